import type { Point } from '@arredo/geometry'

/** Slanted lines that fill a polygon, so far from each other; lines of neighbours run on into each other. */
export function hatchLines(points: readonly Point[], gap: number): readonly (readonly [Point, Point])[] {
  // Turned by 45°, so that the lines lie level: u along them, v across.
  const turned = points.map(([x, y]): Point => [(x + y) / Math.SQRT2, (y - x) / Math.SQRT2])
  const across = turned.map(([, v]) => v)
  const [low, high] = [Math.min(...across), Math.max(...across)]
  if (!(gap > 0) || !Number.isFinite(high - low)) return []
  const step = Math.max(gap, (high - low) / mostLines)
  const lines: (readonly [Point, Point])[] = []
  for (let v = Math.ceil(low / step) * step; v < high; v += step) {
    const met = crossingsAt(turned, v)
    for (let k = 0; k + 1 < met.length; k += 2) {
      const [from, to] = [met[k] ?? 0, met[k + 1] ?? 0]
      lines.push([back(from, v), back(to, v)])
    }
  }
  return lines
}

/** A wall of ten kilometres is no reason to draw for ever. */
const mostLines = 2000

function crossingsAt(points: readonly Point[], v: number): readonly number[] {
  return points
    .flatMap(([u0, v0], index): readonly number[] => {
      const [u1, v1] = points[(index + 1) % points.length] ?? [u0, v0]
      return v0 > v === v1 > v ? [] : [u0 + ((v - v0) / (v1 - v0)) * (u1 - u0)]
    })
    .toSorted((a, b) => a - b)
}

function back(u: number, v: number): Point {
  return [(u - v) / Math.SQRT2, (u + v) / Math.SQRT2]
}
