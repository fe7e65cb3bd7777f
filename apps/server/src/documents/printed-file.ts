import { setTimeout as pause } from 'node:timers/promises'
import type { calls, DocumentListing, InputOf, ReportWish } from '@arredo/contract'
import type { AnyReport } from '@arredo/reports'
import { answer, type CallContext, fail } from '../channel/handler.ts'
import { linkFile } from '../files/link-file.ts'
import { languageOf } from '../range/live-catalogues.ts'
import { uuidv7 } from '../uuidv7.ts'
import { documentListings } from './document-listing.ts'
import { makeDocument } from './make-document.ts'

type Printed = Pick<ReportWish, 'project' | 'sent' | 'language'> &
  Pick<InputOf<(typeof calls)['documents/make']>, 'answers' | 'isLook'>

/** Nobody's page waits longer for an answer; a document takes a second or two. */
const patience = 60_000
const lookEvery = 150

/** A document that is made while the caller waits, behind a link that lasts some minutes. */
export async function printedFile(
  context: CallContext,
  report: AnyReport,
  { project, sent, language, answers, isLook }: Printed,
) {
  const { site, caller } = context
  if (!caller) return fail('notLoggedIn', 'First must do login')
  if (project === null && !sent) return fail('invalid', 'Save the project first')
  const request = {
    ...{ report: report.name, answers, projectId: project, isLook },
    ...{ language: language ?? languageOf(context), idempotencyKey: uuidv7() },
    ...sent,
  }
  const made = await context.transact((database) => makeDocument.run({ ...context, database }, request))
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
  return ready === null ? answer([]) : linkedFile(context, ready)
}

export async function linkedFile(context: CallContext, id: string) {
  const link = await context.transact((database) => linkFile.run({ ...context, database }, { id }))
  if (!link.ok) return link
  return 'json' in link
    ? fail('bug', 'The link came in a form nobody knows')
    : answer([{ file: link.value.path }])
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
