import { statusNames } from '@arredo/flows'
import { ChevronDown } from 'lucide-react'
import { useProfile } from '../../app/use-session.ts'
import { OnDemand } from '../../ui/on-demand.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './status-button.module.css'
import type { Standing } from './use-status-steps.ts'

const fetchMenu = async () => (await import('./status-menu.tsx')).StatusMenu

/** What the project is, and the way to what it is next. Guests and projects that are not saved yet have no steps. */
export function StatusButton({
  project,
  place = 'planner',
}: {
  project: Standing
  place?: 'planner' | 'page'
}) {
  const text = useText()
  const kind = useProfile()?.kind ?? 'guest'
  const label = text(statusNames[project.status])
  const chip = <StatusChip status={project.status} label={label} />
  if (kind === 'guest' || project.id === null) return chip

  const trigger = (
    <button
      type="button"
      className={styles.button}
      aria-label={text('Status {{status}}: next steps', { status: label })}
    >
      {chip}
      <ChevronDown size={14} aria-hidden="true" />
    </button>
  )
  return <OnDemand opens="menu" fetch={fetchMenu} popup={{ trigger, project, place }} />
}
