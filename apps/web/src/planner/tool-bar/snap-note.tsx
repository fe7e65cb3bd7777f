import { Magnet } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { useOnEditor, usePlanner } from '../planner-context.tsx'
import styles from './hidden-note.module.css'
import own from './snap-note.module.css'

/** While something is carried: how it is held where it is, by what, and how one lets go of it. */
export function SnapNote() {
  const text = useText()
  const { editor } = usePlanner()
  const hint = useSyncExternalStore(editor.subscribe, editor.hint)
  const snaps = useOnEditor((state) => state.snaps)
  if (!hint) return null

  const { mode, held, isFree } = hint
  const what = held.map((name) => text(name)).join(', ')
  return (
    <Panel aria-label={text('Snapping')} className={`${styles.note} ${own.note}`}>
      <Magnet size={16} aria-hidden="true" />
      <output>
        <strong>{text(mode)}</strong>
        {what && <> · {text('Snaps to: {{what}}', { what })}</>}
      </output>
      {!snaps && <span>{text('Snapping is off')}</span>}
      {snaps && !isFree && <span className={own.release}>{text('Alt for free')}</span>}
    </Panel>
  )
}
