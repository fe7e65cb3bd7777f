import type { LucideIcon } from 'lucide-react'
import styles from '../../ui/menu.module.css'
import { MenuItem } from '../../ui/menu.tsx'
import { useText } from '../../words/use-text.ts'
import { useAction } from '../actions/action-context.tsx'

/** What the list of actions says of one, as a line of a menu. */
export function ActionItem({ id, icon: Icon }: { id: string; icon: LucideIcon }) {
  const text = useText()
  const { label, shortcut, isPossible, run } = useAction(id)
  return (
    <MenuItem icon={<Icon size={18} aria-hidden="true" />} disabled={!isPossible} onSelect={run}>
      <span className={styles.grow}>{text(label)}</span>
      {shortcut && <kbd className={styles.key}>{shortcut}</kbd>}
    </MenuItem>
  )
}
