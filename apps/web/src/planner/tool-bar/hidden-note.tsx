import { EyeOff } from 'lucide-react'
import { LinkButton } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { useOnEditor, usePlanner } from '../planner-context.tsx'
import styles from './hidden-note.module.css'

/** What is not seen is not gone, and stands in the offer. */
export function HiddenNote() {
  const text = useText()
  const { editor } = usePlanner()
  const hidden = useOnEditor((state) => state.hidden)
  if (hidden.length === 0) return null

  return (
    <Panel aria-label={text('Hidden items')} className={styles.note}>
      <EyeOff size={16} aria-hidden="true" />
      <output>{text('{{count}} hidden', { count: hidden.length })}</output>
      <LinkButton onClick={editor.showHidden}>{text('Show')}</LinkButton>
    </Panel>
  )
}
