import type { Point, Point3 } from '@arredo/geometry'

/** To the millionth of a millimetre and never −0: what a turned wall adds behind that is dust. */
export function plain(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000 + 0
}

export function plainPoint([x, y]: Point): Point {
  return [plain(x), plain(y)]
}

export function plainPlace([x, y, z]: Point3): Point3 {
  return [plain(x), plain(y), plain(z)]
}
