import type { Point3 } from '@arredo/geometry'

/**
 * What is outside, unlit, in the directions of an equirectangular picture whose lowest row comes first: painted once
 * for a place, lit anew for every hour. Column 0 looks to 270° of the plan's compass (its left), row 0 straight down.
 */
export type Land = {
  readonly width: number
  readonly height: number
  /** 255 where nothing is seen of the sky. */
  readonly cover: Uint8Array
  /** Square roots, so that dark leaves keep their differences. */
  readonly albedo: Uint8Array
  readonly normals: Int8Array
  /** How much of it the air hides. */
  readonly haze: Uint8Array
  /** Windows with somebody behind them, and lamps: how bright by night. */
  readonly glow: Uint8Array
}

/** What a brush leaves; one object for all touches of a stroke, a house has a hundred thousand. */
export type Touch = {
  red: number
  green: number
  blue: number
  /** Where it faces. */
  x: number
  y: number
  z: number
  haze: number
  glow: number
}

/** A part of the picture in degrees; it may reach over north. */
export type Region = {
  readonly from: number
  readonly to: number
  readonly low: number
  readonly high: number
}

export function emptyLand(width: number): Land {
  const height = width / 2
  const size = width * height
  return {
    ...{ width, height, cover: new Uint8Array(size), albedo: new Uint8Array(size * 3) },
    ...{ normals: new Int8Array(size * 3), haze: new Uint8Array(size), glow: new Uint8Array(size) },
  }
}

/** Degrees clockwise from the top of the plan, of a column's middle. */
export function bearingOf(column: number, width: number): number {
  return ((column + 0.5) / width) * 360 - 90
}

export function elevationOf(row: number, height: number): number {
  return ((row + 0.5) / height) * 180 - 90
}

export function directionAt(bearing: number, elevation: number): Point3 {
  const [turn, up] = [(bearing * Math.PI) / 180, (elevation * Math.PI) / 180]
  return [Math.sin(turn) * Math.cos(up), Math.cos(turn) * Math.cos(up), Math.sin(up)]
}

/** Asks the brush for every pixel of a region; it says how much of the pixel it covers. */
export function paint(
  land: Land,
  { from, to, low, high }: Region,
  brush: (bearing: number, elevation: number, touch: Touch) => number,
): void {
  const { width, height } = land
  const touch: Touch = { red: 0, green: 0, blue: 0, x: 0, y: 0, z: 1, haze: 0, glow: 0 }
  const first = Math.ceil(((from + 90) / 360) * width - 0.5)
  const last = Math.min(first + width - 1, Math.floor(((to + 90) / 360) * width - 0.5))
  const bottom = Math.max(0, Math.ceil(((low + 90) / 180) * height - 0.5))
  const top = Math.min(height - 1, Math.floor(((high + 90) / 180) * height - 0.5))
  for (let column = first; column <= last; column++) {
    const x = ((column % width) + width) % width
    const bearing = bearingOf(column, width)
    for (let row = bottom; row <= top; row++) {
      touch.glow = 0
      const share = brush(bearing, elevationOf(row, height), touch)
      if (share > 0) lay(land, row * width + x, touch, Math.min(1, share))
    }
  }
}

function lay(land: Land, at: number, touch: Touch, laid: number): void {
  const { cover, albedo, normals, haze, glow } = land
  const k = at * 3
  const after = 255 - (255 - (cover[at] ?? 0)) * (1 - laid)
  // On the bare sky there is nothing to mix with.
  const share = (laid * 255) / after
  const rest = 1 - share
  albedo[k] = (albedo[k] ?? 0) * rest + root(touch.red) * share
  albedo[k + 1] = (albedo[k + 1] ?? 0) * rest + root(touch.green) * share
  albedo[k + 2] = (albedo[k + 2] ?? 0) * rest + root(touch.blue) * share
  normals[k] = (normals[k] ?? 0) * rest + touch.x * 127 * share
  normals[k + 1] = (normals[k + 1] ?? 0) * rest + touch.y * 127 * share
  normals[k + 2] = (normals[k + 2] ?? 0) * rest + touch.z * 127 * share
  haze[at] = (haze[at] ?? 0) * rest + touch.haze * 255 * share
  glow[at] = (glow[at] ?? 0) * rest + touch.glow * 255 * share
  cover[at] = after
}

/** Says where a touch faces: something upright that looks towards us from a bearing, or leans back by `up`. */
export function faceUs(touch: Touch, bearing: number, up: number): void {
  const turn = (bearing * Math.PI) / 180
  const flat = Math.sqrt(1 - up * up)
  touch.x = -Math.sin(turn) * flat
  touch.y = -Math.cos(turn) * flat
  touch.z = up
}

export function faceUp(touch: Touch): void {
  touch.x = 0
  touch.y = 0
  touch.z = 1
}

function root(value: number): number {
  return Math.sqrt(Math.min(1, Math.max(0, value))) * 255
}
