import { type Point, plus, times } from '@arredo/geometry'
import type { Drawing, Shape } from '../drawing.ts'
import type { PlanLabels } from '../plan/labels.ts'
import { readableTurn } from '../plan/readable-turn.ts'
import { boxAround, isFree, type TextBox, textBox } from '../text-box.ts'
import type { InstallationPoint } from './installation-points.ts'

/** Lines may cross a symbol, as they begin in one; what is written may not. */
export type Taken = { readonly written: readonly TextBox[]; readonly symbols: readonly TextBox[] }

type Writing = { readonly textSize: number; readonly labels: PlanLabels }

/** How far points on floor and ceiling are from the nearest faces, as far as nothing is written there already. */
export function drawDistances(
  points: readonly InstallationPoint[],
  { written, symbols }: Taken,
  writing: Writing,
): Drawing {
  const full = [...written]
  return points.flatMap(
    ({ of, at, feet, from }): Drawing =>
      feet.flatMap((foot, index): Drawing => {
        const text = writing.labels.formatLength(from[index]?.distance ?? 0)
        const laid = layDistance({ at, foot, text }, { written: full, symbols }, writing)
        if (!laid) return []
        full.push(laid.box)
        return [...laid.lines, { ...laid.text, of }]
      }),
  )
}

/** As shares of the height of the letters, as in chains. */
const tick = 0.38
const textAway = 0.75
const least = 1

function layDistance(
  { at, foot, text }: { readonly at: Point; readonly foot: Point; readonly text: string },
  { written, symbols }: Taken,
  { textSize: size }: Writing,
) {
  const [x, y] = [foot[0] - at[0], foot[1] - at[1]]
  const length = Math.hypot(x, y)
  if (length < least * size) return null
  const along: Point = [x / length, y / length]
  const aside: Point = [along[1], -along[0]]
  const turn = readableTurn((Math.atan2(y, x) * 180) / Math.PI)
  const line = boxAround(plus(at, times([x, y], 0.5)), length, 1, turn)
  if (!isFree(line, written)) return null

  const places = [0.5, 0.35, 0.65].flatMap((share) =>
    [-textAway, textAway].map((by) => plus(plus(at, times([x, y], share)), times(aside, by * size))),
  )
  const place = places.find((each) => isFree(textBox(each, text, size, turn), [...written, ...symbols]))
  if (!place) return null
  const slant = times(plus(along, aside), tick * size)
  const lines: readonly Shape[] = [
    { kind: 'line', style: 'dimension', from: at, to: foot },
    { kind: 'line', style: 'dimension', from: plus(foot, times(slant, -1)), to: plus(foot, slant) },
  ]
  return {
    lines,
    text: { kind: 'text', style: 'dimensionText', at: place, text, size, turn } as const,
    box: textBox(place, text, size, turn),
  }
}
