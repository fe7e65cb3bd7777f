import { answersOf, fromWireMergeWish } from '@arredo/contract'
import { findFolded } from '@arredo/contract/host'
import { joinedReport, type Report, reports } from '@arredo/reports'
import { fail, type Handler } from '../channel/handler.ts'
import { mayMake } from '../paper/document-readers.ts'
import { paperInForce } from '../paper/paper-versions.ts'
import { printedFile } from './printed-file.ts'

/** A-160, D-261: one file of several reports, in the order in which they are named. */
export const mergeReports: Handler<'projects/prjCreatePDF2'> = {
  transaction: 'own',
  async run(context, input) {
    const { caller, site } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const wish = fromWireMergeWish(input)
    if (wish.prints.length === 0) return fail('invalid', 'Missing prints')

    const { paper } = await context.readOnce((database) => paperInForce(database, site.tenant.number))
    const parts: Report[] = []
    for (const print of wish.prints) {
      const report = findFolded(Object.values<Report>(reports), print, ({ name }) => name)
      if (!report || !mayMake(caller.profile, paper, report)) {
        return fail('notFound', `Report [${print.slice(0, 64)}] not found`)
      }
      if (!parts.includes(report)) parts.push(report)
    }
    const [only, ...more] = parts
    if (only && more.length === 0) {
      const params = wish.params.map(({ name, selected }) => ({
        name: name.replace(`${only.name}.`, ''),
        selected,
      }))
      return printedFile(context, only, {
        ...wish,
        answers: answersOf(only.fields, params),
        isLook: only.name === 'offer',
      })
    }
    const joined = joinedReport(parts)
    const answers = { ...answersOf(joined.fields, wish.params), validUntil: wish.validUntil }
    return printedFile(context, joined, { ...wish, answers, isLook: false })
  },
}
