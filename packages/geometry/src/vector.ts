import type { Point } from './point.ts'

export function plus(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]]
}

export function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]]
}

export function times(a: Point, factor: number): Point {
  return [a[0] * factor, a[1] * factor]
}

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1]
}

/** Positive when b lies to the left of a. */
export function cross(a: Point, b: Point): number {
  return a[0] * b[1] - a[1] * b[0]
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

export function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** A turn in degrees, brought into 0 … 360. */
export function normalTurn(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360
  // Sines of nearly-right angles would leave crumbs such as 89.99999999999999 in documents.
  const whole = Math.round(turn)
  const clean = Math.abs(turn - whole) < 1e-9 ? whole : turn
  return clean === 360 ? 0 : clean
}

/** The unit vector of a turn, exact for right angles. */
export function direction(degrees: number): Point {
  const turn = normalTurn(degrees)
  if (turn === 0) return [1, 0]
  if (turn === 90) return [0, 1]
  if (turn === 180) return [-1, 0]
  if (turn === 270) return [0, -1]

  const radians = (turn * Math.PI) / 180
  return [Math.cos(radians), Math.sin(radians)]
}
