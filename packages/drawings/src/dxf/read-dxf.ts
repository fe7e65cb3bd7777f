import type { Point } from '@arredo/geometry'
import { done, type Result, refuse } from '@arredo/project'
import { type DxfEntity, type DxfFile, dxfFile, firstOf, numberOf } from './dxf-entities.ts'
import { isMirrored, linesOf } from './dxf-lines.ts'

/** Lines in millimetres from their left lower corner, x and y by turns. */
export type DxfDrawing = {
  readonly width: number
  readonly height: number
  readonly lines: readonly (readonly number[])[]
}

export const largestDxf = 10 * 1024 * 1024
const mostLines = 100_000
const mostPoints = 400_000
/** Blocks in blocks in blocks; one that holds itself ends here. */
const deepest = 8
/** Every entity of every inserted block counts: a small file can name a block a million times. */
const mostSteps = 1_000_000
const farthest = 10_000_000

/** Millimetres of $INSUNITS; drawings that do not say are taken for millimetres. */
const units: Readonly<Record<string, number>> = {
  1: 25.4,
  2: 304.8,
  4: 1,
  5: 10,
  6: 1000,
  7: 1_000_000,
  9: 0.0254,
  10: 914.4,
  13: 0.001,
  14: 100,
  15: 10_000,
  16: 100_000,
}

/**
 * What can be traced in a DXF file: lines, polylines, arcs, circles and the blocks made of them, of its model space.
 * Whatever else it holds is left out; nothing in it can make this throw or go on for ever.
 */
export function readDxf(text: string): Result<DxfDrawing> {
  if (text.length > largestDxf) return refuse('A drawing has at most 10 MB')
  if (text.startsWith('AutoCAD Binary DXF'))
    return refuse('Save the drawing as DXF in text form, not in binary')

  const file = dxfFile(text)
  const collected = collect(file)
  if (collected.isFull) return refuse('This drawing has too many lines. Save only what is to be traced')
  const millimetres = units[file.header.get('$INSUNITS') ?? ''] ?? 1
  return placed(collected.lines, millimetres)
}

type Transform = readonly [a: number, b: number, c: number, d: number, x: number, y: number]

function apply([a, b, c, d, x, y]: Transform, [px, py]: Point): Point {
  return [a * px + c * py + x, b * px + d * py + y]
}

/** First the second, then the first. */
function after(one: Transform, two: Transform): Transform {
  const [a, b, c, d] = one
  const [x, y] = apply(one, [two[4], two[5]])
  return [
    a * two[0] + c * two[1],
    b * two[0] + d * two[1],
    a * two[2] + c * two[3],
    b * two[2] + d * two[3],
    x,
    y,
  ]
}

const itself: Transform = [1, 0, 0, 1, 0, 0]
const mirror: Transform = [-1, 0, 0, 1, 0, 0]

type Collected = { readonly lines: (readonly Point[])[]; points: number; steps: number; isFull: boolean }

function collect(file: DxfFile): Collected {
  const found: Collected = { lines: [], points: 0, steps: 0, isFull: false }
  const hidden = new Set(file.layers.filter(isHidden).map((layer) => firstOf(layer, 2)))
  const step = () => {
    found.steps += 1
    if (found.steps > mostSteps) found.isFull = true
  }
  const walk = (entities: readonly DxfEntity[], by: Transform, depth: number) => {
    for (let index = 0; index < entities.length && !found.isFull; index++) {
      const entity = entities[index]
      step()
      if (!entity || hidden.has(firstOf(entity, 8)) || firstOf(entity, 67) === '1') continue
      const turned = isMirrored(entity) ? after(by, mirror) : by
      if (entity.type === 'INSERT') {
        const block = depth < deepest ? file.blocks.get(firstOf(entity, 2)) : undefined
        if (!block) continue
        const [baseX, baseY] = block.base
        for (const place of placesOf(entity)) {
          // An empty block costs a step too, however often it is put.
          step()
          if (found.isFull) break
          walk(block.entities, after(after(turned, place), [1, 0, 0, 1, -baseX, -baseY]), depth + 1)
        }
        continue
      }
      for (const line of linesOf(entity, verticesBehind(entities, index))) keep(found, line, turned)
    }
  }
  walk(file.entities, itself, 0)
  return found
}

/** Switched off (its colour is negative) or frozen. */
function isHidden(layer: DxfEntity): boolean {
  return numberOf(layer, 62, 7) < 0 || (Math.trunc(numberOf(layer, 70)) & 1) === 1
}

function verticesBehind(entities: readonly DxfEntity[], index: number): readonly DxfEntity[] {
  if (entities[index]?.type !== 'POLYLINE') return []
  let end = index + 1
  while (entities[end]?.type === 'VERTEX') end += 1
  return entities.slice(index + 1, end)
}

/** Where a block is put, once or in rows and columns. */
function* placesOf(entity: DxfEntity): Generator<Transform> {
  const angle = (numberOf(entity, 50) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [across, up] = [numberOf(entity, 41, 1), numberOf(entity, 42, 1)]
  const count = (code: number) => Math.min(1000, Math.max(1, Math.trunc(numberOf(entity, code, 1))))
  const [columns, rows] = [count(70), count(71)]
  const [wide, high] = [numberOf(entity, 44), numberOf(entity, 45)]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * wide, row * high]
      const at: Point = [numberOf(entity, 10) + cos * x - sin * y, numberOf(entity, 20) + sin * x + cos * y]
      yield [cos * across, sin * across, -sin * up, cos * up, ...at]
    }
}

function keep(found: Collected, line: readonly Point[], by: Transform): void {
  // Counted before they are judged: what is thrown away was work as well.
  found.points += line.length
  if (found.points > mostPoints) found.isFull = true
  if (found.isFull) return
  const points = line.map((point) => apply(by, point))
  const isSound = points.every(([x, y]) => Math.abs(x) < 1e12 && Math.abs(y) < 1e12)
  if (points.length < 2 || !isSound) return
  if (found.lines.length >= mostLines) found.isFull = true
  else found.lines.push(points)
}

function placed(lines: readonly (readonly Point[])[], millimetres: number): Result<DxfDrawing> {
  let [left, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [right, top] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [x, y] of lines.flat()) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.min(bottom, y)
    top = Math.max(top, y)
  }
  const [width, height] = [(right - left) * millimetres, (top - bottom) * millimetres]
  if (lines.length === 0 || !(Math.max(width, height) >= 1))
    return refuse('There are no lines in this drawing')
  if (Math.max(width, height) > farthest) return refuse('This drawing is larger than ten kilometres')
  const tidy = (value: number) => Math.round(value * millimetres * 10) / 10 + 0
  return done({
    width: tidy(right - left),
    height: tidy(top - bottom),
    lines: lines.map((line) => line.flatMap(([x, y]) => [tidy(x - left), tidy(y - bottom)])),
  })
}
