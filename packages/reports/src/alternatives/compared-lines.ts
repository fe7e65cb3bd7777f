import type { ChoiceValue } from '@arredo/catalogue'
import {
  alternativesInOrder,
  asPrinted,
  compareAlternatives,
  type DifferingRow,
  type DifferingVariant,
  type Evaluation,
  type Row,
  type RowId,
} from '@arredo/project'
import type { ReportInput } from '../report-input.ts'
import { articleName, variantWords } from '../wording/article-details.ts'
import { inLanguage } from '../wording/in-language.ts'
import type { LabelledValue } from '../wording/labelled-value.ts'
import { rowWords } from '../wording/row-words.ts'
import { shortName } from '../wording/short-name.ts'

/** What of an alternative stands in a line. Amounts are minor units. */
export type ComparedCell = {
  readonly words: readonly string[]
  /** Null where there is none to tell. */
  readonly amount: number | null
  /** As in the first one. */
  readonly isSame: boolean
}

/** A cell for each alternative. */
export type ComparedLine = { readonly name: string; readonly cells: readonly ComparedCell[] }

export type Compared = {
  readonly evaluations: readonly Evaluation[]
  readonly choices: readonly ComparedLine[]
  readonly rows: readonly ComparedLine[]
  /** What follows by rule, and all rows that are the same: with the rows told they come to those of each alternative. */
  readonly following: readonly (number | null)[]
  readonly others: readonly number[]
}

/** Beyond these a cell says nothing that a person reads. */
const mostVariants = 4

/** The one for the offer first, and what the others have otherwise. */
export function comparedAlternatives(input: ReportInput): Compared {
  const { document } = input
  const active = document.header.activeAlternative
  // One that was only begun has nothing to compare, and no price.
  const begun = new Set(Object.values(document.rows).map(({ alternative }) => alternative))
  const others = alternativesInOrder(document).filter(({ id }) => id !== active && begun.has(id))
  const first = asPrinted(input.evaluation)
  const evaluations = [first, ...others.map(({ id }) => asPrinted(input.evaluated(id)))]
  const compared = evaluations
    .slice(1)
    .map((other) => compareAlternatives(document, [first, other], 'customer'))
  const grouped = groupedRows(compared.map(({ rows }) => rows.filter(isTold)))
  const own = grouped.filter(({ follows }) => !follows)
  const inHeader = new Set(compared.flatMap(({ header }) => header.map(({ variant }) => variant)))
  const cells = (group: GroupedRow) => evaluations.map((_, place) => placeOf(group, place, evaluations))

  return {
    evaluations,
    choices: choiceLines(
      input,
      compared.map(({ header }) => header),
    ),
    rows: own.map((group) => ({
      name: nameOf(input, group, evaluations),
      cells: cells(group).map((at, place) => cellOf(input, group, at, place, inHeader)),
    })),
    following: followingSums(),
    others: evaluations.map((evaluation, place) =>
      grouped.reduce((left, group) => left - (cells(group)[place]?.amount ?? 0), sumOfRows(evaluation)),
    ),
  }

  function followingSums(): readonly (number | null)[] {
    const following = grouped.filter(({ follows }) => follows)
    if (following.length === 0) return evaluations.map(() => null)
    return evaluations.map((_, place) =>
      following.reduce((sum, group) => sum + (cells(group)[place]?.amount ?? 0), 0),
    )
  }
}

function sumOfRows({ prices }: Evaluation): number {
  return Object.values(prices.customer?.rows ?? {}).reduce((sum, { total }) => sum + total, 0)
}

/** Headings and sums of the offer are nothing that one proposal has and another has not. */
function isTold({ left, right }: DifferingRow): boolean {
  return [left, right].some(
    (row) => row !== null && row.kind !== 'text' && row.kind !== 'subtotal' && row.flags.offered,
  )
}

/** A row of the first alternative, or one that only another has, with its difference to each of the others. */
type GroupedRow = {
  readonly base: Row | null
  readonly follows: boolean
  /** By the place of the other among the others. */
  readonly differing: ReadonlyMap<number, DifferingRow>
}

function groupedRows(all: readonly (readonly DifferingRow[])[]): readonly GroupedRow[] {
  const ofBase = new Map<RowId, { base: Row; follows: boolean; differing: Map<number, DifferingRow> }>()
  const alone: GroupedRow[] = []
  for (const [place, rows] of all.entries()) {
    for (const row of rows) {
      if (!row.left) {
        alone.push({ base: null, follows: row.follows, differing: new Map([[place, row]]) })
        continue
      }
      const known = ofBase.get(row.left.id) ?? { base: row.left, follows: row.follows, differing: new Map() }
      known.differing.set(place, row)
      ofBase.set(row.left.id, known)
    }
  }
  return [...ofBase.values(), ...alone]
}

type Place = { readonly row: RowId | null; readonly amount: number | null; readonly isSame: boolean }

/** Where no difference is told, another has the first one's row under an id of its own. */
function placeOf({ base, differing }: GroupedRow, place: number, evaluations: readonly Evaluation[]): Place {
  const amountOf = (at: number, row: RowId | undefined) =>
    row === undefined ? null : evaluations[at]?.prices.customer?.rows[row]?.total || null
  if (place === 0) return { row: base?.id ?? null, amount: amountOf(0, base?.id), isSame: false }
  const own = differing.get(place - 1)
  if (own) return { row: own.right?.id ?? null, amount: amountOf(place, own.right?.id), isSame: false }
  return { row: null, amount: amountOf(0, base?.id), isSame: base !== null }
}

function nameOf(
  input: ReportInput,
  { base, differing }: GroupedRow,
  evaluations: readonly Evaluation[],
): string {
  const [place, other] = [...differing][0] ?? [0, undefined]
  const row = base ?? other?.right
  if (!row || row.kind === 'text' || row.kind === 'subtotal') return row?.text ?? ''
  const evaluation = base ? evaluations[0] : evaluations[place + 1]
  return shortName(rowWords({ ...input, evaluation: evaluation ?? input.evaluation }, row))
}

function cellOf(
  input: ReportInput,
  { base, differing }: GroupedRow,
  { amount, isSame }: Place,
  place: number,
  inHeader: ReadonlySet<string>,
): ComparedCell {
  if (isSame) return { words: [input.text('The same')], amount, isSame }
  const own =
    place === 0 ? [...differing.values()] : [differing.get(place - 1)].filter((row) => row !== undefined)
  const row = place === 0 ? base : (own[0]?.right ?? null)
  if (!row) return { words: [input.text('Not there')], amount: null, isSame }
  const side = place === 0 ? 'left' : 'right'
  const variants = new Map<string, DifferingVariant>(
    own.flatMap((each) => each.variants).map((variant) => [variant.variant, variant]),
  )
  // What is chosen for the whole is told once, above.
  const words = [...variants.values()]
    .filter(({ variant }) => !inHeader.has(variant))
    .slice(0, mostVariants)
    .flatMap(({ variant, [side]: value }) =>
      told(value === undefined ? null : variantWords(input, variant, value)),
    )
  const partner = place === 0 ? own.map(({ right }) => right) : [base]
  return { words: [...articleWords(input, row, partner), ...words], amount, isSame }
}

function told(variant: LabelledValue | null): readonly string[] {
  return variant ? [`${variant.label}: ${variant.value}`] : []
}

function articleWords(input: ReportInput, row: Row, others: readonly (Row | null)[]): readonly string[] {
  if (row.kind === 'ownAppliance') return [input.text('Provided by you')]
  if (row.kind !== 'article') return []
  const pack = input.catalogues.get(row.catalogue)?.pack
  const model = pack?.models.find(({ code }) => code === row.model)
  const articles = others.flatMap((other) => (other?.kind === 'article' ? [other] : []))
  const { code } = input.language
  return [
    ...(articles.some(({ article }) => article !== row.article) ? [articleName(input, row)] : []),
    ...(model && articles.some((other) => other.model !== row.model) ? [inLanguage(model.name, code)] : []),
    ...(articles.some(({ quantity }) => quantity !== row.quantity)
      ? [`${input.text('Quantity')}: ${row.quantity}`]
      : []),
  ]
}

/** What was chosen for the whole, where it is not the same in all. */
function choiceLines(
  input: ReportInput,
  headers: readonly (readonly DifferingVariant[])[],
): readonly ComparedLine[] {
  const variants = [...new Set(headers.flatMap((header) => header.map(({ variant }) => variant)))]
  return variants.map((variant) => {
    const found = headers.map((header) => header.find((each) => each.variant === variant))
    const left = found.find((each) => each !== undefined)?.left
    const cell = (value: ChoiceValue | undefined, isSame: boolean): ComparedCell => ({
      words: [
        isSame
          ? input.text('The same')
          : value === undefined
            ? input.text('As each model has it')
            : (variantWords(input, variant, value)?.value ?? String(value)),
      ],
      ...{ amount: null, isSame },
    })
    return {
      name: variantWords(input, variant, left ?? '')?.label ?? variant,
      cells: [cell(left, false), ...found.map((each) => cell(each?.right, each === undefined))],
    }
  })
}
