import type { CoveredSurface } from '@arredo/project'
import { useId } from 'react'
import { type OpenDesk, useDeskNow } from '../app/use-open-desk.ts'
import { usePackText } from '../catalogue/range/use-pack-text.ts'
import { allLines } from '../planner/inspector/price/breakdown.ts'
import { PriceLines } from '../planner/inspector/price/price-lines.tsx'
import { useArea } from '../planner/use-area.ts'
import { useMoney } from '../words/use-money.ts'
import { useText } from '../words/use-text.ts'
import styles from './surface-lines.module.css'

/** What floors, walls and ceilings are covered with and cost: lines of the price that follow the room, no rows. */
export function SurfaceLines({ open }: { open: OpenDesk }) {
  const id = useId()
  const text = useText()
  const packText = usePackText()
  const money = useMoney()
  const area = useArea()
  const { document, evaluation } = useDeskNow(open)
  const { surfaces = [] } = evaluation
  const price = evaluation.prices[open.face]
  if (surfaces.length === 0) return null

  const surfaceOf = ({ kind }: CoveredSurface) =>
    ({ floor: text('Floor'), wall: text('Walls'), ceiling: text('Ceiling') })[kind]
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {text('Floors, walls and ceilings')}
      </h3>
      <ul className={styles.list}>
        {surfaces.map((one) => {
          const own = price?.rows[one.id]
          const name = one.name ? packText(one.name) : one.finish
          const room = document.rooms[one.room]?.name || text('Room')
          return (
            <li key={one.id}>
              <details className={styles.line}>
                <summary>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.price}>
                    {own && price ? money({ minor: own.total, currency: price.currency }) : text('No price')}
                  </span>
                  <span className={styles.place}>
                    {[room, surfaceOf(one), area(one.area * 10_000)].join(' · ')}
                  </span>
                </summary>
                {own && price && (
                  <PriceLines
                    lines={allLines(own.lines, price.face)}
                    currency={price.currency}
                    showRates={price.face === 'trade'}
                  />
                )}
              </details>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
