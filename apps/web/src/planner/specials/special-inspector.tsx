import type { SpecialRow } from '@arredo/project'
import { Button } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'
import { useAction } from '../actions/action-context.tsx'
import { RecordHead } from '../inspector/records/record-head.tsx'
import { usePlanner } from '../planner-context.tsx'
import { usePriceBasis } from '../use-price-basis.ts'
import styles from './specials.module.css'
import { useSpecial } from './use-special.ts'
import { useSpecialPrice } from './use-special-price.ts'

/** One thing that was asked for: about what, for how much, and the ways on from here. */
export function SpecialInspector({ row }: { row: SpecialRow }) {
  const text = useText()
  const { editor } = usePlanner()
  const { article, insteadOf } = useSpecial(row.id)
  const price = useSpecialPrice(row.id)
  const basis = usePriceBasis()
  const change = useAction('special')

  return (
    <>
      <RecordHead name={row.text} note={text('Special, asked for on top of {{article}}', { article })} />
      <section className={styles.section}>
        {insteadOf && <p>{insteadOf}</p>}
        <p className={styles.sum}>
          <output aria-label={text('Price of what was asked for')}>{price}</output>
          <span className={styles.note}>
            {row.onRequest ? text('No offer is made before it has a price.') : basis}
          </span>
        </p>
        <div className={styles.ways}>
          <Button size="small" kind="primary" onClick={change.run}>
            {text('Change…')}
          </Button>
          <Button size="small" onClick={() => editor.select([{ kind: 'row', id: row.special.of }])}>
            {text('Show the article')}
          </Button>
        </div>
      </section>
    </>
  )
}
