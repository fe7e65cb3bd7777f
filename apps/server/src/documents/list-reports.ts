import { usualColumns } from '@arredo/contract'
import { type Report, reports } from '@arredo/reports'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { mayMake } from '../paper/document-readers.ts'
import { paperInForce } from '../paper/paper-versions.ts'

export const listReports: Handler<'documents/reports'> = {
  transaction: 'read',
  async run({ site, caller, database }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { paper } = await paperInForce(database, site.tenant.number)
    const { kinds = [], columns = usualColumns } = paper
    const place = ({ name }: Report) => {
      const at = kinds.findIndex(({ report }) => report === name)
      return at === -1 ? kinds.length : at
    }
    const offered = Object.values<Report>(reports)
      .filter((report) => mayMake(caller.profile, paper, report))
      .toSorted((one, two) => place(one) - place(two))
    return answer(
      offered.map(({ name, title, audience, fields, tables }) => ({
        ...{ name, title, audience, hasLists: tables !== undefined },
        // What is asked of a column means nothing without it.
        fields: fields.filter(({ column }) => column === undefined || columns.includes(column)),
      })),
    )
  },
}
