import { done, type Result, refuse, type Status } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { assignToProject, changeCustomer } from '../customers/assign-to-project.ts'
import { callUntilAnswered } from '../project/call-until-answered.ts'
import { isChanged, type OpenProject, updateOpenProject } from '../project/project-store.ts'
import { saveProject } from '../project/save-project.ts'
import type { HandOver } from './hand-over.ts'
import type { StatusStep } from './status-steps.ts'

/** Takes the open project one step further; what is not saved yet is saved first. An offer is made elsewhere. */
export async function takeStep(app: App, { to, way }: StatusStep): Promise<Result<string>> {
  // The status follows by the save, so that document and status never say different things.
  if (way === 'customer' || way === 'noCustomer') {
    const changed = await (way === 'customer' ? assignToProject(app) : changeCustomer(app, null))
    return changed.ok ? saveProject(app) : changed
  }
  if (way === 'order' && !(await mayOrder(app))) return refuse('Operation cancelled')
  return changeStatus(app, to)
}

/** the answer is merged into the open project. */
export async function changeStatus(app: App, status: Status, handOver?: HandOver): Promise<Result<string>> {
  const saved = await savedProject(app)
  if (!saved.ok) return saved

  const { desk, id: prjId, revision } = saved.value
  const answer = await callUntilAnswered(app, 'projects/setstatus', {
    ...{ prjId, status, revision },
    ...handOver,
  })
  if (answer.ok) {
    const { status, statusBefore } = answer.value
    updateOpenProject(app.project, desk, { status, statusBefore })
    return done('Status changed')
  }

  const { code, message, details } = answer
  if (code === 'conflict') {
    updateOpenProject(app.project, desk, { attempt: { kind: 'conflict', message, details } })
  }
  return refuse(message)
}

/** The open project as the server has it; a step is about what everybody sees. */
export async function savedProject(app: App): Promise<Result<OpenProject & { readonly id: number }>> {
  const project = app.project.getState().open
  if (!project) return refuse('You must first initialize a project')
  if (project.id === null || isChanged(project)) {
    const saved = await saveProject(app)
    if (!saved.ok) return saved
  }
  const { open } = app.project.getState()
  return open?.desk === project.desk && open.id !== null
    ? done({ ...open, id: open.id })
    : refuse('Project not saved')
}

async function mayOrder(app: App): Promise<boolean> {
  const asked = await app.dialogs.ask('ask', {
    title: sentence('Order this project?'),
    question: sentence(
      'It is ordered as it is saved now. Afterwards it cannot be changed or deleted any more; a change is made by a change order.',
    ),
    answers: [
      { value: 'order', label: sentence('Order') },
      { value: 'no', label: sentence('Not yet') },
    ],
  })
  return asked.ok && asked.value === 'order'
}
