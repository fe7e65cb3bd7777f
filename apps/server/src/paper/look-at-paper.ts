import { readAnswers } from '@arredo/contract'
import { reports } from '@arredo/reports'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { documentQuota, keepDocument } from '../documents/keep-document.ts'
import { isQuotaFull, tooMuchWaiting } from '../jobs/waiting-jobs.ts'
import { tooBusy, workOut } from '../prices/work-out.ts'
import { whyNotPaper } from './check-paper.ts'
import { sampleSale } from './sample-sale.ts'

/** A look like any other (D-259), of an offer that is nobody's. */
export const lookAtPaper: Handler<'paper/look'> = {
  transaction: 'one',
  async run(context, { paper, language }) {
    const { site, caller, database, trace } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { tenant, brand } = site
    const { profile } = caller
    if (!brand.languages.includes(language)) return fail('invalid', `Lang [${language}] not valid`)
    const refusal = await whyNotPaper(database, { tenant: tenant.number, brand }, paper)
    if (refusal !== null) return fail('invalid', refusal)
    const cause = { tenant: tenant.number, person: profile.userId, trace: trace.traceparent }
    if (await isQuotaFull(database, cause, documentQuota)) return fail('tooMany', tooMuchWaiting)

    const sample = await sampleSale({ ...context, caller }, language)
    if (!sample.ok) return fail('invalid', sample.message)
    const { document, catalogues } = sample.value
    const worked = await workOut('document', document, catalogues, {
      ...{ brand, paper, profile, language, audience: 'customer' },
      ...{ cover: null, discounts: new Map() },
    })
    if (worked === 'busy' || worked.kind === 'tooLarge') return fail('unavailable', tooBusy)

    const report = reports.offer
    const answers = readAnswers(report.fields, {})
    const made = await keepDocument({ ...context, caller }, cause, {
      ...{ report, answers: answers.ok ? answers.value : {}, language, snapshot: worked.snapshot },
      ...{ project: null, revision: 0, isLook: true, isInternal: true },
    })
    return answer(made)
  },
}
