import { idsOf } from '@arredo/editor'
import { Copy, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'
import { useAction } from '../actions/action-context.tsx'
import { useDeskState, useEditing } from '../planner-context.tsx'
import styles from './several-selected.module.css'

/** More than one thing, or one the catalogues no longer know: what can be done with all of them. */
export function SeveralSelected() {
  const text = useText()
  const { selection } = useEditing()
  const { findings } = useDeskState().evaluation
  const rows = idsOf(selection, 'row')
  const own = findings.filter(({ row }) => rows.includes(row))
  const duplicate = useAction('duplicate')
  const remove = useAction('remove')

  return (
    <>
      <h2>{text('{{count}} items selected', { count: selection.length })}</h2>
      {own.map(({ row, code, message }) => (
        <p key={`${row} ${code}`} className={styles.finding}>
          {message}
        </p>
      ))}
      <div className={styles.actions}>
        {duplicate.isPossible && (
          <Button icon={<Copy size={16} aria-hidden="true" />} onClick={duplicate.run}>
            {text('Duplicate')}
          </Button>
        )}
        <Button kind="danger" icon={<Trash2 size={16} aria-hidden="true" />} onClick={remove.run}>
          {text('Delete')}
        </Button>
      </div>
    </>
  )
}
