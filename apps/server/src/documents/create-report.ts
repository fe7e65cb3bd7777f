import { setTimeout as pause } from 'node:timers/promises'
import { answersOf, type DocumentListing, fromWireReportWish, type ReportWish } from '@arredo/contract'
import { findFolded } from '@arredo/contract/host'
import { type Report, reports } from '@arredo/reports'
import { answer, type CallContext, fail, type Handler } from '../channel/handler.ts'
import { linkFile } from '../files/link-file.ts'
import { offerListings } from '../offers/offer-listing.ts'
import { mayMake } from '../paper/document-readers.ts'
import { paperInForce } from '../paper/paper-versions.ts'
import { languageOf } from '../range/live-catalogues.ts'
import { uuidv7 } from '../uuidv7.ts'
import { documentListings } from './document-listing.ts'
import { makeDocument } from './make-document.ts'

/** Nobody's page waits longer for an answer; a document takes a second or two. */
const patience = 60_000
const lookEvery = 150

/**
 * H-79: a document of a project, behind a link that lasts some minutes. It is made while the caller waits; an offer
 * that was made of just this is not made again, and no other gets a number this way.
 */
export const createReport: Handler<'projects/jPrjCreatePDFDevExpress'> = {
  transaction: 'own',
  async run(context, input) {
    const { site, caller } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const wish = fromWireReportWish(input)
    const report = findFolded(Object.values<Report>(reports), wish.report, ({ name }) => name)
    const { paper } = await context.readOnce((database) => paperInForce(database, site.tenant.number))
    if (!report || !mayMake(caller.profile, paper, report)) {
      return fail('notFound', `Report [${wish.report.slice(0, 64)}] not found`)
    }
    if (wish.format !== 'PDF') return fail('invalid', `Format [${wish.format.slice(0, 16)}] not valid`)
    if (wish.project === null && !wish.sent) return fail('invalid', 'Save the project first')

    const offered = await newestOffer(context, report, wish)
    if (offered) return linked(context, offered)
    const made = await context.transact((database) =>
      makeDocument.run({ ...context, database }, requestFor(context, report, wish)),
    )
    if (!made.ok) return made
    if (!('value' in made)) return fail('bug', 'The document came in a form nobody knows')

    const { profile } = caller
    const ready = await waitFor(made.value, (id) =>
      context.read(async (database) => {
        const [found] = (await documentListings(database, site.tenant.number, profile, { id })) ?? []
        return found ?? null
      }),
    )
    // H-45: a list without exactly one entry is how the caller is told that there is none.
    return ready === null ? answer([]) : linked(context, ready)
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

function requestFor(context: CallContext, report: Report, { project, sent, params, language }: ReportWish) {
  return {
    ...{ report: report.name, answers: answersOf(report.fields, params), projectId: project },
    ...{ language: language ?? languageOf(context), isLook: report.name === 'offer' },
    idempotencyKey: uuidv7(),
    ...sent,
  }
}

async function waitFor(
  { id }: DocumentListing,
  look: (id: string) => Promise<DocumentListing | null>,
): Promise<string | null> {
  const until = performance.now() + patience
  while (performance.now() < until) {
    const found = await look(id)
    if (!found || found.state === 'failed') return null
    if (found.made) return found.made.files[0]?.file ?? null
    await pause(lookEvery)
  }
  return null
}

async function linked(context: CallContext, id: string) {
  const link = await context.transact((database) => linkFile.run({ ...context, database }, { id }))
  if (!link.ok) return link
  return 'json' in link
    ? fail('bug', 'The link came in a form nobody knows')
    : answer([{ file: link.value.path }])
}
