import type { ProjectSheet } from '@arredo/contract'
import { copyStored, deleteProject, takeUp } from '@arredo/flows'
import { done, isOrdered, type Result } from '@arredo/project'
import { Copy, FileText, PencilRuler, Trash2 } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'
import { useMakeOffer } from '../offer/use-make-offer.ts'
import { useOpenStored } from '../projects/use-open-stored.ts'
import { useProjectsChanged } from '../projects/use-projects-changed.ts'

export function ProjectActions({ sheet: { id, name, status, statusBefore } }: { sheet: ProjectSheet }) {
  const app = useApp()
  const text = useText()
  const isPro = useProfile()?.kind === 'pro'
  const opening = useOpenStored()
  const { make, isMaking } = useMakeOffer()
  const { attempt, isBusy } = useAttempt()
  const changed = useProjectsChanged()
  const isLocked = isOrdered(status, statusBefore)

  function open() {
    // What is on the desk is taken up where it was left.
    if (app.project.getState().open?.id === id) app.ports.navigate('/configurator3d')
    else void opening.open(id)
  }

  async function offer(): Promise<Result<unknown>> {
    const taken = await takeUp(app, id)
    if (taken.ok && (await make())) app.ports.navigate('/offerview')
    return taken
  }

  async function remove(): Promise<Result<unknown>> {
    const removed = await deleteProject(app, { id, name }, changed)
    if (removed.ok) app.ports.navigate('/projects')
    return removed.ok ? done('Project deleted') : removed
  }

  return (
    <>
      {!isLocked && (
        <Button
          kind="quiet"
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => void attempt(remove)}
        >
          {text('Delete…')}
        </Button>
      )}
      <Button
        icon={<Copy size={16} aria-hidden="true" />}
        onClick={() => void attempt(() => copyStored(app, id, changed))}
      >
        {text('Copy')}
      </Button>
      {isPro && !isLocked && (
        <Button
          icon={<FileText size={16} aria-hidden="true" />}
          busy={isMaking || isBusy}
          onClick={() => void attempt(offer)}
        >
          {text('Make offer')}
        </Button>
      )}
      <Button
        kind="primary"
        icon={<PencilRuler size={16} aria-hidden="true" />}
        busy={opening.isOpening}
        onClick={open}
      >
        {text('Open in planner')}
      </Button>
    </>
  )
}
