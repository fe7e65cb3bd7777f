import type { RefusedPaint } from '@arredo/editor'
import { changeVariants, rowName } from '@arredo/project'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { LinkButton } from '../../ui/link.tsx'
import { useText } from '../../words/use-text.ts'
import { useDeskState, useOnEditor, usePlanner } from '../planner-context.tsx'
import styles from './paint-panel.module.css'

/** Articles that would not take the paint: why, and the smallest change that lets them (D-51). */
export function RefusedPaints() {
  const text = useText()
  const packText = usePackText()
  const { editor, desk } = usePlanner()
  const { document, evaluation } = useDeskState()
  const refused = useOnEditor((state) => state.brush.refused)
  const standing = refused.filter(({ row }) => document.rows[row])
  if (standing.length === 0) return null

  function mend({ row, repair }: RefusedPaint) {
    if (repair) desk.run(changeVariants, { row, choices: repair })
    editor.setBrush({ refused: refused.filter((one) => one.row !== row) })
  }

  return (
    <ul className={styles.refused} aria-live="polite">
      {standing.map((one) => {
        const row = document.rows[one.row]
        const item = row ? packText(rowName(row, evaluation).name) : ''
        const why = one.reasons.map(packText).join('. ')
        return (
          <li key={one.row}>
            {why
              ? text('{{item}}: {{why}}.', { item, why })
              : text('{{item}} is not made in what is on the brush.', { item })}{' '}
            {one.repair && (
              <LinkButton onClick={() => mend(one)}>{text('Change what stands in the way')}</LinkButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}
