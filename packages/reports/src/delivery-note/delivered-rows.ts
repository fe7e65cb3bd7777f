import { isSpecial, positionNumbers, rowsInOrder } from '@arredo/project'
import type { ReportInput } from '../report-input.ts'
import { quantityText, type RowWords, rowWords, surfaceWords } from '../wording/row-words.ts'

export type DeliveredRow = RowWords & {
  readonly position: string
  readonly quantity: string
  /** Handed over by itself: what is special about an article comes with that article. */
  readonly isPiece: boolean
}

/** Goods of the offer in its order: no services, and nothing that the customer has already. */
export function deliveredRows(input: ReportInput): readonly DeliveredRow[] {
  const positions = positionNumbers(input.document)
  const rows = rowsInOrder(input.document).flatMap((row): readonly DeliveredRow[] => {
    if ((row.kind !== 'article' && row.kind !== 'free') || !row.flags.offered) return []
    const isPiece = !isSpecial(row)
    return [
      {
        ...rowWords(input, row),
        position: String(positions.get(row.id) ?? ''),
        quantity: isPiece ? quantityText(input, row) : '',
        isPiece,
      },
    ]
  })
  const surfaces = (input.evaluation.surfaces ?? []).map((surface) => ({
    ...surfaceWords(input, surface),
    ...{ position: '', quantity: '1', isPiece: true },
  }))
  return [...rows, ...surfaces]
}
