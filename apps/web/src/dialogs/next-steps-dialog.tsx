import { type OpenProject, statusNames } from '@arredo/flows'
import { useOpenProject } from '../app/use-project.ts'
import { type Doing, useStatusSteps } from '../planner/status/use-status-steps.ts'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { useText } from '../words/use-text.ts'
import type { DialogProps } from './dialog-props.ts'
import styles from './next-steps-dialog.module.css'

/** The chip's menu on a phone. */
export function NextStepsDialog({ frame }: DialogProps<'nextSteps'>) {
  const project = useOpenProject()
  const text = useText()
  return (
    <DialogFrame {...frame}>
      {project ? (
        <Steps project={project} onDone={frame.onDismiss} />
      ) : (
        <p>{text('You must first initialize a project')}</p>
      )}
    </DialogFrame>
  )
}

function Steps({ project, onDone }: { project: OpenProject; onDone: () => void }) {
  const text = useText()
  const { steps, besides, others } = useStatusSteps(project)
  const { status } = project
  return (
    <>
      <StatusChip status={status} label={text(statusNames[status])} />
      {steps.length === 0 && <p>{text('There is nothing to be done from here.')}</p>}
      <ul className={styles.list}>
        {[...steps, ...besides, ...others].map((doing) => (
          <Step key={doing.key} doing={doing} onDone={onDone} />
        ))}
      </ul>
    </>
  )
}

function Step({ doing: { verb, values, about, run }, onDone }: { doing: Doing; onDone: () => void }) {
  const text = useText()
  return (
    <li>
      <button
        type="button"
        className={styles.step}
        onClick={() => {
          onDone()
          run()
        }}
      >
        {text(verb, values)}
        {about && <span className={styles.about}>{text(about)}</span>}
      </button>
    </li>
  )
}
