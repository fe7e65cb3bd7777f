import { distance, minus, type Point, plus, times } from '@arredo/geometry'
import type { Measure, Note } from '@arredo/project'
import type { Drawing, Shape } from '../drawing.ts'
import type { PlanLabels } from '../plan/labels.ts'
import { readableTurn } from '../plan/readable-turn.ts'
import { boxAround, textWidth } from '../text-box.ts'

/** All as shares of the height of the letters. */
const tick = 0.42
const textAway = 0.85
const beyond = 0.4
const band = 0.9

/** A line beside what it measures, with a slash at each end, its number, and a line to each point. */
export function drawExtraDimension(
  { id, away }: Note & { kind: 'dimension' },
  { from, to }: Measure,
  textSize: number,
  labels: PlanLabels,
): Drawing {
  const length = distance(from, to)
  if (!(length >= 1)) return []
  const of = { kind: 'note', id } as const
  const along = times(minus(to, from), 1 / length)
  const out: Point = [-along[1], along[0]]
  const at = (way: number, off: number) => plus(from, plus(times(along, way), times(out, off)))
  const side = away < 0 ? -1 : 1
  const line = (one: Point, two: Point): Shape => ({
    kind: 'line',
    style: 'dimension',
    of,
    from: one,
    to: two,
  })
  const slash = (way: number): Shape =>
    line(at(way - tick * textSize, away - tick * textSize), at(way + tick * textSize, away + tick * textSize))
  const end = away + side * beyond * textSize
  const turn = readableTurn((Math.atan2(along[1], along[0]) * 180) / Math.PI)
  const text = labels.formatLength(length)
  const middle = at(length / 2, away + side * textAway * textSize)
  const area = (style: 'noteBack' | 'noteGrip', points: readonly Point[]): Shape => ({
    kind: 'polygon',
    style,
    of,
    points,
  })
  const half = (band * textSize) / 2
  return [
    // Lines alone are hard to hit.
    area('noteGrip', [
      at(0, away - half),
      at(length, away - half),
      at(length, away + half),
      at(0, away + half),
    ]),
    area('noteBack', boxAround(middle, textWidth(text, textSize), textSize, turn).corners),
    ...(Math.abs(away) < 1 ? [] : [line(at(0, 0), at(0, end)), line(at(length, 0), at(length, end))]),
    line(at(0, away), at(length, away)),
    slash(0),
    slash(length),
    { kind: 'text', style: 'dimensionText', of, at: middle, text, size: textSize, turn },
  ]
}
