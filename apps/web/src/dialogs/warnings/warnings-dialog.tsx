import type { OpenProject } from '@arredo/flows'
import type { PlanFinding } from '@arredo/planning'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useOpenProject } from '../../app/use-project.ts'
import { useForm } from '../../planner/layout/use-form.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { FindingsList } from './findings-list.tsx'
import { firstLine, useFindings } from './use-findings.ts'
import styles from './warnings-dialog.module.css'

/** stays beside the room where there is space, so that one sees what one mends. */
export function WarningsDialog(props: DialogProps<'warnings'>) {
  const project = useOpenProject()
  const { onAnswer } = props
  // Closed meanwhile: there is nothing to look over any more.
  useEffect(() => {
    if (!project) onAnswer(null)
  }, [project, onAnswer])
  return project && <Warnings {...props} project={project} />
}

function Warnings({ project, onAnswer, frame }: DialogProps<'warnings'> & { project: OpenProject }) {
  const text = useText()
  const form = useForm()
  const { findings, list, isInPlanner, show, fix } = useFindings(project)
  const beside = form === 'wide' || form === 'laptop'
  // Only the room has a place for it beside itself.
  useEffect(() => {
    if (!isInPlanner) frame.onDismiss()
  }, [isInPlanner, frame.onDismiss])

  function showIt(finding: PlanFinding) {
    show(finding)
    if (!beside) onAnswer(null)
  }

  return (
    <DialogFrame {...frame} beside={beside} firstFocus={() => firstLine(list.current)}>
      <p className={styles.count} role="status">
        {findings.length > 0 && text('{{count}} warnings', { count: findings.length })}
      </p>
      <div ref={list} tabIndex={-1} className={styles.findings}>
        {findings.length === 0 ? (
          <EmptyState
            icon={<CircleCheck size={28} aria-hidden="true" />}
            title={text('Nothing to warn of')}
            hint={text('The plan was looked over: nothing overlaps, nothing is missing.')}
          />
        ) : (
          <FindingsList findings={findings} onShow={showIt} onFix={(finding) => void fix(finding)} />
        )}
      </div>
    </DialogFrame>
  )
}
