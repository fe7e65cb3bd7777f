import { Copy, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'
import { useDeskState, useEditing, usePlanner } from '../planner-context.tsx'
import styles from './several-selected.module.css'

/** More than one item, or one the catalogues no longer know: what can be done with all of them. */
export function SeveralSelected() {
  const text = useText()
  const { editor } = usePlanner()
  const { selection } = useEditing()
  const { findings } = useDeskState().evaluation
  const own = findings.filter(({ row }) => selection.includes(row))

  return (
    <>
      <h2>{text('{{count}} items selected', { count: selection.length })}</h2>
      {own.map(({ row, code, message }) => (
        <p key={`${row} ${code}`} className={styles.finding}>
          {message}
        </p>
      ))}
      <div className={styles.actions}>
        <Button icon={<Copy size={16} aria-hidden="true" />} onClick={editor.duplicateSelection}>
          {text('Duplicate')}
        </Button>
        <Button kind="danger" icon={<Trash2 size={16} aria-hidden="true" />} onClick={editor.deleteSelection}>
          {text('Delete')}
        </Button>
      </div>
    </>
  )
}
