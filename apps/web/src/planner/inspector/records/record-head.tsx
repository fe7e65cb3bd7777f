import { Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useText } from '../../../words/use-text.ts'
import { useAction } from '../../actions/action-context.tsx'
import styles from './record-inspector.module.css'

/** What it is, and the way to be rid of it. */
export function RecordHead({ name, note }: { name: string; note?: string }) {
  const text = useText()
  const remove = useAction('remove')
  return (
    <header className={styles.head}>
      <div>
        <h2>{name}</h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {/* The only room is shown without being selected: there is nothing to delete then. */}
      {remove.isPossible && (
        <IconButton label={text('Delete')} icon={<Trash2 aria-hidden="true" />} onClick={remove.run} />
      )}
    </header>
  )
}
