import type { Face, PriceLine, ProjectPrice, RowPrice } from '@arredo/pricing'
import type { RowId } from './document.ts'
import type { Evaluation } from './evaluation.ts'
import type { PriceChangeReason, PriceChanges, RowPriceChange } from './price-change.ts'

/** Row by row what a project costs by two evaluations, and why; the old list against the new one. */
export function compareEvaluations(before: Evaluation, after: Evaluation, face: Face): PriceChanges {
  const [old, now] = [before.prices[face], after.prices[face]]
  const ids = new Set([...rowIds(before, old), ...rowIds(after, now)])
  const rows = [...ids].flatMap((row): readonly RowPriceChange[] => {
    const [was, is] = [old?.rows[row], now?.rows[row]]
    const reasons = [...standing(row, before, after), ...linesChanged(was, is)]
    const change = { row, old: was?.total ?? null, new: is?.total ?? null, reasons }
    return change.old === change.new && reasons.length === 0 ? [] : [change]
  })
  const reasons = [...listChanged(old, now), ...wholeChanged(old, now)]
  return { rows, old: old?.total ?? null, new: now?.total ?? null, reasons }
}

function rowIds({ articles }: Evaluation, price: ProjectPrice | undefined): readonly RowId[] {
  return [...Object.keys(articles), ...Object.keys(price?.rows ?? {}), ...(price?.unpriced ?? [])]
}

/** What happened to the article itself: taken out of the range, or not made in this size. */
function standing(row: RowId, before: Evaluation, after: Evaluation): readonly PriceChangeReason[] {
  const found = ({ findings }: Evaluation) => findings.filter((finding) => finding.row === row)
  const had = new Set(found(before).map(({ code }) => code))
  return found(after).flatMap(({ code, replacement = null }): readonly PriceChangeReason[] => {
    if (had.has(code)) return []
    const article = before.articles[row]?.article ?? after.articles[row]?.article ?? ''
    if (code === 'discontinued' || code === 'unknownArticle')
      return [{ kind: 'discontinued', article, replacement }]
    return code === 'notSold' ? [{ kind: 'notSold' }] : []
  })
}

function listChanged(
  old: ProjectPrice | undefined,
  now: ProjectPrice | undefined,
): readonly PriceChangeReason[] {
  if (!old || !now) return []
  const [was, is] = [listName(old), listName(now)]
  return was === is ? [] : [{ kind: 'list', old: was, new: is }]
}

function listName({ priceList, commercialList = priceList, version = '' }: ProjectPrice): string {
  return `${commercialList} ${version}`.trim()
}

/** Reductions of the whole; VAT and the sums of rows follow from the rows. */
function wholeChanged(
  old: ProjectPrice | undefined,
  now: ProjectPrice | undefined,
): readonly PriceChangeReason[] {
  const own = (price: ProjectPrice | undefined) =>
    (price?.lines ?? []).filter(({ step }) => step === 'reduction' || step === 'discount')
  return pairs(own(old), own(now)).flatMap(([was, is]) => differing(was, is))
}

function linesChanged(old: RowPrice | undefined, now: RowPrice | undefined): readonly PriceChangeReason[] {
  if (!old || !now) return []
  const quantity: readonly PriceChangeReason[] =
    old.quantity === now.quantity ? [] : [{ kind: 'quantity', old: old.quantity, new: now.quantity }]
  const own = ({ lines }: RowPrice) => lines.filter(({ step }) => step !== 'quantity')
  return [...quantity, ...pairs(own(old), own(now)).flatMap(([was, is]) => differing(was, is))]
}

type Pair = readonly [PriceLine | undefined, PriceLine | undefined]

/** Lines of the same step, code and catalogue, and those that only one side has. */
function pairs(old: readonly PriceLine[], now: readonly PriceLine[]): readonly Pair[] {
  const key = ({ step, code, catalogue = '' }: PriceLine) =>
    step === 'base' ? step : [step, code, catalogue].join(' ')
  const byKey = new Map(now.map((line) => [key(line), line]))
  const known = new Set(old.map(key))
  return [
    ...old.map((line): Pair => [line, byKey.get(key(line))]),
    ...now.filter((line) => !known.has(key(line))).map((line): Pair => [undefined, line]),
  ]
}

function differing(old: PriceLine | undefined, now: PriceLine | undefined): readonly PriceChangeReason[] {
  const line = now ?? old
  if (!line || old?.amount === now?.amount) return []
  if (line.step === 'base' && old && now) return [{ kind: 'base', old: old.amount, new: now.amount }]
  const { code, label } = line
  return [{ kind: kindOf(line), code, label, old: old?.amount ?? null, new: now?.amount ?? null }]
}

function kindOf({ step }: PriceLine): 'surcharge' | 'promotion' | 'adjustment' | 'other' {
  if (step === 'fixed' || step === 'percent') return 'surcharge'
  if (step === 'promotion') return 'promotion'
  return step === 'adjustment' || step === 'reduction' ? 'adjustment' : 'other'
}
