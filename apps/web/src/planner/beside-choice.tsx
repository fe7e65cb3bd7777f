import { unitToPlaceBeside } from '@arredo/editor'
import { rowName } from '@arredo/project'
import { usePackText } from '../catalogue/range/use-pack-text.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { useText } from '../words/use-text.ts'
import styles from './beside-choice.module.css'
import { useDeskState, useEditing, usePlanner } from './planner-context.tsx'

/** Where what is chosen in the catalogue comes: to one side of the unit that is selected. */
export function BesideChoice() {
  const text = useText()
  const packText = usePackText()
  const { editor } = usePlanner()
  const { document, evaluation } = useDeskState()
  const { beside } = useEditing()
  const row = document.rows[unitToPlaceBeside(editor) ?? '']
  if (!row) return null

  const name = packText(rowName(row, evaluation).name)
  const nextTo = text('Next to {{name}}', { name })
  return (
    <div className={styles.beside}>
      <span className={styles.of} title={nextTo}>
        {nextTo}
      </span>
      <SegmentedControl
        label={text('Side of {{name}}', { name })}
        value={beside}
        segments={[
          { value: 'left', label: text('Left') },
          { value: 'right', label: text('Right') },
        ]}
        onChange={editor.setBeside}
      />
    </div>
  )
}
