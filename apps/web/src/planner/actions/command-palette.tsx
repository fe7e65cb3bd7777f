import { type KeyboardEvent, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useText } from '../../words/use-text.ts'
import { useActionContext } from './action-context.tsx'
import styles from './command-palette.module.css'
import { type PlannerAction, plannerActions } from './planner-actions.ts'

/** Everything that can be done now, by typing what it is called. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const text = useText()
  const context = useActionContext()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const wanted = typed.trim().toLocaleLowerCase()
  const found = plannerActions.filter(
    ({ id, label, isPossible }) =>
      id !== 'palette' && (isPossible?.(context) ?? true) && text(label).toLocaleLowerCase().includes(wanted),
  )
  const chosen = found[Math.min(at, found.length - 1)]

  function run(action: PlannerAction | undefined) {
    if (!action) return
    onClose()
    action.run(context, null)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((now) => Math.min(found.length - 1, Math.max(0, now + step)))
    else if (event.key === 'Enter') run(chosen)
    else return
    event.preventDefault()
  }

  return (
    <DialogFrame
      open
      title={text('Find an action')}
      width={500}
      onDismiss={onClose}
      words={{ close: text('Close'), fullscreen: text('Full screen'), restore: text('Restore') }}
    >
      <TextField
        label={text('Find an action')}
        value={typed}
        autoComplete="off"
        autoFocus
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setAt(0)
        }}
      />
      <ul className={styles.list}>
        {found.map((action) => (
          <li key={action.id}>
            <button
              type="button"
              aria-current={action === chosen}
              className={classNames(styles.action, action === chosen && styles.chosen)}
              onClick={() => run(action)}
            >
              <span>{text(action.label)}</span>
              {action.keys && <kbd className={styles.key}>{action.keys.printed[0]}</kbd>}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{text('Nothing is called like that')}</p>}
    </DialogFrame>
  )
}
