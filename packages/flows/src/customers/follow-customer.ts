import { type CustomerRecord, customerOf } from '@arredo/contract'
import { isSameRecord } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { changeCustomer } from './assign-to-project.ts'

/** D-128: a project says what it said, unless the person wants it to follow the file. */
export async function followCustomer(app: App, record: CustomerRecord): Promise<void> {
  const present = app.project.getState().open?.desk.current().document.header.customer
  const customer = customerOf(record)
  if (present?.code !== record.code || isSameRecord(present, customer)) return

  const asked = await app.dialogs.ask('ask', {
    title: sentence('Customer changed'),
    question: sentence('The open project still has what was known before. Shall it take what is new?'),
    answers: [
      { value: 'yes', label: sentence('Take it') },
      { value: 'no', label: sentence('Leave it') },
    ],
  })
  if (!asked.ok || asked.value !== 'yes') return
  const changed = await changeCustomer(app, customer)
  if (!changed.ok) app.notices.show({ message: changed.message, kind: 'error' })
}
