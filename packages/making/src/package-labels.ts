import type { Text } from '@arredo/catalogue'
import { type Parcel, type ParcelKind, parcelsOf, positionNumbers } from '@arredo/project'
import type { MakingInput } from './making-of.ts'

/** What stands on one package. */
export type PackageLabel = {
  readonly number: number
  /** How many packages there are. */
  readonly of: number
  readonly position: number | null
  readonly name: Text
  readonly kind: ParcelKind
  /** Parts in it, by their codes. */
  readonly parts: readonly string[]
  /** Millimetres with the packing, longest first. */
  readonly sides: Parcel['sides']
  /** Cubic millimetres. */
  readonly volume: number
  /** Kilograms; null where nobody knows. */
  readonly weight: number | null
}

/** D-227: a label for every package of a project, in the order of the offer. */
export function packageLabels({ document, evaluation, catalogues }: MakingInput): readonly PackageLabel[] {
  const { parcels, sums } = parcelsOf(document, evaluation, catalogues)
  const numbers = positionNumbers(document, evaluation.alternative)
  const all = parcels.flatMap((parcel) => Array.from({ length: parcel.count }, () => parcel))
  return all.map(({ row, kind, things, sides, weight }, index) => ({
    ...{ number: index + 1, of: sums.count, position: numbers.get(row.id) ?? null, kind, sides, weight },
    name: row.kind === 'free' ? { en: row.text } : (evaluation.articles[row.id]?.name ?? { en: row.article }),
    parts: things.flatMap(({ parts }) => parts.map(({ code }) => code)),
    volume: sides[0] * sides[1] * sides[2],
  }))
}
