import type { Result } from '@arredo/project'
import { refuse } from '@arredo/project'
import type { App } from '../app.ts'

/** D-55, D-129: where the order goes, if not to the customer's own address. */
export async function editOrderAddress(app: App): Promise<Result<unknown>> {
  const { open } = app.project.getState()
  if (!open) return refuse('You must first initialize a project')
  const { customer, orderAddress = null } = open.desk.current().document.header
  if (!customer) return refuse('Assign a customer first')

  const asked = await app.dialogs.ask('addressForm', { customer, address: orderAddress })
  if (!asked.ok) return asked
  if (asked.value === null) return refuse('Operation cancelled')
  const { setOrderAddress } = await app.ports.projectKit()
  return open.desk.run(setOrderAddress, asked.value)
}
