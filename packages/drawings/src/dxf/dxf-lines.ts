import type { Point } from '@arredo/geometry'
import { type DxfEntity, firstOf, numberOf } from './dxf-entities.ts'

/** Degrees that one straight piece of a curve covers. */
const piece = 6

/** What an entity draws, in its own coordinates; nothing for what is not drawn with lines. */
export function linesOf(entity: DxfEntity, vertices: readonly DxfEntity[]): readonly (readonly Point[])[] {
  switch (entity.type) {
    case 'LINE':
      return [
        [
          [numberOf(entity, 10), numberOf(entity, 20)],
          [numberOf(entity, 11), numberOf(entity, 21)],
        ],
      ]
    case 'LWPOLYLINE':
      return [polyline(lightVertices(entity), isClosed(entity))]
    case 'POLYLINE':
      // Meshes and surfaces are no lines.
      return (flagsOf(entity) & 0b1010000) === 0 ? [polyline(vertices.map(vertexOf), isClosed(entity))] : []
    case 'CIRCLE':
      return [arc(entity, 0, 360)]
    case 'ARC': {
      const [start, end] = [numberOf(entity, 50), numberOf(entity, 51)]
      const sweep = (((end - start) % 360) + 360) % 360
      return [arc(entity, start, sweep === 0 ? 360 : sweep)]
    }
    default:
      return []
  }
}

/** Drawn from below: such things are mirrored. */
export function isMirrored(entity: DxfEntity): boolean {
  return entity.type !== 'LINE' && numberOf(entity, 230, 1) < 0
}

type Vertex = { readonly at: Point; readonly bulge: number }

function flagsOf(entity: DxfEntity): number {
  const flags = Number.parseInt(firstOf(entity, 70), 10)
  return Number.isFinite(flags) ? flags : 0
}

function isClosed(entity: DxfEntity): boolean {
  return (flagsOf(entity) & 1) === 1
}

function vertexOf(entity: DxfEntity): Vertex {
  return { at: [numberOf(entity, 10), numberOf(entity, 20)], bulge: numberOf(entity, 42) }
}

/** Each vertex begins with its x; what follows belongs to it. */
function lightVertices({ values }: DxfEntity): readonly Vertex[] {
  const vertices: { at: [number, number]; bulge: number }[] = []
  for (const [code, text] of values) {
    const last = vertices.at(-1)
    const value = Number(text)
    if (code === 10) vertices.push({ at: [value, 0], bulge: 0 })
    else if (code === 20 && last) last.at[1] = value
    else if (code === 42 && last) last.bulge = value
  }
  return vertices
}

function polyline(vertices: readonly Vertex[], closed: boolean): readonly Point[] {
  const [first] = vertices
  if (!first) return []
  const ends = closed ? [...vertices, first] : vertices
  return ends.flatMap(({ at }, index) => {
    const before = ends[index - 1]
    return before && before.bulge !== 0 ? [...bulged(before.at, at, before.bulge), at] : [at]
  })
}

/** The points of an arc between two others; a bulge is the tangent of a quarter of its angle. */
function bulged(from: Point, to: Point, bulge: number): readonly Point[] {
  const sweep = 4 * Math.atan(bulge)
  const pieces = Math.min(60, Math.ceil(Math.abs(sweep * 180) / Math.PI / piece))
  const half = 1 / (2 * Math.tan(sweep / 2))
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const centre: Point = [(from[0] + to[0]) / 2 - dy * half, (from[1] + to[1]) / 2 + dx * half]
  const radius = Math.hypot(from[0] - centre[0], from[1] - centre[1])
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0])
  if (!Number.isFinite(radius)) return []
  return Array.from({ length: Math.max(0, pieces - 1) }, (_, index): Point => {
    const angle = start + (sweep * (index + 1)) / pieces
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
}

function arc(entity: DxfEntity, start: number, sweep: number): readonly Point[] {
  const [x, y, radius] = [numberOf(entity, 10), numberOf(entity, 20), numberOf(entity, 40)]
  const pieces = Math.max(1, Math.ceil(sweep / piece))
  return Array.from({ length: pieces + 1 }, (_, index): Point => {
    const angle = ((start + (sweep * index) / pieces) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}
