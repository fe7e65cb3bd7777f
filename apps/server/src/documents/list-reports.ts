import { type Report, reports } from '@arredo/reports'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { mayRead } from './document-listing.ts'

export const listReports: Handler<'documents/reports'> = {
  transaction: 'read',
  async run({ caller }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const readable = Object.values<Report>(reports).filter(({ name }) => mayRead(caller.profile, name))
    return answer(
      readable.map(({ name, title, audience, fields, tables }) => ({
        ...{ name, title, audience, fields: [...fields] },
        hasLists: tables !== undefined,
      })),
    )
  },
}
