import { formatDate } from '@arredo/measures'
import { done, type Result, refuse } from '@arredo/project'
import { amount } from '../offer/offer-rows.ts'
import { type PageFrame, pageFrame } from '../pages/page-frame.ts'
import { type Paper, printable } from '../pages/paper.ts'
import type { Assets, Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import type { LabelledValue } from '../wording/labelled-value.ts'
import { alternativeName } from './alternative-name.ts'
import { alternativePictures } from './alternative-pictures.ts'
import { type Compared, comparedAlternatives } from './compared-lines.ts'
import { type SummedLine, summedLines } from './summed-lines.ts'

type ToldCell = { readonly words: readonly string[]; readonly amount: string; readonly isSame: boolean }
type ToldLine = {
  readonly name: string
  readonly cells: readonly ToldCell[]
  readonly kind: SummedLine['kind']
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

/** Millimetres that each of them needs, the one that all are compared with among them. */
const leastWidth = 55

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
  const lines = toldLines(input, compared)
  const names = compared.evaluations.map((evaluation) => alternativeName(input, evaluation))
  const data: AlternativesData = {
    frame: frame.value,
    recipient: [],
    facts: [
      { label: text('Customer'), value: customer ? `${customer.firstName} ${customer.lastName}`.trim() : '' },
      { label: text('Date'), value: formatDate(date, language.locale) },
      { label: text('Your contact'), value: input.contact ?? '' },
    ].filter(({ value }) => value !== ''),
    blocks: blocksOf(compared.evaluations.length, input.paper).map((places) => ({
      headings: places.map((place) => ({
        name: names[place] ?? '',
        about: place === 0 ? text('For the offer') : '',
      })),
      pictures: pictures.some((picture) => picture !== null)
        ? places.map((place) =>
            pictures[place]
              ? { asset: assetName(place), alt: `${text('Elevation')}: ${names[place]}` }
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
function blocksOf(count: number, paper: Paper): readonly (readonly number[])[] {
  const others = Array.from({ length: count - 1 }, (_, index) => index + 1)
  const size = Math.floor(printable(paper).width / leastWidth) - 1
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

/** As it reads on paper. */
function toldLines(input: ReportInput, compared: Compared): readonly ToldLine[] {
  const prices = compared.evaluations.flatMap(({ prices: { customer } }) => customer ?? [])
  const [first] = prices
  if (!first) return []
  const money = (minor: number) => amount(input, first, minor)
  const signed = (minor: number) => (minor > 0 ? `+${money(minor)}` : money(minor))
  return summedLines(input, compared, prices).map(({ name, kind, cells }) => ({
    ...{ name, kind },
    cells: cells.map(({ words, isSame, amount: minor }) => ({
      ...{ words, isSame },
      amount: minor === null ? '' : kind === 'within' ? signed(minor) : money(minor),
    })),
  }))
}
