import type { TopPoint } from '@arredo/geometry'

type Top = readonly TopPoint[]

/** The heights of an upper edge at both ends of a piece within which it does not break; level beyond its ends. */
export function topOver(top: Top, from: number, to: number): readonly [number, number] {
  const middle = (from + to) / 2
  const next = top.findIndex(([along]) => along > middle)
  const [a, b] = [top[next - 1], top[next]]
  if (!a || !b) {
    const height = (next === 0 ? top[0] : top.at(-1))?.[1] ?? 0
    return [height, height]
  }
  const at = (along: number) => a[1] + ((b[1] - a[1]) * (along - a[0])) / (b[0] - a[0])
  return [at(from), at(to)]
}

export function topAt(top: Top, along: number): number {
  return topOver(top, along, along)[0]
}

export function lowestOver(top: Top, from: number, to: number): number {
  const breaks = top.map(([along]) => along).filter((along) => along > from && along < to)
  const stops = [from, ...breaks, to]
  return Math.min(...stops.slice(1).flatMap((stop, k) => topOver(top, stops[k] ?? stop, stop)))
}

/** The same edge, seen from the other side of a wall of this length. */
export function topFromBehind(top: Top, length: number): Top {
  return top.map(([along, height]): TopPoint => [length - along, height]).toReversed()
}
