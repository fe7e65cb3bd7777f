import type { Point, Point3 } from './point.ts'

type PartBase = {
  readonly code: string
  /** Position in the item's own frame: x from its left, y forward from its back, z up from its bottom. */
  readonly at: Point3
  /** Key into the pack's materials. */
  readonly material: string
  /** The variant whose chosen option named the material; absent where the recipe names it itself. */
  readonly finishOf?: string
  /** Axis along which wood grain runs. */
  readonly grain?: 'x' | 'y' | 'z'
  /** The sheet of veneer it is cut from together with its neighbours, each where it stands. */
  readonly sheet?: Sheet
  /** Of solid wood: across its grain it shows end grain, but for edges that carry an edging. */
  readonly isSolid?: boolean
  /** Edges that carry an edging, as seen from the front of the item. */
  readonly edges?: readonly PartSide[]
  /** Movable parts of one leaf or drawer share a group. */
  readonly opens?: string
  /** How the group moves; absent in packs that only name it. */
  readonly motion?: Motion
  /** A part that shines, such as the bulb of a lamp. */
  readonly light?: { readonly lumens: number; readonly kelvin: number }
}

/** The picture runs on through all parts of a sheet, or is turned over at every joint like the leaves of a book. */
export type Sheet = { readonly name: string; readonly match: 'through' | 'book' }

export type PartSide = 'left' | 'right' | 'front' | 'back' | 'top' | 'bottom'

/**
 * How an openable group moves from shut to fully open. A leaf turns about an edge of its largest panel, on
 * the side of the item's body; a drawer slides along an axis, against it when the travel is negative.
 */
export type Motion =
  | { readonly kind: 'hinge'; readonly edge: 'left' | 'right'; readonly degrees: number }
  | { readonly kind: 'flap'; readonly edge: 'top' | 'bottom'; readonly degrees: number }
  | { readonly kind: 'slide'; readonly axis: 'x' | 'y' | 'z'; readonly travel: number }

export type BoxPart = PartBase & { readonly shape: 'box'; readonly size: Point3 }

/** A closed profile in the plane across `along`, pulled along that axis. */
export type ExtrudedPart = PartBase & {
  readonly shape: 'extrusion'
  readonly profile: readonly Point[]
  readonly along: 'x' | 'y' | 'z'
  readonly length: number
}

/** A panel whose corners are rounded in its plane; `across` is the axis of its thickness. */
export type PanelPart = PartBase & {
  readonly shape: 'panel'
  readonly size: Point3
  readonly across: 'x' | 'y' | 'z'
  readonly radius: number
}

/** A profile of (distance from the axis, distance along it), turned about the axis through the middle. */
export type LathedPart = PartBase & {
  readonly shape: 'lathe'
  readonly size: Point3
  readonly along: 'x' | 'y' | 'z'
  readonly profile: readonly Point[]
}

/** Upholstery: edges rounded by `softness`, faces that swell by `crown` in their middle. */
export type CushionPart = PartBase & {
  readonly shape: 'cushion'
  readonly size: Point3
  readonly softness: number
  readonly crown: number
  readonly hasSeam: boolean
}

/** A modelled object from a file of the catalogue, made to fit its size. */
export type AssetPart = PartBase & {
  readonly shape: 'asset'
  readonly size: Point3
  readonly asset: string
}

/**
 * One part list feeds 3D, plan, elevations, bill of materials and prices by area. Every shape but the
 * extrusion says by `at` and `size` which box it fills: who cannot draw it draws the box.
 */
export type Part = BoxPart | ExtrudedPart | PanelPart | LathedPart | CushionPart | AssetPart

export type PartBounds = { readonly min: Point3; readonly max: Point3 }

export function partBounds(part: Part): PartBounds {
  const [x, y, z] = part.at
  if (part.shape !== 'extrusion') {
    const [width, depth, height] = part.size
    return { min: part.at, max: [x + width, y + depth, z + height] }
  }

  const first = span(part.profile.map(([value]) => value))
  const second = span(part.profile.map(([, value]) => value))
  const along = [0, part.length] as const
  const [sx, sy, sz] =
    part.along === 'x'
      ? [along, first, second]
      : part.along === 'y'
        ? [first, along, second]
        : [first, second, along]
  return { min: [x + sx[0], y + sy[0], z + sz[0]], max: [x + sx[1], y + sy[1], z + sz[1]] }
}

function span(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
