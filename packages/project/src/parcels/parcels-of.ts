import { type Part, partBounds, type Size } from '@arredo/geometry'
import type { ArticleRow, FreeRow, ProjectDocument, Row } from '../document.ts'
import type { Evaluation } from '../evaluation.ts'
import { rowsInOrder } from '../row-order.ts'
import { isSpecial } from '../specials.ts'
import { type Packs, type WeighedPart, weighedParts } from '../summary/weighed-parts.ts'
import { boxAround, inOrder, type Sides, stackThings, type Thing } from './stack-things.ts'

/** A part, or several that are one: a leaf with its handle, an article that travels as it stands. */
export type PackedThing = Thing & { readonly parts: readonly Part[] }

/** `whole` is an article as it stands; one that is taken apart travels as body, fronts and what is bought for it. */
export type ParcelKind = 'whole' | 'body' | 'fronts' | 'bought'

export type Parcel = {
  readonly key: string
  readonly row: ArticleRow | FreeRow
  readonly kind: ParcelKind
  /** How many are alike: one for each piece of the row. */
  readonly count: number
  readonly things: readonly PackedThing[]
  /** Millimetres with the packing, longest first. */
  readonly sides: Sides
  /** Kilograms of what is in one; null where nobody knows. */
  readonly weight: number | null
}

export type ParcelList = {
  readonly parcels: readonly Parcel[]
  readonly sums: {
    readonly count: number
    /** Cubic millimetres. */
    readonly volume: number
    /** Kilograms of the parcels whose weight is known. */
    readonly weight: number
    readonly unweighed: number
  }
  /** Goods on the offer of which nobody knows the size: free rows without one, and what covers rooms. */
  readonly left: number
}

/** D-227: what the offer of an alternative delivers, in parcels that two people can carry. */
export function parcelsOf(document: ProjectDocument, evaluation: Evaluation, catalogues: Packs): ParcelList {
  const goods = rowsInOrder(document, evaluation.alternative).filter(isDelivered)
  const parcels = goods.flatMap((row) =>
    row.kind === 'article' ? parcelsOfArticle(row, evaluation, catalogues) : parcelOfFree(row),
  )
  const packed = new Set(parcels.map(({ row }) => row.id))
  return {
    parcels,
    sums: {
      count: sumOf(parcels, () => 1),
      volume: sumOf(parcels, ({ sides: [length, width, height] }) => length * width * height),
      weight: sumOf(parcels, ({ weight }) => weight ?? 0),
      unweighed: sumOf(parcels, ({ weight }) => (weight === null ? 1 : 0)),
    },
    left: goods.filter(({ id }) => !packed.has(id)).length + (evaluation.surfaces?.length ?? 0),
  }
}

/** Customers have their own appliances already; nobody packs a service, or what is special about an article. */
function isDelivered(row: Row): row is ArticleRow | FreeRow {
  return (row.kind === 'article' || (row.kind === 'free' && !isSpecial(row))) && row.flags.offered
}

function sumOf(parcels: readonly Parcel[], each: (parcel: Parcel) => number): number {
  return parcels.reduce((sum, parcel) => sum + each(parcel) * parcel.count, 0)
}

function parcelOfFree(row: FreeRow): readonly Parcel[] {
  if (!row.size) return []
  const thing = { sides: inOrder(row.size), weight: null, parts: [] }
  return [parcelWith(row, 'whole', [thing], 0)]
}

function parcelsOfArticle(row: ArticleRow, evaluation: Evaluation, catalogues: Packs): readonly Parcel[] {
  const size = evaluation.articles[row.id]?.size
  const parts = weighedParts(row, evaluation, catalogues)
  if (!size) return []
  if (travelsWhole(size, parts) || isSetIntoWall(row, catalogues)) {
    const sides = inOrder([size.width, size.depth, size.height])
    return [parcelWith(row, 'whole', [{ ...together(parts), sides }], 0)]
  }

  const bought = parts.filter(({ isBought }) => isBought)
  const made = parts.filter(({ isBought }) => !isBought)
  const body = made.filter(({ part }) => part.opens === undefined).map((part) => together([part]))
  const fronts = thingsOf(made.filter(({ part }) => part.opens !== undefined))
  return [
    ...inParcels(row, 'body', body),
    ...inParcels(row, 'fronts', fronts),
    ...inParcels(row, 'bought', bought.length > 0 ? [together(bought)] : []),
  ]
}

/** What nobody can weigh lies apart: it would make the weight of all others unknown. */
function inParcels(row: ArticleRow, kind: ParcelKind, things: readonly PackedThing[]): readonly Parcel[] {
  const weighed = things.filter(({ weight }) => weight !== null)
  const unweighed = things.filter(({ weight }) => weight === null)
  return [...stackThings(weighed), ...(unweighed.length > 0 ? [unweighed] : [])].map((stack, index) =>
    parcelWith(row, kind, stack, index),
  )
}

/** Millimetres: what is no thicker, as a worktop or a plinth, is flat already. */
const flat = 150

/** Bought as a whole, modelled or upholstered: nothing of it lies flat. */
function travelsWhole(size: Size, parts: readonly WeighedPart[]): boolean {
  return (
    Math.min(size.width, size.depth, size.height) <= flat ||
    parts.every(({ isBought }) => isBought) ||
    parts.some(({ part, isBought }) => !isBought && (part.shape === 'asset' || part.shape === 'cushion'))
  )
}

function isSetIntoWall({ catalogue, article }: ArticleRow, catalogues: Packs): boolean {
  const { pack } = catalogues.get(catalogue) ?? {}
  return pack?.articles.find(({ code }) => code === article)?.attach === 'opening'
}

/** A leaf is not taken apart; a drawer is. */
function thingsOf(parts: readonly WeighedPart[]): readonly PackedThing[] {
  const leaves = new Map<string, WeighedPart[]>()
  for (const [index, weighed] of parts.entries()) {
    const { opens, motion } = weighed.part
    const name = opens === undefined || motion?.kind === 'slide' ? `part ${index}` : `leaf ${opens}`
    leaves.set(name, [...(leaves.get(name) ?? []), weighed])
  }
  return [...leaves.values()].map(together)
}

function together(parts: readonly WeighedPart[]): PackedThing {
  const bounds = parts.map(({ part }) => partBounds(part))
  const reach = ([0, 1, 2] as const).map((axis) => {
    return Math.max(...bounds.map(({ max }) => max[axis])) - Math.min(...bounds.map(({ min }) => min[axis]))
  })
  const weights = parts.map(({ weight }) => weight)
  const known = weights.filter((weight) => weight !== null)
  return {
    sides: inOrder(reach),
    weight:
      known.length === 0 || known.length < weights.length
        ? null
        : known.reduce((sum, weight) => sum + weight, 0),
    parts: parts.map(({ part }) => part),
  }
}

function parcelWith(
  row: Parcel['row'],
  kind: ParcelKind,
  things: readonly PackedThing[],
  index: number,
): Parcel {
  const weights = things.map(({ weight }) => weight)
  return {
    ...{ key: `${row.id}/${kind}/${index}`, row, kind, things },
    count: Math.ceil(row.quantity),
    sides: boxAround(things),
    weight: weights.includes(null) ? null : weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0),
  }
}
