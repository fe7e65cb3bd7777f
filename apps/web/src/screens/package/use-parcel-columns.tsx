import {
  type Evaluation,
  type Parcel,
  type ParcelKind,
  type ProjectDocument,
  positionNumbers,
} from '@arredo/project'
import { sentence } from '@arredo/words'
import { useRowWords } from '../../rows/use-row-words.ts'
import { SecondLine } from '../../ui/second-line.tsx'
import type { Column } from '../../ui/table.tsx'
import { useBulk } from '../../words/use-bulk.ts'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import styles from './package.module.css'

const kinds: Readonly<Record<ParcelKind, string>> = {
  whole: sentence('As it stands'),
  body: sentence('Carcass'),
  fronts: sentence('Doors and drawers'),
  bought: sentence('Bought for it'),
}

export function useParcelColumns(
  document: ProjectDocument,
  evaluation: Evaluation,
  parcels: readonly Parcel[],
): readonly Column<Parcel>[] {
  const text = useText()
  const rowWords = useRowWords()
  const { volume, weight } = useBulk()
  const { format, symbol } = useLength()
  const positions = positionNumbers(document, evaluation.alternative)
  const numbers = numbersOf(parcels)
  const size = (sides: Parcel['sides']) => sides.map(format).join(' × ')
  return [
    { name: text('No.'), cell: ({ key }) => <span className={styles.number}>{numbers.get(key)}</span> },
    {
      name: text('Package'),
      cell: ({ row, kind }) => {
        const position = positions.get(row.id)
        return (
          <>
            <strong className={styles.name}>{rowWords(row, evaluation, undefined).name}</strong>
            <SecondLine>
              {[position && `${text('Pos.')} ${position}`, text(kinds[kind])].filter(Boolean).join(' · ')}
            </SecondLine>
          </>
        )
      },
    },
    {
      ...{ name: text('Content'), onCard: 'named' },
      cell: ({ kind, things }) =>
        kind === 'whole' || kind === 'bought' ? (
          '–'
        ) : (
          <span className={styles.content}>
            {alike(things.map(({ sides }) => size(sides))).map(([sides, count]) => (
              <span key={sides}>{count > 1 ? `${count} × (${sides})` : sides}</span>
            ))}
          </span>
        ),
    },
    {
      ...{ name: text('Size'), isAtEnd: true, onCard: 'named' },
      cell: ({ sides }) => `${size(sides)} ${symbol}`,
    },
    {
      ...{ name: text('Volume'), isAtEnd: true, isExtra: true },
      cell: ({ sides: [length, width, height] }) => volume(length * width * height),
    },
    {
      ...{ name: text('Weight'), isAtEnd: true, onCard: 'named' },
      cell: (parcel) => (parcel.weight === null ? text('Not known') : weight(parcel.weight)),
    },
  ]
}

/** As they are written on the packages: one number for each, a span for several that are alike. */
function numbersOf(parcels: readonly Parcel[]): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>()
  let next = 1
  for (const { key, count } of parcels) {
    numbers.set(key, count === 1 ? `${next}` : `${next}–${next + count - 1}`)
    next += count
  }
  return numbers
}

function alike(sizes: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1)
  return [...counts]
}
