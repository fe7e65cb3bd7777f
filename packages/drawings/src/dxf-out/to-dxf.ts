import type { Point } from '@arredo/geometry'
import type { Arc, Drawing, Shape, TextShape } from '../drawing.ts'
import { extentOf } from '../extent.ts'
import { looks } from '../looks.ts'
import { entity, firstHandle, framed, type Group, point } from './dxf-frame.ts'
import { dxfLayerOf, hatching } from './dxf-layers.ts'
import { type DrawnLine, visibleLines } from './visible-lines.ts'

/** Height of a capital as a share of its font's, which is what DXF calls the height of a text. */
const capital = 0.72
/** Millimetres between the lines of a hatch. */
const hatchGap = 40

/**
 * A drawing as a DXF file of AutoCAD 2000 in text form: millimetres, a layer for each that can be hidden on the
 * screen, only what is seen on paper.
 */
export function toDxf(drawing: Drawing): string {
  const drawn = drawing.filter(isDrawn)
  const lines = visibleLines(drawing)
  let handle = firstHandle
  const entities = drawn.flatMap((shape) =>
    entitiesOf(shape, lines.get(shape) ?? []).flatMap(({ type, layer, body }) => [
      ...entity(type, handle++, layer),
      ...body,
    ]),
  )
  const around = extentOf(drawn) ?? { left: 0, bottom: 0, right: 0, top: 0 }
  return framed(entities, around, handle).map(written).join('')
}

/** A floor, a white back and what only helps the pointer have no line. */
function isDrawn({ kind, style }: Shape): boolean {
  return kind === 'text' || looks[style].stroke !== 'none' || style === 'noteMark'
}

type Entity = { readonly type: string; readonly layer: string; readonly body: readonly Group[] }

function entitiesOf(shape: Shape, lines: readonly DrawnLine[]): readonly Entity[] {
  const layer = dxfLayerOf(shape).name
  switch (shape.kind) {
    case 'text':
      return shape.text.trim() === '' ? [] : [{ type: 'TEXT', layer, body: textOf(shape) }]
    case 'arc':
      return [arcOf(shape, layer)]
    case 'polygon': {
      const outlines = lines.map((line) => lineOf(line, layer))
      const isHatched = shape.style === 'wall' || looks[shape.style].hatch !== undefined
      return isHatched && shape.points.length > 2
        ? [...outlines, { type: 'HATCH', layer: hatching.name, body: hatchOf(shape.points) }]
        : outlines
    }
    default:
      return lines.map((line) => lineOf(line, layer))
  }
}

function lineOf({ points, isClosed }: DrawnLine, layer: string): Entity {
  const [from, to] = points
  if (points.length === 2 && from && to) {
    return { type: 'LINE', layer, body: [[100, 'AcDbLine'], ...point(10, ...from), ...point(11, ...to)] }
  }
  return {
    type: 'LWPOLYLINE',
    layer,
    body: [
      [100, 'AcDbPolyline'],
      [90, points.length],
      [70, isClosed ? 1 : 0],
      [43, 0],
      ...points.flatMap(vertex),
    ],
  }
}

function vertex([x, y]: Point): readonly Group[] {
  return [
    [10, x],
    [20, y],
  ]
}

function arcOf({ centre, radius, start, end }: Arc, layer: string): Entity {
  const circle: readonly Group[] = [[100, 'AcDbCircle'], ...point(10, ...centre), [40, radius]]
  if (Math.abs(end - start) >= 360) return { type: 'CIRCLE', layer, body: circle }
  const body: readonly Group[] = [...circle, [100, 'AcDbArc'], [50, turned(start)], [51, turned(end)]]
  return { type: 'ARC', layer, body }
}

function turned(angle: number): number {
  return ((angle % 360) + 360) % 360
}

/** About its middle, both ways; the point is told twice because some programs read the first alone. */
function textOf({ at, text, size, turn }: TextShape): readonly Group[] {
  return [
    [100, 'AcDbText'],
    ...point(10, ...at),
    [40, size * capital],
    [1, escaped(text)],
    [50, turned(turn)],
    [7, 'Standard'],
    [72, 1],
    ...point(11, ...at),
    [100, 'AcDbText'],
    [73, 2],
  ]
}

/** Slanted lines, as cut walls are drawn; as a hatch, so that a program can draw it in a way of its own. */
function hatchOf(points: readonly Point[]): readonly Group[] {
  const [first = [0, 0] as const] = points
  const step = hatchGap / Math.SQRT2
  return [
    [100, 'AcDbHatch'],
    ...point(10, 0, 0),
    [210, 0],
    [220, 0],
    [230, 1],
    [2, 'ANSI31'],
    [70, 0],
    [71, 0],
    [91, 1],
    [92, 3],
    [72, 0],
    [73, 1],
    [93, points.length],
    ...points.flatMap(vertex),
    [97, 0],
    [75, 0],
    [76, 1],
    [52, 0],
    [41, hatchGap / 3.175],
    [77, 0],
    [78, 1],
    [53, 45],
    [43, 0],
    [44, 0],
    [45, -step],
    [46, step],
    [79, 0],
    [98, 1],
    ...vertex(first),
  ]
}

/** The file is ASCII: other letters by their code, and so what DXF would read as a sign of its own. */
function escaped(text: string): string {
  return text
    .replace(/\s/g, ' ')
    .replace(/%{2,}/g, (signs) => '%%%'.repeat(signs.length))
    .replace(/[^ -~]|[\\^]/g, (letters) =>
      Array.from({ length: letters.length }, (_, k) => codeOf(letters.charCodeAt(k))).join(''),
    )
}

function codeOf(code: number): string {
  return `\\U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

function written([code, value]: Group): string {
  const text = typeof value === 'number' ? String(Math.round(value * 1e4) / 1e4 + 0) : value
  return `${String(code).padStart(3)}\r\n${text}\r\n`
}
