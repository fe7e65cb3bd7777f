import type { Point } from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import type { Drawing, Shape } from '../drawing.ts'
import type { PlanLabels } from '../plan/labels.ts'

const away = 180
const tick = 40
const textSize = 90
const textGap = 75

/** Under the floor: what stands along the wall, and what is left between. */
export function drawWidths(
  [from, to]: readonly [number, number],
  spans: readonly (readonly [start: number, width: number])[],
  labels: PlanLabels,
): Drawing {
  const stops = stopsOf(
    to - from,
    spans.flatMap(([start, width]) => [start - from, start + width - from]),
  )
  const at = (along: number): Point => [from + along, -away]
  return chain(stops, at, [0, -textGap], 0, labels)
}

/** Beside the wall: undersides and tops of what stands or hangs there. */
export function drawHeights(
  length: number,
  height: number,
  items: readonly StandingRow[],
  labels: PlanLabels,
): Drawing {
  const ends = items.flatMap(({ place, size }) => [place.at[2], place.at[2] + size.height])
  return chain(stopsOf(height, ends), (up): Point => [length + away, up], [textGap, 0], 90, labels)
}

function stopsOf(length: number, ends: readonly number[]): readonly number[] {
  const sorted = [0, ...ends, length].filter((end) => end >= 0 && end <= length).sort((a, b) => a - b)
  const stops = sorted.filter((stop, index) => index === 0 || stop - (sorted[index - 1] ?? 0) >= 1)
  return [...stops.filter((stop) => stop <= length - 1), length]
}

function chain(
  stops: readonly number[],
  at: (distance: number) => Point,
  gap: Point,
  turn: number,
  labels: PlanLabels,
): Drawing {
  const ticks = stops.map((stop): Shape => {
    const [x, y] = at(stop)
    return { kind: 'line', style: 'dimension', from: [x - tick, y - tick], to: [x + tick, y + tick] }
  })
  const texts = stops.slice(1).map((stop, index): Shape => {
    const before = stops[index] ?? 0
    const [x, y] = at((before + stop) / 2)
    const text = labels.formatLength(stop - before)
    return { kind: 'text', style: 'dimensionText', at: [x + gap[0], y + gap[1]], text, size: textSize, turn }
  })
  const line: Shape = { kind: 'line', style: 'dimension', from: at(0), to: at(stops.at(-1) ?? 0) }
  return [line, ...ticks, ...texts]
}
