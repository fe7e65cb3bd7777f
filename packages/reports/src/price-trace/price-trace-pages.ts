import { currencyExponent, formatDate, formatPercent } from '@arredo/measures'
import type { ProjectPrice } from '@arredo/pricing'
import { done, type Result, refuse } from '@arredo/project'
import type { Table } from '@arredo/tables'
import type { TotalLine } from '../offer/offer-totals.ts'
import { type PageFrame, pageFrame } from '../pages/page-frame.ts'
import type { Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import type { LabelledValue } from '../wording/labelled-value.ts'
import { money, type StepWords, stepWords } from './step-words.ts'
import { type TracedPart, tracedParts } from './traced-price.ts'

export type PriceTraceData = {
  readonly frame: PageFrame
  readonly facts: readonly LabelledValue[]
  readonly columns: readonly string[]
  readonly parts: readonly {
    readonly heading: string
    readonly basis: string
    readonly rows: readonly {
      readonly heading: string
      readonly steps: readonly StepWords[]
      readonly sum: string
    }[]
    readonly totals: readonly TotalLine[]
  }[]
  readonly sumLabel: string
}

export function priceTracePages(input: ReportInput): Result<Pages & { readonly data: PriceTraceData }> {
  const { document, date, number, language, text } = input
  const price = priceOf(input)
  if (!price) return refuse('No price list is valid for this project')
  const title = number === '' ? text('Price trace') : text('Price trace {{number}}', { number })
  const frame = pageFrame(input, title)
  if (!frame.ok) return frame

  const { priceList, commercialList = priceList, version = '' } = price
  const data: PriceTraceData = {
    frame: frame.value,
    facts: [
      { label: text('Project'), value: document.header.name },
      { label: text('Date'), value: formatDate(date, language.locale) },
      { label: text('Price list'), value: [commercialList, version].filter(Boolean).join(' · ') },
      { label: text('Price date'), value: formatDate(price.date, language.locale) },
    ],
    columns: [text('Step'), text('Reckoned as'), text('Source'), text('Amount')],
    parts: tracedParts(input).map((part, index) => ({
      ...{ heading: text(part.heading), basis: text(part.basis) },
      rows: part.rows.map(({ id, position, name, code, steps, sum }) => ({
        heading: [position === null ? '' : `${position}`, name, code].filter(Boolean).join('  ·  '),
        steps: steps.map((step) => stepWords(input, price, step, id)),
        sum: money(input, price.currency, sum),
      })),
      totals: [...totalsOf(input, price, part), ...(index === 1 ? marginOf(input, price) : [])],
    })),
    sumLabel: text('Sum of the row'),
  }
  return done({ data })
}

/** The trade's where it may be seen: it has the reasons that the customer's leaves out. */
function priceOf({ evaluation: { prices } }: ReportInput): ProjectPrice | undefined {
  return prices.trade ?? prices.customer
}

function totalsOf(
  input: ReportInput,
  price: ProjectPrice,
  { ofRows, closing, totalLabel, total }: TracedPart,
): readonly TotalLine[] {
  const line = (kind: TotalLine['kind'], label: string, minor: number): TotalLine => ({
    ...{ kind, label },
    value: money(input, price.currency, minor),
  })
  return [
    line('part', input.text('Sum of all rows'), ofRows),
    ...closing.map((step) => {
      const { name, reckoning } = stepWords(input, price, step, '')
      return line('part', reckoning === '' ? name : `${name}, ${reckoning}`, step.amount)
    }),
    line('total', input.text(totalLabel), total),
  ]
}

function marginOf(input: ReportInput, price: ProjectPrice): readonly TotalLine[] {
  const { text, language } = input
  const { margin, currency } = price
  if (!margin) return []
  const amount = (minor: number) => money(input, currency, minor)
  const rate = margin.rate === null ? '' : ` ${formatPercent(Number(margin.rate), language.locale, 2)}`
  return [
    { kind: 'within', label: text('Sold for, without VAT'), value: amount(margin.sale) },
    { kind: 'within', label: `${text('Margin')}${rate}`, value: amount(margin.amount) },
  ]
}

/** A line for each step, whose amounts add up as on the pages. */
export function priceTraceTables(input: ReportInput): readonly Table[] {
  const price = priceOf(input)
  if (!price) return []
  const { text } = input
  const decimals = currencyExponent(price.currency)
  const inMajor = (minor: number) => minor / 10 ** decimals
  return tracedParts(input).map(({ heading, rows, closing }) => ({
    name: text(heading),
    columns: [
      ...[text('Pos.'), text('Article'), text('Code'), text('Step'), text('Reckoned as'), text('Source')].map(
        (title) => ({ title, kind: 'text' as const }),
      ),
      { title: `${text('Amount')} (${price.currency})`, kind: 'money', decimals },
    ],
    rows: [
      ...rows.flatMap(({ id, position, name, code, steps }) =>
        steps.map((step) => {
          const words = stepWords(input, price, step, id)
          const told = [words.name, words.reckoning, words.source, inMajor(step.amount)]
          return [position === null ? '' : String(position), name, code, ...told]
        }),
      ),
      ...closing.map((step) => {
        const words = stepWords(input, price, step, '')
        return ['', '', '', words.name, words.reckoning, words.source, inMajor(step.amount)]
      }),
    ],
  }))
}
