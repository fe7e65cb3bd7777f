import {
  changeByOrder,
  changeStatus,
  giveAway,
  isChangedByOrder,
  nextSteps,
  type OpenProject,
  openProject,
  otherStatuses,
  type StatusSituation,
  type StatusStep,
  statusNames,
  takeStep,
  takeUp,
} from '@arredo/flows'
import { done, type Result } from '@arredo/project'
import { sentence } from '@arredo/words'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { useMakeOffer } from '../../screens/offer/use-make-offer.ts'
import { useProjectsChanged } from '../../screens/projects/use-projects-changed.ts'
import { useAttempt } from '../../shell/use-attempt.ts'

export type Doing = {
  readonly key: string
  /** English, translation keys. */
  readonly verb: string
  readonly values?: Readonly<Record<string, string | number>>
  readonly about?: string
  readonly run: () => void
}

export type StatusSteps = {
  readonly steps: readonly Doing[]
  /** What is no step to another status. */
  readonly besides: readonly Doing[]
  /** A supervisor's: any other status. */
  readonly others: readonly Doing[]
}

/** What a project's next steps depend on; one that is not open is taken up by the first of them. */
export type Standing = Pick<OpenProject, 'id' | 'status' | 'statusBefore' | 'changeOf' | 'changes'>

/** What the person may do next with a project, as things to press. */
export function useStatusSteps(project: Standing, place: 'planner' | 'page' = 'planner'): StatusSteps {
  const app = useApp()
  const { make } = useMakeOffer()
  const { attempt } = useAttempt()
  const changed = useProjectsChanged()
  const situation: StatusSituation = {
    ...{ status: project.status, statusBefore: project.statusBefore ?? null },
    profile: useProfile(),
    isAdvanced: app.config.isAdvancedOrderFlowEnabled ?? false,
  }
  const isSeller = situation.profile?.kind === 'pro' && project.id !== null

  function run(start: () => Promise<Result<unknown>>): void {
    void attempt(async () => {
      const taken = await takeUp(app, project.id)
      if (!taken.ok) return taken
      const result = await start()
      changed()
      return result
    })
  }

  async function offer(): Promise<Result<unknown>> {
    if (await make()) app.ports.navigate('/offerview')
    // Why not was said already.
    return done('Offer made')
  }

  async function order(): Promise<Result<unknown>> {
    const made = await changeByOrder(app)
    const id = app.project.getState().open?.id
    if (made.ok && place === 'page' && id) app.ports.navigate(`/projects/${id}`)
    return made
  }

  function doing(step: StatusStep): Doing {
    const { to, way, verb, about } = step
    return {
      key: to,
      verb,
      about,
      run: () => run(way === 'offer' ? offer : () => takeStep(app, step)),
    }
  }

  function besides(): readonly Doing[] {
    if (project.id === null) return []
    const linked = place === 'page' ? [] : [project.changeOf ?? [], project.changes ?? []].flat()
    const all: readonly (Doing | false)[] = [
      isChangedByOrder(situation) && {
        ...{ key: 'changeOrder', verb: sentence('Change by a change order') },
        about: sentence('A copy to change and order; this one stays as it is'),
        run: () => run(order),
      },
      ...linked.map((id) => ({
        ...{ key: `project ${id}`, verb: sentence('Open project {{id}}'), values: { id } },
        about:
          id === project.changeOf ? sentence('The order that this one changes') : sentence('A change order'),
        run: () => run(() => openProject(app, id, { noSaveRequest: false, goTo: null })),
      })),
      isSeller && {
        ...{ key: 'assign', verb: sentence('Give to a colleague…') },
        about: sentence('Hand it to another person or shop'),
        run: () => run(() => giveAway(app)),
      },
      place === 'planner' && {
        ...{ key: 'page', verb: sentence('Project page') },
        about: sentence('All that is kept of it: customer, versions, documents, log'),
        run: () => app.ports.navigate(`/projects/${project.id}`),
      },
      place === 'planner' && {
        ...{ key: 'documents', verb: sentence('Documents…') },
        about: sentence('Drawings, lists and summaries on paper'),
        run: () => void app.dialogs.ask('documents', {}),
      },
      place === 'planner' && {
        ...{ key: 'versions', verb: sentence('Versions…') },
        about: sentence('Keep it under a name, or go back'),
        run: () => void app.dialogs.ask('versions', {}),
      },
    ]
    return all.filter((doing) => doing !== false)
  }

  return {
    steps: nextSteps(situation).map(doing),
    besides: besides(),
    others: otherStatuses(situation).map((status) => ({
      ...{ key: status, verb: statusNames[status] },
      run: () => run(() => changeStatus(app, status)),
    })),
  }
}
