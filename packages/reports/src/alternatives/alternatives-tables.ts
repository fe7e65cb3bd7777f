import { currencyExponent } from '@arredo/measures'
import type { Column, Table } from '@arredo/tables'
import type { ReportInput } from '../report-input.ts'
import { alternativeName } from './alternative-name.ts'
import { comparedAlternatives } from './compared-lines.ts'
import { summedLines } from './summed-lines.ts'

/** All alternatives beside each other, however many pages they take; the lines of each add up to its total. */
export function alternativesTables(input: ReportInput): readonly Table[] {
  const { text } = input
  const compared = comparedAlternatives(input)
  const prices = compared.evaluations.flatMap(({ prices: { customer } }) => customer ?? [])
  const [first] = prices
  if (!first || prices.length < 2 || prices.length < compared.evaluations.length) return []

  const { currency } = first
  const decimals = currencyExponent(currency)
  const inMajor = (minor: number | null) => (minor === null ? null : minor / 10 ** decimals)
  const ofAlternative = (name: string): readonly Column[] => [
    { title: name, kind: 'text' },
    { title: `${name} (${currency})`, kind: 'money', decimals },
  ]
  const columns: readonly Column[] = [
    { title: text('What differs'), kind: 'text' },
    ...compared.evaluations.flatMap((evaluation) => ofAlternative(alternativeName(input, evaluation))),
  ]
  const lines = summedLines(input, compared, prices).filter(({ kind }) => kind === 'line')
  const rows = lines.map(({ name, cells }) => [
    name,
    ...cells.flatMap(({ words, amount }) => [words.join(', '), inMajor(amount)]),
  ])
  return [{ name: text('Alternatives'), columns, rows }]
}
