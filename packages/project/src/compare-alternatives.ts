import type { Choices, ChoiceValue, VariantCode } from '@arredo/catalogue'
import type { Face } from '@arredo/pricing'
import type { ProjectDocument, Row } from './document.ts'
import type { Evaluation } from './evaluation.ts'
import { isFollower } from './is-follower.ts'
import { rowsInOrder } from './row-order.ts'

/** A variant that is not the same on both sides; undefined where one has none. */
export type DifferingVariant = {
  readonly variant: VariantCode
  readonly left: ChoiceValue | undefined
  readonly right: ChoiceValue | undefined
}

/** What stands at the same place on both sides, or on one of them alone. */
export type DifferingRow = {
  readonly left: Row | null
  readonly right: Row | null
  readonly variants: readonly DifferingVariant[]
  /** In minor units; null where there is no price. */
  readonly prices: readonly [left: number | null, right: number | null]
  /** Made by rule on both sides: nobody chose it. */
  readonly follows: boolean
}

export type AlternativesCompared = {
  readonly header: readonly DifferingVariant[]
  /** In the order of the left one; what only the right one has comes last. */
  readonly rows: readonly DifferingRow[]
  /** How many rows are the same on both sides, price included. */
  readonly same: number
}

/** Two alternatives of one project, row by row. Rows of different alternatives are told to be the same by their place. */
export function compareAlternatives(
  document: ProjectDocument,
  [left, right]: readonly [Evaluation, Evaluation],
  face: Face,
): AlternativesCompared {
  const choicesOf = ({ alternative }: Evaluation) => document.alternatives[alternative]?.choices ?? {}
  const priceOf = (evaluation: Evaluation, row: Row | null) =>
    (row && evaluation.prices[face]?.rows[row.id]?.total) ?? null
  const configurationOf = (evaluation: Evaluation, row: Row | null) =>
    (row && evaluation.articles[row.id]?.configuration) ?? {}
  const all = pairs(rowsInOrder(document, left.alternative), rowsInOrder(document, right.alternative)).map(
    ([one, two]): DifferingRow => ({
      ...{ left: one, right: two },
      variants: one && two ? differingVariants(configurationOf(left, one), configurationOf(right, two)) : [],
      prices: [priceOf(left, one), priceOf(right, two)],
      follows: [one, two].every((row) => row === null || isFollower(row)),
    }),
  )
  const rows = all.filter(differs)
  return {
    header: differingVariants(choicesOf(left), choicesOf(right)),
    rows,
    same: all.length - rows.length,
  }
}

export function differingVariants(one: Choices, two: Choices): readonly DifferingVariant[] {
  return [...new Set([...Object.keys(one), ...Object.keys(two)])].flatMap((variant) =>
    one[variant] === two[variant] ? [] : [{ variant, left: one[variant], right: two[variant] }],
  )
}

function differs({ left, right, variants, prices: [one, two] }: DifferingRow): boolean {
  if (!left || !right || variants.length > 0 || one !== two) return true
  return JSON.stringify(soldAs(left)) !== JSON.stringify(soldAs(right))
}

/** What of a row is no place, number or name of its own. */
function soldAs(row: Row): unknown {
  if (row.kind === 'article')
    return [row.catalogue, row.model, row.article, row.side, row.quantity, row.flags]
  return [row.kind, row.text, row.flags]
}

type Pair = readonly [Row | null, Row | null]

/** By place and what they are, then by what they are alone: what was moved is still the same. */
function pairs(left: readonly Row[], right: readonly Row[]): readonly Pair[] {
  const partners = new Map<Row, Row>()
  const free = new Set(right)
  for (const key of [placeAndArticle, placeKey, soldKey]) {
    const waiting = new Map<string, Row[]>()
    for (const row of right) {
      const name = free.has(row) ? key(row) : null
      if (name !== null) waiting.set(name, [...(waiting.get(name) ?? []), row])
    }
    for (const row of left) {
      const name = partners.has(row) ? null : key(row)
      const partner = name === null ? undefined : waiting.get(name)?.shift()
      if (!partner) continue
      partners.set(row, partner)
      free.delete(partner)
    }
  }
  return [
    ...left.map((row): Pair => [row, partners.get(row) ?? null]),
    ...right.filter((row) => free.has(row)).map((row): Pair => [null, row]),
  ]
}

function placeAndArticle(row: Row): string | null {
  const place = placeKey(row)
  return place === null ? null : `${place} ${soldKey(row)}`
}

/** Where it stands; what sits on another row is told by where it sits on it. Null for what stands nowhere. */
function placeKey(row: Row): string | null {
  if (!('placement' in row) || !row.placement) return null
  const { seat, at, rotation } = row.placement
  const on = 'wall' in seat ? `${seat.wall} ${seat.side}` : 'opening' in seat ? seat.opening : ''
  const kind = row.kind === 'article' ? (row.auto?.kind ?? '') : row.kind
  return [kind, seat.on, on, at.map(Math.round).join(' '), rotation].join('|')
}

function soldKey(row: Row): string {
  return row.kind === 'article' ? `${row.catalogue} ${row.article}` : `${row.kind} ${row.text}`
}
