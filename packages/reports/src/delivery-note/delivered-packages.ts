import { type Parcel, type ParcelKind, parcelsOf, positionNumbers } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { ReportInput } from '../report-input.ts'
import { volumeText, weightOfSeveral, weightText } from '../wording/bulk-text.ts'
import { rowWords } from '../wording/row-words.ts'
import { shortName } from '../wording/short-name.ts'
import { sidesText } from '../wording/sides-text.ts'

export type DeliveredPackages = {
  readonly rows: readonly {
    /** As they are written on the packages: one number, or a span of several that are alike. */
    readonly number: string
    readonly name: string
    readonly about: string
    readonly count: number
    readonly size: string
    readonly weight: string
  }[]
  /** How many, how large and how heavy in all. */
  readonly sum: { readonly count: string; readonly volume: string; readonly weight: string }
  /** How many goods are in no package. */
  readonly left: number
}

const kinds: Readonly<Record<ParcelKind, string>> = {
  whole: sentence('As it stands'),
  body: sentence('Carcass'),
  fronts: sentence('Doors and drawers'),
  bought: sentence('Bought for it'),
}

/** D-227; null where nothing has a size. */
export function deliveredPackages(input: ReportInput): DeliveredPackages | null {
  const { document, catalogues, text } = input
  const { parcels, sums, left } = parcelsOf(document, input.built(), catalogues)
  if (parcels.length === 0) return null

  const positions = positionNumbers(document)
  let next = 1
  const rows = parcels.map((parcel) => {
    const { row, kind, count, sides, weight } = parcel
    const number = spanOf(next, parcel)
    next += count
    const position = positions.get(row.id)
    return {
      ...{ number, count, name: shortName(rowWords(input, row)), size: sidesText(input, sides) },
      about: [position && `${text('Pos.')} ${position}`, text(kinds[kind])].filter(Boolean).join('  ·  '),
      weight: weight === null ? text('Not known') : weightText(input, weight),
    }
  })
  const { count, volume, weight, unweighed } = sums
  return {
    rows,
    sum: {
      count: String(count),
      volume: volumeText(input, volume),
      weight: weightOfSeveral(input, { weight, weighed: count - unweighed, unweighed }),
    },
    left,
  }
}

function spanOf(first: number, { count }: Parcel): string {
  return count === 1 ? `${first}` : `${first}–${first + count - 1}`
}
