import type { Text } from '@arredo/catalogue'
import { type Parcel, type ParcelKind, parcelsOf, positionNumbers, weighedParts } from '@arredo/project'
import { hardwareName, type MakingInput, nameOf } from './making-of.ts'

/** What stands on one package. */
export type PackageLabel = {
  readonly number: number
  /** How many packages there are. */
  readonly of: number
  readonly position: number | null
  readonly name: Text
  readonly kind: ParcelKind
  /** What is made and packed flat, a name for each part; none of what stands as it is or somebody else has packed. */
  readonly parts: readonly Text[]
  /** The hardware that is seen among them, however often. */
  readonly hardware: readonly Text[]
  /** Millimetres with the packing, longest first. */
  readonly sides: Parcel['sides']
  /** Cubic millimetres. */
  readonly volume: number
  /** Kilograms; null where nobody knows. */
  readonly weight: number | null
}

/** D-227: a label for every package of a project, in the order of the offer. */
export function packageLabels(input: MakingInput): readonly PackageLabel[] {
  const { document, evaluation, catalogues } = input
  const { parcels, sums } = parcelsOf(document, evaluation, catalogues)
  const numbers = positionNumbers(document, evaluation.alternative)
  const all = parcels.flatMap((parcel) => {
    const labelled = { ...parcel, ...contentOf(parcel, input) }
    return Array.from({ length: parcel.count }, () => labelled)
  })
  return all.map(({ row, kind, sides, weight, parts, hardware }, index) => ({
    ...{ number: index + 1, of: sums.count, position: numbers.get(row.id) ?? null, kind, sides, weight },
    name: row.kind === 'free' ? { en: row.text } : (evaluation.articles[row.id]?.name ?? { en: row.article }),
    ...{ parts, hardware },
    volume: sides[0] * sides[1] * sides[2],
  }))
}

/** A handle is drawn as a bar and two feet: what shows hardware is no part that anybody counts. */
function contentOf(
  { row, kind, things }: Parcel,
  { evaluation, catalogues }: MakingInput,
): Pick<PackageLabel, 'parts' | 'hardware'> {
  const pack = row.kind === 'article' ? catalogues.get(row.catalogue)?.pack : undefined
  if (row.kind !== 'article' || !pack || (kind !== 'body' && kind !== 'fronts'))
    return { parts: [], hardware: [] }

  const weighed = weighedParts(row, evaluation, catalogues)
  const known = new Map(weighed.map((each) => [each.part.code, each]))
  const packed = things.flatMap(({ parts }) => parts.flatMap(({ code }) => known.get(code) ?? []))
  return {
    parts: packed.filter(({ isMade }) => isMade).map(({ part }) => nameOf(part, pack)),
    hardware: packed.flatMap(({ hardware }) => (hardware === null ? [] : hardwareName(hardware, pack))),
  }
}
