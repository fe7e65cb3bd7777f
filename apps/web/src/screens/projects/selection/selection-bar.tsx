import { Trash2, X } from 'lucide-react'
import { useApp } from '../../../app/app-context.tsx'
import { useProfile } from '../../../app/use-session.ts'
import { useAttempt } from '../../../shell/use-attempt.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { useText } from '../../../words/use-text.ts'
import { useProjectsChanged } from '../use-projects-changed.ts'
import styles from './selection-bar.module.css'
import type { Selection } from './use-selection.ts'

const fetchSteps = async () => (await import('./shared-steps-menu.tsx')).SharedStepsMenu
const fetchFlows = () => import('../../../app/several-projects-flows.ts')

/** What can be done with several at once; it stays in sight while one scrolls. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const app = useApp()
  const text = useText()
  const { attempt, isBusy } = useAttempt()
  const changed = useProjectsChanged()
  const isSeller = useProfile()?.kind === 'pro'
  const { projects, isAll, toggleAll, clear } = selection
  const steps = (
    <Button busy={isBusy} aria-haspopup="menu">
      {text('Change status')}
    </Button>
  )

  function finish(): void {
    changed()
    clear()
  }

  return (
    <section className={styles.bar} hidden={projects.length === 0} aria-label={text('Selected projects')}>
      <p className={styles.count} role="status">
        {projects.length > 0 && text('{{count}} projects selected', { count: projects.length })}
      </p>
      <Button kind="quiet" onClick={toggleAll}>
        {isAll ? text('Select none') : text('Select all shown')}
      </Button>
      <div className={styles.actions}>
        {isSeller && (
          <OnDemand
            opens="menu"
            fetch={fetchSteps}
            popup={{ trigger: steps, projects, attempt, onDone: finish }}
          />
        )}
        <Button
          kind="danger"
          busy={isBusy}
          onClick={() => void attempt(async () => (await fetchFlows()).deleteProjects(app, projects, finish))}
        >
          <Trash2 size={16} aria-hidden="true" />
          {text('Delete…')}
        </Button>
        <IconButton label={text('Select none')} icon={<X size={18} aria-hidden="true" />} onClick={clear} />
      </div>
    </section>
  )
}
