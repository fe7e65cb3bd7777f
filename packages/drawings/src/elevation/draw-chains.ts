import type { Point } from '@arredo/geometry'
import type { Drawing, Shape } from '../drawing.ts'
import { layChain, stopsBetween } from './lay-chain.ts'

/** Chains that lie beside each other, each further out than the one before. */
export type Chains = { readonly shapes: Drawing; readonly depth: number }

/** Where a chain lies: a point along it, so far out of the wall. */
export type Lay = {
  readonly at: (along: number, out: number) => Point
  readonly turn: number
}

export type ChainOf = { readonly first: number; readonly last: number; readonly ends: readonly number[] }

/** As shares of the height of the letters. */
const away = 2
const between = 1
const lineHeight = 1.15
const slash = 0.4

/** Under the floor of an elevation. */
export const below: Lay = { at: (along, out) => [along, -out], turn: 0 }
/** Beside it, at its left end or at its right end. */
export function beside(end: number, way: -1 | 1): Lay {
  return { at: (up, out) => [end + way * out, up], turn: 90 }
}

export function drawChains(
  chains: readonly ChainOf[],
  lay: Lay,
  format: (length: number) => string,
  textSize: number,
): Chains {
  let out = away * textSize
  const shapes: Shape[] = []
  chains.forEach(({ first, last, ends }, index) => {
    const stops = stopsBetween(first, last, ends)
    const texts = layChain(stops, format, textSize)
    const line = (from: Point, to: Point): Shape => ({ kind: 'line', style: 'dimension', from, to })
    shapes.push(line(lay.at(first, out), lay.at(last, out)))
    for (const stop of stops) {
      const by = slash * textSize
      const [x, y] = lay.at(stop, out)
      shapes.push(line([x - by, y - by], [x + by, y + by]))
    }
    for (const { text, at, line: row } of texts) {
      const middle = lay.at(at, out + (0.8 + row * lineHeight) * textSize)
      const written = { text, at: middle, size: textSize, turn: lay.turn }
      shapes.push({ kind: 'text', style: 'dimensionText', ...written })
    }
    const rows = texts.some(({ line: row }) => row === 1) ? 2 : 1
    out += (0.8 + (rows - 0.5) * lineHeight) * textSize
    if (index < chains.length - 1) out += between * textSize
  })
  return { shapes, depth: out }
}
