import type { Point3 } from '@arredo/geometry'

export type Rgb = readonly [number, number, number]

/** A flat piece of wall, floor or ceiling that keeps its light in texels of its own. */
export type Chart = {
  /** Where its first texel begins; millimetres. */
  readonly origin: Point3
  /** The way of one texel to the right and up. */
  readonly right: Point3
  readonly up: Point3
  readonly normal: Point3
  /** Its place among the texels of all. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Places in the air at which light from all sides is known, for whatever stands between them. */
export type Grid = {
  readonly min: Point3
  readonly step: Point3
  readonly counts: readonly [number, number, number]
}

export type BakedLamp = { readonly at: Point3; readonly candela: Rgb; readonly isDownward: boolean }

/** A hole in the house through which the sky shines: a corner, its two sides, and which way is in. */
export type Portal = {
  readonly corner: Point3
  readonly right: Point3
  readonly up: Point3
  readonly inward: Point3
}

/** What is seen outside in every direction, as linear light: lowest row first, column u looking to u · 360° - 90°. */
export type Around = {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
  readonly sky: Sky
}

/** Light overhead, about the horizon, and from below. */
export type Sky = { readonly zenith: Rgb; readonly horizon: Rgb; readonly ground: Rgb }

/** From where a room is seen that its things mirror, and the box of its walls. */
export type Mirror = { readonly at: Point3; readonly min: Point3; readonly max: Point3 }

/** All that decides how light spreads in a house, as plain data that goes to a worker. */
export type BakeScene = {
  /** Nine numbers for each triangle, wound against the clock seen from its front. */
  readonly corners: Float32Array
  /** Three numbers for each triangle: what part of the light it gives back. */
  readonly albedo: Float32Array
  /** Three numbers for each triangle: what it shines by itself. */
  readonly glow: Float32Array
  readonly sun: { readonly towards: Point3; readonly strength: Rgb } | null
  readonly sky: Sky
  /** What things mirror of the outside, and how strong it is; without it, the sky alone. */
  readonly around?: { readonly seen: Around; readonly strength: number } | null
  readonly lamps: readonly BakedLamp[]
  readonly portals: readonly Portal[]
  readonly charts: readonly Chart[]
  readonly atlas: { readonly width: number; readonly height: number }
  readonly grid: Grid
  /** Of every room, the smallest first. */
  readonly mirrors: readonly Mirror[]
}

/** Light as it was found so far. */
export type BakedLight = {
  /** Irradiance of every texel of the charts: red, green, blue, and 1 where it is known. */
  readonly texels: Float32Array
  /** For red, green and blue one after the other: the mean, and how much more comes from +x, +y, +z. */
  readonly probes: Float32Array
  /** What is seen from each mirror's place, level by level of roughness; see `mirror-map`. */
  readonly mirror: Float32Array
  /** The mean light on what people look at: what a camera sets its exposure by. */
  readonly mean: Rgb
}
