import {
  changeStatus,
  giveAway,
  nextSteps,
  type OpenProject,
  otherStatuses,
  type StatusSituation,
  type StatusStep,
  statusNames,
  takeStep,
} from '@arredo/flows'
import type { Result } from '@arredo/project'
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

/** What the person may do next with the open project, as things to press. */
export function useStatusSteps(project: OpenProject): StatusSteps {
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
      const result = await start()
      changed()
      return result
    })
  }

  async function offer(): Promise<void> {
    if (await make()) app.ports.navigate('/offerview')
  }

  function doing(step: StatusStep): Doing {
    const { to, way, verb, about } = step
    return {
      key: to,
      verb,
      about,
      run: () => (way === 'offer' ? void offer() : run(() => takeStep(app, step))),
    }
  }

  return {
    steps: nextSteps(situation).map(doing),
    besides: isSeller
      ? [
          {
            ...{ key: 'assign', verb: sentence('Give to a colleague…') },
            about: sentence('Hand it to another person or shop'),
            run: () => run(() => giveAway(app)),
          },
        ]
      : [],
    others: otherStatuses(situation).map((status) => ({
      ...{ key: status, verb: statusNames[status] },
      run: () => run(() => changeStatus(app, status)),
    })),
  }
}
