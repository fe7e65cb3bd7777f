import { Footprints } from 'lucide-react'
import { LinkButton } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { useOnEditor, usePlanner } from '../planner-context.tsx'
import styles from './hidden-note.module.css'
import { useSaidOpening } from './use-said-opening.ts'

/** How one walks, what stands right ahead, and the way out. */
export function WalkNote() {
  const text = useText()
  const { editor } = usePlanner()
  const isWalking = useOnEditor((state) => state.isWalking)
  const met = useSaidOpening()
  if (!isWalking) return null

  return (
    <Panel aria-label={text('Walk')} className={styles.note}>
      <Footprints size={16} aria-hidden="true" />
      <output>
        {met
          ? text('Ahead: {{name}}. A click or Enter opens it', { name: met })
          : text('Click the floor to go there, drag to look around')}
      </output>
      <LinkButton onClick={() => editor.walk(false)}>{text('End the walk')}</LinkButton>
    </Panel>
  )
}
