import type { ProjectListing } from '@arredo/contract'
import { done, type Result, refuse, type Status } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { nextSteps } from '../status/status-steps.ts'
import { changeStatus } from '../status/take-step.ts'
import { callUntilAnswered } from './call-until-answered.ts'
import { type NamedProject, putIntoBin } from './delete-project.ts'
import type { Refusal } from './refusal.ts'

/** A server has others to answer. */
const atOnce = 4

const inBin = sentence('The projects are in the bin')

/** Asks once, and puts each into the bin as a single one; what stays is told with its reason. */
export async function deleteProjects(
  app: App,
  projects: readonly NamedProject[],
  changed: () => void,
): Promise<Result<string>> {
  const [only, ...others] = projects
  if (!only) return refuse('Operation cancelled')
  const asked = await app.dialogs.ask('deleteProject', { name: only.name, others: others.length })
  if (!asked.ok) return asked
  if (asked.value !== 'delete') return refuse('Operation cancelled')

  const refused = await withEach(app, projects, ({ id }) => putIntoBin(app, id))
  const gone = projects.filter(({ id }) => !refused.some((stayed) => stayed.id === id))
  changed()
  if (gone.length > 0) {
    app.notices.show({
      message: inBin,
      action: { label: sentence('Bring them back'), run: () => void bringAllBack(app, gone, changed) },
    })
  }
  return report(app, sentence('Not deleted'), refused)
}

/** Out of the bin, each as it was. */
export async function bringAllBack(
  app: App,
  projects: readonly NamedProject[],
  changed: () => void,
): Promise<Result<string>> {
  const refused = await withEach(app, projects, async ({ id }) => {
    const answer = await app.ports.call('projects/restore', { id })
    return answer.ok ? done('Project restored') : refuse(answer.message)
  })
  changed()
  app.notices.withdraw(inBin)
  if (refused.length < projects.length) app.notices.show({ message: sentence('The projects are back') })
  return report(app, sentence('Not brought back'), refused)
}

export type SharedStep = {
  /** English, translation keys. */
  readonly verb: string
  readonly about: string
  /** For how many of them. */
  readonly count: number
}

/** The steps that at least one of them may take, and that need no more than a word. */
export function sharedSteps(app: App, projects: readonly ProjectListing[]): readonly SharedStep[] {
  const shared = new Map<string, SharedStep>()
  for (const { verb, about } of projects.flatMap((project) => stepsOf(app, project))) {
    shared.set(verb, { verb, about, count: (shared.get(verb)?.count ?? 0) + 1 })
  }
  return [...shared.values()]
}

/** Each by its own way of table D-43; whichever has none, or is refused by the server, is told with its reason. */
export async function takeSharedStep(
  app: App,
  projects: readonly ProjectListing[],
  verb: string,
  changed: () => void,
): Promise<Result<string>> {
  const refused = await withEach(app, projects, (project) => {
    const step = stepsOf(app, project).find((each) => each.verb === verb)
    return step
      ? changeOne(app, project, step.to)
      : Promise.resolve(refuse(sentence('Status change not allowed')))
  })
  changed()
  if (refused.length < projects.length) app.notices.show({ message: sentence('The status was changed') })
  return report(app, sentence('Status not changed'), refused)
}

function stepsOf(app: App, { status, statusBefore }: ProjectListing) {
  const { profile } = app.session.getState()
  const isAdvanced = app.config.isAdvancedOrderFlowEnabled ?? false
  const steps = nextSteps({ status, statusBefore: statusBefore ?? null, profile, isAdvanced })
  return steps.filter(({ way }) => way === 'set')
}

async function changeOne(
  app: App,
  { id, revision }: ProjectListing,
  status: Status,
): Promise<Result<string>> {
  // What is open has its own way: it is saved first, and shows its new status.
  if (app.project.getState().open?.id === id) return changeStatus(app, status)
  const answer = await callUntilAnswered(app, 'projects/setstatus', { prjId: id, status, revision })
  return answer.ok ? done('Status changed') : refuse(answer.message)
}

/** A few at a time, in their order, with how many are done; those that were refused. */
async function withEach<Project extends NamedProject>(
  app: App,
  projects: readonly Project[],
  run: (project: Project) => Promise<Result<string>>,
): Promise<readonly Refusal[]> {
  const results: Refusal[] = []
  const waiting = projects.values()
  await app.loading.during(sentence('The projects are changed'), (tell) => {
    let done = 0
    return Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const project of waiting) {
          const result = await run(project)
          if (!result.ok) results.push({ id: project.id, name: project.name, reason: result.message })
          tell(++done / projects.length)
        }
      }),
    )
  })
  return projects.flatMap(({ id }) => results.filter((refused) => refused.id === id))
}

async function report(app: App, title: string, refused: readonly Refusal[]): Promise<Result<string>> {
  if (refused.length > 0) await app.dialogs.ask('refusedProjects', { title, refused })
  return done('Projects changed')
}
