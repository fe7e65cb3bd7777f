import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useFrameWords } from '../../dialogs/use-frame-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useText } from '../../words/use-text.ts'
import { useActionContext } from './action-context.tsx'
import styles from './command-palette.module.css'
import { type FoundAction, foundActions } from './found-actions.ts'
import type { PlannerAction } from './planner-action.ts'
import { plannerActions } from './planner-actions.ts'
import { noteAction, recentActions } from './recent-actions.ts'

const listed = plannerActions.filter(({ id }) => id !== 'palette')

type CommandPaletteProps = { typedAhead: RefObject<string>; onClose: () => void }

/** Everything that can be done, by typing what it is called; what is not possible now says so. */
export function CommandPalette({ typedAhead, onClose }: CommandPaletteProps) {
  const id = useId()
  const frameWords = useFrameWords()
  const text = useText()
  const context = useActionContext()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(() => typedAhead.current)
  const [at, setAt] = useState(0)
  const groups = foundActions(listed, {
    typed,
    text,
    isPossible: ({ isPossible }) => isPossible?.(context) ?? true,
    recent: recentActions(context.editor),
  })
  const found = groups.flatMap(({ actions }) => actions)
  const chosen = found[Math.min(at, found.length - 1)]
  const optionId = ({ action }: FoundAction) => `${id}-${action.id.replaceAll(' ', '-')}`

  useEffect(() => {
    if (at >= 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  function run({ action, isPossible }: FoundAction) {
    if (!isPossible) return
    noteAction(context.editor, action.id)
    onClose()
    action.run(context, null)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((now) => (now + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter' && chosen) run(chosen)
    else return
    event.preventDefault()
  }

  return (
    <DialogFrame open title={text('Find an action')} width={500} onDismiss={onClose} words={frameWords}>
      <TextField
        className={styles.typed}
        label={text('Find an action')}
        value={typed}
        autoComplete="off"
        autoFocus
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && optionId(chosen)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setAt(0)
        }}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={text('Actions')} className={styles.list}>
        {groups.map(({ heading, actions }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={heading} role="group" aria-label={text(heading)}>
            <div className={styles.heading} aria-hidden="true">
              {text(heading)}
            </div>
            {actions.map((each) => (
              <Option
                key={each.action.id}
                id={optionId(each)}
                action={each.action}
                isPossible={each.isPossible}
                isChosen={each === chosen}
                onRun={() => run(each)}
              />
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.none}>{text('Nothing is called like that')}</p>}
    </DialogFrame>
  )
}

type OptionProps = {
  id: string
  action: PlannerAction
  isPossible: boolean
  isChosen: boolean
  onRun: () => void
}

function Option({ id, action: { label, keys }, isPossible, isChosen, onRun }: OptionProps) {
  const text = useText()
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field above has the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={!isPossible}
      className={classNames(styles.action, isChosen && styles.chosen, !isPossible && styles.impossible)}
      onClick={onRun}
    >
      <span>{text(label)}</span>
      {isPossible
        ? keys && <kbd className={styles.key}>{keys.printed[0]}</kbd>
        : isChosen && <span className={styles.key}>{text('Not possible now')}</span>}
    </div>
  )
}
