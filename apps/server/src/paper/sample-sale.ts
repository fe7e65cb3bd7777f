import type { Catalogue, Pack } from '@arredo/catalogue'
import { mainCatalogue } from '@arredo/contract'
import {
  type ArticleRow,
  done,
  type Evaluation,
  evaluateProject,
  newDocument,
  type ProjectDocument,
  type Result,
  refuse,
} from '@arredo/project'
import { sentence } from '@arredo/words'
import type { Caller } from '../auth/caller.ts'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import { wordsIn } from '../documents/document-input.ts'
import { today } from '../offers/calendar.ts'
import { decideTerms, termsOf, withTerms } from '../prices/terms.ts'
import { type Asked, liveListings } from '../range/live-catalogues.ts'

export type SampleSale = {
  readonly document: ProjectDocument
  readonly catalogues: ReadonlyMap<string, Catalogue>
}

/** Groups of the range that are looked through, and rows that are shown of them. */
const tried = 16
const shown = 4

const alternative = 'a1'
const customer = {
  ...{ email: 'anna@example.com', firstName: 'Anna', lastName: 'Rossi', mobile: '' },
  ...{ street: 'Corso Italia 5', postalCode: '20122', city: 'Milano', country: 'IT' },
}

/** What an offer of this brand could be: some of its articles, one of them at a price that was made for somebody. */
export async function sampleSale(
  asked: Asked & { readonly caller: Caller },
  language: string,
): Promise<Result<SampleSale>> {
  const { site, database, now, caller } = asked
  const main = mainCatalogue(site.brand, await liveListings(asked))
  if (!main) return refuse(sentence('Publish a catalogue first: an offer shows its articles'))

  const text = await wordsIn(language)
  const begun = newDocument({
    ...{ name: text('Sample'), alternative, customer },
    ...{ shop: caller.profile.shop?.code ?? null, priceDate: today(site.brand, now) },
    packs: { [main.code]: main.hash },
  })
  const terms = await decideTerms(asked, { wanted: termsOf(begun), kept: { packs: begun.packs } })
  if (!terms.ok) return refuse(terms.message)
  const document = withTerms(begun, terms.value)
  const catalogues = await openCatalogues(database, site.tenant.number, document.packs)
  const pack = catalogues.get(main.code)?.pack
  if (!pack) return refuse(sentence('Publish a catalogue first: an offer shows its articles'))
  return done({ document: withRows(document, goodRows(document, catalogues, pack)), catalogues })
}

/** One of each group that has a price and can be drawn, so that rows look as they do. */
function goodRows(
  document: ProjectDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
  pack: Pack,
): readonly ArticleRow[] {
  const groups = Map.groupBy(pack.articles, ({ classification }) => classification)
  const firsts = [...groups.values()].slice(0, tried).flatMap((articles) => articles.slice(0, 1))
  const rows = firsts.map(({ code, models, sides }, index): ArticleRow => {
    return {
      ...{ id: `r${index}`, kind: 'article', alternative, order: index, catalogue: pack.code, article: code },
      ...{ model: models[0] ?? '', side: sides[0] ?? 'L', choices: {}, quantity: 1, placement: null },
      flags: { drawn: true, offered: true, ordered: true },
    }
  })
  const evaluation = evaluateProject(withRows(document, rows), {
    ...{ catalogues, faces: ['customer'], discounts: new Map(), answer: 'now' },
  })
  return rows
    .filter((row) => isGood(row, evaluation))
    .slice(0, shown)
    .map((row, index) => (index === 1 ? cheaper(row, evaluation) : row))
}

function isGood({ id }: ArticleRow, { articles, prices, findings }: Evaluation): boolean {
  const price = prices.customer?.rows[id]?.total ?? 0
  return price > 0 && (articles[id]?.parts.length ?? 0) > 0 && findings.every(({ row }) => row !== id)
}

/** Two of it, a twentieth off each. */
function cheaper(row: ArticleRow, { prices }: Evaluation): ArticleRow {
  const unit = prices.customer?.rows[row.id]?.unit ?? 0
  return { ...row, quantity: 2, adjustment: { kind: 'reduction', amount: Math.round(unit / 2000) * 100 } }
}

function withRows(document: ProjectDocument, rows: readonly ArticleRow[]): ProjectDocument {
  return { ...document, rows: Object.fromEntries(rows.map((row) => [row.id, row])) }
}
