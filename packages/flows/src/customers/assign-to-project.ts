import type { Customer, Result } from '@arredo/project'
import { refuse } from '@arredo/project'
import type { App } from '../app.ts'

/** For whom the open project is, at any time; the status follows with the next save (D-43). */
export async function assignToProject(app: App): Promise<Result<unknown>> {
  const { open } = app.project.getState()
  if (!open) return refuse('You must first initialize a project')

  const present = open.desk.current().document.header.customer
  const asked = await app.dialogs.ask('customerAssignment', { forced: false, purpose: 'change', present })
  if (!asked.ok) return asked
  const { value } = asked
  if (value === null || value.kind === 'skip') return refuse('Operation cancelled')
  return changeCustomer(app, value.kind === 'select' ? value.customer : null)
}

/** One step of undo, whichever alternative one looks at. */
export async function changeCustomer(app: App, customer: Customer | null): Promise<Result<unknown>> {
  const { assignCustomer } = await app.ports.projectKit()
  const { open } = app.project.getState()
  return open ? open.desk.run(assignCustomer, { customer }) : refuse('You must first initialize a project')
}
