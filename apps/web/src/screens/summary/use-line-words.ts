import type { ProjectPrice } from '@arredo/pricing'
import { type Evaluation, isSpecial, type ProjectDocument, type SummaryLine } from '@arredo/project'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useArea } from '../../planner/use-area.ts'
import type { RowWords } from '../../rows/row-line.tsx'
import { useRowWords } from '../../rows/use-row-words.ts'
import { useBulk } from '../../words/use-bulk.ts'
import { useLength } from '../../words/use-length.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'

export type LineWords = RowWords & {
  readonly size: string
  readonly volume: string
  readonly weight: string
}

/** What the offer says of a row, and beside it how large and how heavy it is. */
export function useLineWords(
  document: ProjectDocument,
  evaluation: Evaluation,
  price: ProjectPrice | undefined,
): (line: SummaryLine) => LineWords {
  const text = useText()
  const packText = usePackText()
  const rowWords = useRowWords()
  const money = useMoney()
  const area = useArea()
  const { volume, weight } = useBulk()
  const { format, symbol } = useLength()
  const kinds = { floor: text('Floor'), wall: text('Walls'), ceiling: text('Ceiling') }

  return (line) => {
    if (line.of === 'surface') {
      const { name, finish, room, kind, area: covered } = line.surface
      const isPriced = line.amount !== null && price
      const total = isPriced ? money({ minor: line.amount ?? 0, currency: price.currency }) : text('No price')
      return {
        name: name ? packText(name) : finish,
        note: [document.rooms[room]?.name || text('Room'), kinds[kind]].join(' · '),
        ...{ size: area(covered * 10_000), quantity: '', unit: '', total, volume: '', weight: '' },
      }
    }
    const { row, size } = line
    const words = rowWords(row, evaluation, price)
    return {
      ...words,
      // The size has a place of its own here.
      note: row.kind === 'ownAppliance' ? '' : isSpecial(row) ? text('Special') : words.note,
      size: size ? `${[size.width, size.depth, size.height].map(format).join(' × ')} ${symbol}` : '',
      volume: line.volume === null ? '' : volume(line.volume),
      weight: line.weight === null ? '' : line.weight === 'unknown' ? text('Not known') : weight(line.weight),
    }
  }
}
