import { type RowId, type SpecialRow, specialsOf } from '@arredo/project'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'
import { useAction } from '../actions/action-context.tsx'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import { SpecialNote } from './special-note.tsx'
import styles from './specials.module.css'
import { useSpecialPrice } from './use-special-price.ts'

/** What was asked for beyond the rules, and the way to ask, where the catalogue allows it. */
export function SpecialsOfArticle({ id }: { id: RowId }) {
  const text = useText()
  const heading = useId()
  const { document, evaluation } = useDeskState()
  const ask = useAction('special')
  const specials = specialsOf(document, id)
  const isAllowed = (evaluation.articles[id]?.special ?? []).length > 0
  if (!isAllowed && specials.length === 0) return null

  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading} className={styles.label}>
        {text('Outside the rules')}
      </h3>
      {specials.length > 0 && (
        <ul className={styles.list}>
          {specials.map((row) => (
            <Asked key={row.id} row={row} />
          ))}
        </ul>
      )}
      {isAllowed && (
        <Button size="small" onClick={ask.run}>
          {text(ask.label)}
        </Button>
      )}
    </section>
  )
}

function Asked({ row }: { row: SpecialRow }) {
  const { editor } = usePlanner()
  const price = useSpecialPrice(row.id)
  return (
    <li>
      <button
        type="button"
        className={styles.asked}
        onClick={() => editor.select([{ kind: 'row', id: row.id }])}
      >
        <span className={styles.wish}>{row.text}</span>
        <span className={styles.note}>
          <SpecialNote id={row.id} />
        </span>
        <span className={styles.price}>{price}</span>
      </button>
    </li>
  )
}
