import { answersOf, fromWireReportWish, type ReportWish } from '@arredo/contract'
import { findFolded } from '@arredo/contract/host'
import { type Report, reports } from '@arredo/reports'
import { type CallContext, fail, type Handler } from '../channel/handler.ts'
import { offerListings } from '../offers/offer-listing.ts'
import { mayMake } from '../paper/document-readers.ts'
import { paperInForce } from '../paper/paper-versions.ts'
import { linkedFile, printedFile } from './printed-file.ts'

/**
 * H-79: a document of a project, behind a link that lasts some minutes. It is made while the caller waits; an offer
 * that was made of just this is not made again, and no other gets a number this way.
 */
export const createReport: Handler<'projects/jPrjCreatePDFDevExpress'> = {
  transaction: 'own',
  async run(context, input) {
    const { caller, site } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const wish = fromWireReportWish(input)
    const report = findFolded(Object.values<Report>(reports), wish.report, ({ name }) => name)
    const { paper } = await context.readOnce((database) => paperInForce(database, site.tenant.number))
    if (!report || !mayMake(caller.profile, paper, report)) {
      return fail('notFound', `Report [${wish.report.slice(0, 64)}] not found`)
    }
    if (wish.format !== 'PDF') return fail('invalid', `Format [${wish.format.slice(0, 16)}] not valid`)

    const offered = await newestOffer(context, report, wish)
    if (offered) return linkedFile(context, offered)
    const answers = answersOf(report.fields, wish.params)
    return printedFile(context, report, { ...wish, answers, isLook: report.name === 'offer' })
  },
}

/** The file of the project's newest offer, where nothing was changed since and nothing else is asked for. */
async function newestOffer(
  { read, site, caller }: CallContext,
  { name, fields }: Report,
  { project, sent, params, language }: ReportWish,
): Promise<string | null> {
  const asksMore = sent !== null || Object.keys(answersOf(fields, params)).length > 0
  if (!caller || name !== 'offer' || project === null || asksMore) return null
  const found = await read((database) =>
    offerListings(database, site.tenant.number, caller.profile, { project }),
  )
  const newest = found?.find((offer) => offer.document && (!language || offer.language === language))
  return newest?.document?.file ?? null
}
