import { fromWall, plus, type Stretch, times, wallFrame } from '@arredo/geometry'
import type { RecordName } from '@arredo/project'
import type { Drawing, Shape } from '../drawing.ts'
import { type TextBox, textBox, textWidth } from '../text-box.ts'
import { lengthOf, type Stops } from './chain-stops.ts'
import type { PlanLabels } from './labels.ts'
import { readableTurn } from './readable-turn.ts'

/** A chain along a stretch: how far before its face (behind it below zero), and the way to the next one. */
export type ChainPlace = { readonly stretch: Stretch; readonly across: number; readonly outward: 1 | -1 }
export type LaidChain = { readonly shapes: Drawing; readonly boxes: readonly TextBox[] }

/** All as shares of the height of the letters. */
const tick = 0.38
const textAway = 0.75
/** Of fractions on the near side: their strokes are higher than digits, and would reach into the next chain's numbers. */
const fractionAway = 0.5
const between = 0.35
/** Chains lie so far apart that numbers on the near side of one stay clear of those on the far side of the other. */
export const firstChain = 1.8
export const chainStep = 2.35
export const chainDepth = 1.25

/** Numbers shorter than this are no wider than their letters are high times this. */
export const widestNumber = 3.2

/**
 * A line with a slash at every stop and a number for every piece. What is wider than its piece goes to the other
 * side of the line, then aside with a leader; what finds no room is left out. No two numbers touch.
 */
export function drawChain(
  { stretch, across, outward }: ChainPlace,
  { at: stops, pieces }: Stops,
  textSize: number,
  labels: PlanLabels,
): LaidChain {
  const frame = wallFrame(stretch)
  const wall: RecordName = { kind: 'wall', id: stretch.wall }
  const at = (along: number, beyond: number) =>
    fromWall(frame, { along, across: across + outward * beyond * textSize })
  const turn = readableTurn(frame.turn)
  const line: Shape = { kind: 'line', style: 'dimension', from: at(0, 0), to: at(frame.length, 0) }
  const slant = times(plus(frame.along, times(frame.inward, outward)), tick * textSize)
  const ticks = stops.map((stop): Shape => {
    const middle = at(stop, 0)
    return { kind: 'line', style: 'dimension', from: plus(middle, times(slant, -1)), to: plus(middle, slant) }
  })

  const shapes: Shape[] = [line, ...ticks]
  const boxes: TextBox[] = []
  for (const { piece, along, row, isAside, text } of layNumbers(stops, textSize, labels)) {
    const away = row === -1 && text.includes('/') ? fractionAway : textAway
    const middle = at(along, row * away)
    const of = pieces[piece] ?? wall
    if (isAside) {
      const from = at(((stops[piece] ?? 0) + (stops[piece + 1] ?? 0)) / 2, 0)
      shapes.push({ kind: 'line', style: 'leader', from, to: at(along, row * (away - 0.4)) })
    }
    shapes.push({ kind: 'text', style: 'dimensionText', of, at: middle, text, size: textSize, turn })
    boxes.push(textBox(middle, text, textSize, turn))
  }
  return { shapes, boxes }
}

type Laid = {
  readonly piece: number
  readonly along: number
  /** Beyond the line, or on its near side. */
  readonly row: 1 | -1
  readonly isAside: boolean
  readonly text: string
}

function layNumbers(stops: readonly number[], textSize: number, labels: PlanLabels): readonly Laid[] {
  const length = stops.at(-1) ?? 0
  // A short wall by itself has its number in its middle, whatever is beside it.
  const overhang = overhangOf(length, textSize)
  const gap = between * textSize
  const rows: Readonly<Record<1 | -1, Interval[]>> = { 1: [], [-1]: [] }
  const laid: Laid[] = []
  const tooShort: { readonly piece: number; readonly text: string; readonly width: number }[] = []
  const put = (piece: number, text: string, width: number, along: number, row: 1 | -1, isAside: boolean) => {
    const [start, end] = [along - width / 2, along + width / 2]
    const isOver = start < -overhang - 1e-6 || end > length + overhang + 1e-6
    if (isOver || rows[row].some(([from, to]) => start < to + gap && end > from - gap)) return false
    rows[row].push([start, end])
    laid.push({ piece, along, row, isAside, text })
    return true
  }

  for (let piece = 0; piece < stops.length - 1; piece++) {
    const text = labels.formatLength(lengthOf(stops, piece))
    const width = textWidth(text, textSize)
    const middle = (stops[piece] ?? 0) + lengthOf(stops, piece) / 2
    const fits = width + gap <= lengthOf(stops, piece)
    if (!fits || !put(piece, text, width, middle, 1, false)) tooShort.push({ piece, text, width })
  }
  for (const { piece, text, width } of tooShort) {
    const own = lengthOf(stops, piece)
    const middle = (stops[piece] ?? 0) + own / 2
    const inside = Math.min(length + overhang - width / 2, Math.max(width / 2 - overhang, middle))
    const aside = width / 2 + own / 2 + gap
    const places = [inside, middle - aside, middle + aside]
    places.some((along) =>
      ([1, -1] as const).some((row) =>
        put(piece, text, width, along, row, Math.abs(along - middle) > own / 2),
      ),
    )
  }
  return laid.sort((a, b) => a.piece - b.piece)
}

type Interval = readonly [from: number, to: number]

/** How far the number of a wall shorter than it may stand over its ends. */
export function overhangOf(length: number, textSize: number): number {
  return Math.max(0, (widestNumber * textSize - length) / 2)
}
