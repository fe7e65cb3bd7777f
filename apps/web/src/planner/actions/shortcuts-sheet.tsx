import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import { plannerActions } from './planner-actions.ts'
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
        {plannerActions.map(({ id, keys, label }) =>
          keys ? (
            <div key={id} className={styles.row}>
              <dt>{text(label)}</dt>
              <dd className={styles.keys}>
                {keys.printed.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ) : null,
        )}
        <div className={styles.row}>
          <dt>{text('Search the catalogue')}</dt>
          <dd className={styles.keys}>
            <kbd className={styles.key}>/</kbd>
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
