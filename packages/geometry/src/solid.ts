import type { Point, Point3 } from './point.ts'

type PartBase = {
  readonly code: string
  /** Position in the item's own frame: x from its left, y forward from its back, z up from its bottom. */
  readonly at: Point3
  /** Key into the pack's materials. */
  readonly material: string
  /** Axis along which wood grain runs. */
  readonly grain?: 'x' | 'y' | 'z'
  /** Movable parts of one leaf or drawer share a group. */
  readonly opens?: string
}

export type BoxPart = PartBase & { readonly shape: 'box'; readonly size: Point3 }

/** A closed profile in the plane across `along`, pulled along that axis. */
export type ExtrudedPart = PartBase & {
  readonly shape: 'extrusion'
  readonly profile: readonly Point[]
  readonly along: 'x' | 'y' | 'z'
  readonly length: number
}

/** One part list feeds 3D, plan, elevations, bill of materials and prices by area. */
export type Part = BoxPart | ExtrudedPart
