import { formatDate } from '@arredo/measures'
import { done, type Result, refuse } from '@arredo/project'
import { amount } from '../offer/offer-rows.ts'
import { printedSum } from '../offer/offer-totals.ts'
import { type PageFrame, pageFrame } from '../pages/page-frame.ts'
import type { Assets, Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import type { LabelledValue } from '../wording/labelled-value.ts'
import { alternativePictures } from './alternative-pictures.ts'
import { type Compared, type ComparedLine, comparedAlternatives } from './compared-lines.ts'

type ToldCell = { readonly words: readonly string[]; readonly amount: string; readonly isSame: boolean }
type ToldLine = {
  readonly name: string
  readonly cells: readonly ToldCell[]
  readonly kind: 'line' | 'sum' | 'total' | 'within'
}

/** So many as stand beside each other on a page, the first one in each of them. */
export type AlternativesData = {
  readonly frame: PageFrame
  readonly recipient: readonly string[]
  readonly facts: readonly LabelledValue[]
  readonly blocks: readonly {
    readonly headings: readonly { readonly name: string; readonly about: string }[]
    readonly pictures: readonly ({ readonly asset: string; readonly alt: string } | null)[]
    readonly lines: readonly ToldLine[]
  }[]
  readonly whatDiffers: string
  readonly notes: readonly string[]
}

const mostBeside = 3

export function alternativesPages(input: ReportInput): Result<Pages & { readonly data: AlternativesData }> {
  const { answers, document, date, language, text } = input
  if (!input.evaluation.prices.customer) return refuse('No price list is valid for this project')
  const frame = pageFrame(input, text('Alternatives: {{project}}', { project: document.header.name }))
  if (!frame.ok) return frame
  const compared = comparedAlternatives(input)
  if (compared.evaluations.length < 2) return refuse('This project has one alternative only')
  if (compared.evaluations.some(({ prices }) => !prices.customer))
    return refuse('No price list is valid for this project')

  const pictures = answers.pictures === false ? [] : alternativePictures(input, compared.evaluations)
  const { customer } = document.header
  const lines = linesOf(input, compared)
  const data: AlternativesData = {
    frame: frame.value,
    recipient: [],
    facts: [
      { label: text('Customer'), value: customer ? `${customer.firstName} ${customer.lastName}`.trim() : '' },
      { label: text('Date'), value: formatDate(date, language.locale) },
      { label: text('Your contact'), value: input.contact ?? '' },
    ].filter(({ value }) => value !== ''),
    blocks: blocksOf(compared.evaluations.length).map((places) => ({
      headings: places.map((place) => ({
        name: nameOf(input, compared, place),
        about: place === 0 ? text('For the offer') : '',
      })),
      pictures: pictures.some((picture) => picture !== null)
        ? places.map((place) =>
            pictures[place]
              ? { asset: assetName(place), alt: `${text('Elevation')}: ${nameOf(input, compared, place)}` }
              : null,
          )
        : [],
      lines: lines.map(({ cells, ...line }) => ({
        ...line,
        cells: places.flatMap((place) => cells[place] ?? []),
      })),
    })),
    whatDiffers: text('What differs'),
    notes: [text('All prices include VAT.')],
  }
  return done({ data, assets: assetsOf(pictures) })
}

/** The first with each two of the others. */
function blocksOf(count: number): readonly (readonly number[])[] {
  const others = Array.from({ length: count - 1 }, (_, index) => index + 1)
  const size = mostBeside - 1
  return Array.from({ length: Math.ceil(others.length / size) }, (_, index) => [
    0,
    ...others.slice(index * size, (index + 1) * size),
  ])
}

function assetName(place: number): string {
  return `alternative-${place + 1}.svg`
}

function assetsOf(pictures: readonly (Uint8Array | null)[]): Assets {
  return Object.fromEntries(
    pictures.flatMap((picture, place) => (picture ? [[assetName(place), picture] as const] : [])),
  )
}

function nameOf({ document }: ReportInput, { evaluations }: Compared, place: number): string {
  return document.alternatives[evaluations[place]?.alternative ?? '']?.name ?? ''
}

/** What differs, all else, and what that comes to, on the basis of the offer. */
function linesOf(input: ReportInput, compared: Compared): readonly ToldLine[] {
  const { text } = input
  const { choices, rows, following, others, evaluations } = compared
  const prices = evaluations.flatMap(({ prices: { customer } }) => customer ?? [])
  const [first] = prices
  if (!first) return []
  const money = (minor: number) => amount(input, first, minor)
  const told = (line: ComparedLine): ToldLine => ({
    name: line.name,
    cells: line.cells.map(({ words, amount: minor, isSame }) => ({
      ...{ words, isSame, amount: minor === null ? '' : money(minor) },
    })),
    kind: 'line',
  })
  const amounts = (
    name: string,
    kind: ToldLine['kind'],
    minors: readonly (number | null)[],
    write = money,
  ): ToldLine => ({
    ...{ name, kind },
    cells: minors.map((minor) => ({
      ...{ words: [], isSame: false, amount: minor === null ? '' : write(minor) },
    })),
  })
  const sums = prices.map(printedSum)
  const takenOff = prices.map(({ total }, place) => total - (sums[place] ?? 0))
  const signed = (minor: number) => (minor > 0 ? `+${money(minor)}` : money(minor))
  return [
    ...[...choices, ...rows].map(told),
    ...(following.some((minor) => minor !== null)
      ? [amounts(text('Worktops, plinths and panels'), 'line', following)]
      : []),
    amounts(text('All that is the same'), 'line', others),
    ...(takenOff.some((minor) => minor !== 0)
      ? [
          amounts(text('Sum of all rows'), 'sum', sums),
          amounts(text('Taken off the whole'), 'line', takenOff),
        ]
      : []),
    amounts(
      text('Total with VAT'),
      'total',
      prices.map(({ total }) => total),
    ),
    amounts(
      text('Difference to the first'),
      'within',
      prices.map(({ total }, place) => (place === 0 ? null : total - first.total)),
      signed,
    ),
  ]
}
