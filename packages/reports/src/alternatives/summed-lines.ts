import type { ProjectPrice } from '@arredo/pricing'
import { printedSum } from '../offer/offer-totals.ts'
import type { ReportInput } from '../report-input.ts'
import type { Compared, ComparedLine } from './compared-lines.ts'

/** The lines of one alternative add up to its total; sums and what is within them are told beside. */
export type SummedLine = ComparedLine & { readonly kind: 'line' | 'sum' | 'total' | 'within' }

/** What differs, all else, and what that comes to, on the basis of the offer. */
export function summedLines(
  { text }: ReportInput,
  { choices, rows, following, others }: Compared,
  prices: readonly ProjectPrice[],
): readonly SummedLine[] {
  const sums = prices.map(printedSum)
  const takenOff = prices.map(({ total }, place) => total - (sums[place] ?? 0))
  const totals = prices.map(({ total }) => total)
  const [first = 0] = totals
  return [
    ...[...choices, ...rows].map((line): SummedLine => ({ ...line, kind: 'line' })),
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
    amounts(text('Total with VAT'), 'total', totals),
    amounts(
      text('Difference to the first'),
      'within',
      totals.map((total, place) => (place === 0 ? null : total - first)),
    ),
  ]
}

function amounts(name: string, kind: SummedLine['kind'], minors: readonly (number | null)[]): SummedLine {
  return { name, kind, cells: minors.map((amount) => ({ words: [], amount, isSame: false })) }
}
