import type { ActionGroup } from '@arredo/editor'
import { sentence } from '@arredo/words'
import { actionGroups } from '../../planner/actions/action-groups.ts'
import { plannerActions } from '../../planner/actions/planner-actions.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './shortcuts-dialog.module.css'

type Shortcut = { readonly label: string; readonly keys: readonly string[] }

/** Keys that are no action's: they belong to one place, or to a gesture. */
const others: readonly Shortcut[] = [
  { label: sentence('Search the catalogue'), keys: ['/'] },
  { label: sentence('Open the logs'), keys: ['Ctrl+Alt+S'] },
  { label: sentence('Release snapping while dragging'), keys: ['Alt'] },
]

const inOutline: readonly Shortcut[] = [
  { label: sentence('Go from line to line, fold and unfold'), keys: ['↑', '↓', '←', '→'] },
  { label: sentence('Select; once more to change it'), keys: ['Enter'] },
  { label: sentence('Select several'), keys: ['Space', 'Shift+↓'] },
  { label: sentence('Go to a name or a number'), keys: ['A–Z', '0–9'] },
]

export function ShortcutsDialog({ frame }: DialogProps<'shortcuts'>) {
  const text = useText()
  const groups = (Object.keys(actionGroups) as ActionGroup[]).map((group) => ({
    heading: actionGroups[group],
    shortcuts: plannerActions.flatMap(({ group: own, label, keys }): readonly Shortcut[] =>
      own === group && keys ? [{ label, keys: keys.printed }] : [],
    ),
  }))
  const all = [
    ...groups,
    { heading: sentence('In the outline'), shortcuts: inOutline },
    { heading: sentence('Elsewhere'), shortcuts: others },
  ].filter(({ shortcuts }) => shortcuts.length > 0)

  return (
    <DialogFrame {...frame}>
      {all.map(({ heading, shortcuts }) => (
        <section key={heading} className={styles.group}>
          <h3 className={styles.heading}>{text(heading)}</h3>
          <dl className={styles.list}>
            {shortcuts.map(({ label, keys }) => (
              <div key={label} className={styles.row}>
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
          </dl>
        </section>
      ))}
    </DialogFrame>
  )
}
