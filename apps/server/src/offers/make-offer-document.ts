import type { Catalogue } from '@arredo/catalogue'
import { type AlternativeId, type Evaluation, evaluateProject } from '@arredo/project'
import { reports, sourcesOf, type Words } from '@arredo/reports'
import { findLanguage, loadDictionary } from '@arredo/words'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import { addFile } from '../files/add-file.ts'
import { GiveUp } from '../jobs/give-up.ts'
import type { JobContext, JobHandler } from '../jobs/job-context.ts'
import { uuidv7 } from '../uuidv7.ts'
import { printedNumber } from './offer-number.ts'
import { offerPictures } from './offer-pictures.ts'
import { type ReadSnapshot, readSnapshot } from './offer-snapshot.ts'

/** Snapshot → pages → files → the offer's row, which changes together with the job. */
export const makeOfferDocument: JobHandler<'offer/make'> = async (context, { offer: id }) => {
  const { offer, catalogues } = await readOffer(context, id)
  const language = findLanguage(offer.language)
  if (!language) throw new Error(`No words for ${offer.language}`)
  const text = await wordsIn(language.code)
  const { snapshot } = offer
  const number = printedNumber(offer.number, offer.made_on)

  const { picture, views } = await offerPictures(context, snapshot, catalogues)
  const input = {
    ...snapshot,
    built: builtOnce(snapshot, catalogues),
    evaluated: (alternative: AlternativeId) => pricedAlternative(snapshot, catalogues, alternative),
    catalogues,
    answers: {},
    number,
    revision: offer.revision,
    date: offer.made_on,
    validUntil: offer.valid_until,
    language,
    picture,
    views,
    text,
  }
  const sources = await sourcesOf(reports.offer, input)
  if (!sources.ok) throw new Error(sources.message)
  const typeset = await context.typesetter.typeset(sources.value, context.signal)
  if (!typeset.ok) throw new GiveUp(typeset.message)
  const made = typeset.value

  const preview = Buffer.from(made.preview)
  const [pdfHash, previewHash] = await Promise.all([context.files.put(made.pdf), context.files.put(preview)])
  const { tenant } = context.site
  const own = { tenant: tenant.number, project: offer.project }
  const documentId = uuidv7()
  const previewId = uuidv7()
  context.onDone(async (database) => {
    const name = text('Offer {{number}}', { number })
    await addFile(database, {
      ...{ ...own, id: documentId, hash: pdfHash, size: made.pdf.length },
      ...{ name: `${name}.pdf`, contentType: 'application/pdf' },
    })
    await addFile(database, {
      ...{ ...own, id: previewId, hash: previewHash, size: preview.length },
      ...{ name: `${name}.svg`, contentType: 'image/svg+xml' },
    })
    await database
      .updateTable('offer')
      .where('tenant', '=', tenant.number)
      .where('id', '=', id)
      .set({ document: documentId, preview: previewId, pages: made.pages })
      .executeTakeFirstOrThrow()
  })
  return { document: documentId, pages: made.pages }
}

function readOffer({ read, site }: JobContext, id: string) {
  const tenant = site.tenant.number
  return read(async (database) => {
    const row = await database
      .selectFrom('offer')
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .select(['number', 'project', 'language', 'made_on', 'valid_until', 'revision', 'snapshot'])
      .executeTakeFirstOrThrow()
    const snapshot = readSnapshot(row.snapshot)
    return {
      offer: { ...row, snapshot },
      catalogues: await openCatalogues(database, tenant, snapshot.document.packs),
    }
  })
}

/** A snapshot keeps no parts, of which drawings and lists are made; the packs it names never change. */
function builtOnce({ document, evaluation }: ReadSnapshot, catalogues: ReadonlyMap<string, Catalogue>) {
  let built: Evaluation | undefined
  return () => {
    built ??= evaluateProject(document, {
      ...{ alternative: evaluation.alternative, catalogues, faces: [], discounts: new Map() },
    })
    return built
  }
}

/** Packs, list and date are frozen with the document, so it costs what it did when the offer was made. */
function pricedAlternative(
  { document }: ReadSnapshot,
  catalogues: ReadonlyMap<string, Catalogue>,
  alternative: AlternativeId,
): Evaluation {
  return evaluateProject(document, { alternative, catalogues, faces: ['customer'], discounts: new Map() })
}

/** English sentences in the words of a language, for pages made by the server. */
async function wordsIn(language: string): Promise<Words> {
  const dictionary = await loadDictionary(language)
  return (sentence, values = {}) =>
    (dictionary[sentence] ?? sentence).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
