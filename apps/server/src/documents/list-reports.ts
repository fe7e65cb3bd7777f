import { usualColumns } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { mayMake } from '../paper/document-readers.ts'
import { kindsInForce } from '../paper/kinds-in-force.ts'
import { paperInForce } from '../paper/paper-versions.ts'

export const listReports: Handler<'documents/reports'> = {
  transaction: 'read',
  async run({ site, caller, database }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { paper } = await paperInForce(database, site.tenant.number)
    const { columns = usualColumns } = paper
    const offered = kindsInForce(paper).filter((report) => mayMake(caller.profile, paper, report))
    return answer(
      offered.map(({ name, title, audience, fields, tables }) => ({
        ...{ name, title, audience, hasLists: tables !== undefined },
        // What is asked of a column means nothing without it.
        fields: fields.filter(({ column }) => column === undefined || columns.includes(column)),
      })),
    )
  },
}
