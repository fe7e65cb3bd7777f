import type { PricingTerms } from '@arredo/contract'
import type { Face } from '@arredo/pricing'
import {
  type AlternativeId,
  alternativesInOrder,
  compareEvaluations,
  type Evaluation,
  type ProjectDocument,
  positionNumbers,
  type Row,
  type RowId,
  type RowPriceChange,
  type RowUpdate,
  updatePrices,
  withinLimits,
} from '@arredo/project'
import type { App } from '../app.ts'
import type { OpenProject } from '../project/project-store.ts'
import { facesOf } from '../session/faces-of.ts'
import type { KeptWords, PriceReport, ReportRow, Treatments } from './price-report.ts'
import { lapsedRows, replacingOf, soldFor, withoutReductions } from './row-updates.ts'

/** Row by row what other terms change, in every alternative; null where an edition cannot be had. */
export async function makePriceReport(
  app: App,
  project: OpenProject,
  terms: PricingTerms,
): Promise<PriceReport | null> {
  const opened = await Promise.all(Object.values(terms.packs).map(app.range.open))
  const missing = opened.find(({ ok }) => !ok)
  if (missing && !missing.ok) {
    app.ports.log.warn(`The price list was not compared: ${missing.message}`)
    return null
  }

  const { evaluateProject } = await app.ports.projectKit()
  const { document } = project.desk.current()
  const { face } = app.project.getState()
  const { header, packs } = document
  const alternatives = alternativesInOrder(document)
  const evaluated = (one: ProjectDocument, alternative: AlternativeId): Evaluation =>
    evaluateProject(one, { ...project.context(one), alternative })
  const updated = (rows: Readonly<Record<RowId, RowUpdate>>): ProjectDocument => {
    const next = updatePrices.run(document, { ...terms, rows })
    return next.ok ? next.value : document
  }

  const lapsed = Object.fromEntries(
    lapsedRows(document, app.ports.clock.today()).map((row) => [row, { kind: 'release' } as const]),
  )
  const plain = updated(lapsed)
  const isSeller = facesOf(app).includes('trade')
  const catalogues = project.context(plain).catalogues
  const known = alternatives.map(({ id, name, choices }) => {
    const [before, after] = [evaluated(document, id), evaluated(plain, id)]
    const sold = isSeller ? evaluated(withoutReductions(document), id) : before
    const changes = compareEvaluations(before, after, face)
    const positions = positionNumbers(document, id)
    const rows = changes.rows.filter(isToBeTold).map((change): ReportRow & Possible => {
      const row = document.rows[change.row]
      const catalogue = row?.kind === 'article' ? catalogues.get(row.catalogue) : undefined
      const replacing = row?.kind === 'article' && catalogue ? replacingOf(row, choices, catalogue) : null
      const amount = row?.kind === 'article' && change.new !== null ? soldFor(sold, row.id) : null
      return {
        ...{ ...change, position: positions.get(change.row) ?? null, replacing, amount },
        ...nameOf(row, before, after),
        treatments: [
          ...(replacing ? (['replace'] as const) : []),
          'new',
          ...(amount === null ? [] : (['keep'] as const)),
        ],
      }
    })
    return { id, name, old: changes.old, new: changes.new, reasons: changes.reasons, rows, before, after }
  })
  const possible = new Map(known.flatMap(({ rows }) => rows.map((row) => [row.row, row] as const)))

  function updates(chosen: Treatments, { reason, until }: KeptWords): Readonly<Record<RowId, RowUpdate>> {
    const wanted = [...possible.values()].flatMap(
      ({ row, treatments, replacing, amount }): [RowId, RowUpdate][] => {
        const treatment = chosen[row] ?? treatments[0]
        if (treatment === 'replace' && replacing) return [[row, replacing]]
        return treatment === 'keep' && amount !== null ? [[row, { kind: 'keep', amount, reason, until }]] : []
      },
    )
    return { ...lapsed, ...Object.fromEntries(wanted) }
  }

  return {
    from: { priceList: header.priceList, priceDate: header.priceDate, packs },
    to: terms,
    face,
    currency:
      currencyOf(
        known.flatMap(({ before, after }) => [after, before]),
        face,
      ) ?? app.config.currency,
    alternatives: known,
    isDifferent:
      header.priceList !== terms.priceList ||
      known.some(({ rows, old, new: now }) => rows.length > 0 || old !== now),
    updates,
    price(chosen) {
      const next = updated(updates(chosen, { reason: 'kept', until: null }))
      const prices = alternatives.map(({ id }) => [id, evaluated(next, id).prices[face]] as const)
      const context = { ...project.context(next), alternative: header.activeAlternative }
      const allowed = isSeller ? withinLimits(next, context) : null
      return {
        totals: Object.fromEntries(prices.map(([id, price]) => [id, price?.total ?? null])),
        rows: Object.fromEntries(
          prices.flatMap(([, price]) =>
            Object.entries(price?.rows ?? {}).map(([id, { total }]) => [id, total]),
          ),
        ),
        problem: allowed && !allowed.ok ? allowed.message : null,
      }
    },
  }
}

type Possible = {
  readonly replacing: Extract<RowUpdate, { readonly kind: 'replace' }> | null
  /** For which one piece can be kept. */
  readonly amount: number | null
}

/** A price of one's own stands whatever the list says, and then there is nothing to tell. */
function isToBeTold({ old, new: now, reasons }: RowPriceChange): boolean {
  return old !== now || reasons.some(({ kind }) => kind === 'discontinued' || kind === 'notSold')
}

function nameOf(
  row: Row | undefined,
  before: Evaluation,
  after: Evaluation,
): Pick<ReportRow, 'name' | 'code'> {
  if (row?.kind !== 'article') return { name: { en: row?.text ?? '' }, code: '' }
  const { name } = before.articles[row.id] ?? after.articles[row.id] ?? { name: { en: row.article } }
  return { name, code: row.article }
}

function currencyOf(evaluations: readonly Evaluation[], face: Face): string | undefined {
  return evaluations.find(({ prices }) => prices[face])?.prices[face]?.currency
}
