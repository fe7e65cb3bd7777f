import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import { shortcuts } from './shortcuts.ts'
import styles from './shortcuts-sheet.module.css'

export function ShortcutsSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText()
  return (
    <DialogFrame
      open={isOpen}
      title={text('Shortcuts')}
      width={500}
      onDismiss={onClose}
      words={{ close: text('Close'), fullscreen: text('Full screen'), restore: text('Restore') }}
    >
      <dl className={styles.list}>
        {shortcuts.map(({ name, keys, label }) => (
          <div key={name} className={styles.row}>
            <dt>{text(label)}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{text('Search the catalogue')}</dt>
          <dd className={styles.keys}>
            <kbd className={styles.key}>/</kbd>
            <kbd className={styles.key}>Ctrl+K</kbd>
          </dd>
        </div>
        <div className={styles.row}>
          <dt>{text('Release snapping while dragging')}</dt>
          <dd className={styles.keys}>
            <kbd className={styles.key}>Alt</kbd>
          </dd>
        </div>
      </dl>
    </DialogFrame>
  )
}
