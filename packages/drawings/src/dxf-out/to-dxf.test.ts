import type { Part, Point } from '@arredo/geometry'
import { polygonArea } from '@arredo/geometry'
import {
  addOpening,
  changeRoom,
  createDesk,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  placeArticle,
  setRoom,
} from '@arredo/project'
import dxfParser from 'dxf-parser'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Drawing, Shape } from '../drawing.ts'
import { readDxf } from '../dxf/read-dxf.ts'
import { drawElevation } from '../elevation/draw-elevation.ts'
import { drawPlan } from '../plan/draw-plan.ts'
import { sampleLabels as labels } from '../testing/sample-room.ts'
import { dxfLayers } from './dxf-layers.ts'
import { toDxf } from './to-dxf.ts'
import { visibleLines } from './visible-lines.ts'

// Its types tell of a module, and what comes is the class itself.
const Parser = dxfParser as unknown as typeof dxfParser.default

const ids = { corners: ['1', '2', '3', '4'], walls: ['n', 'e', 's', 'w'], room: 'm' }
const widths: Readonly<Record<string, number>> = { one: 600, two: 450.25, up: 900 }
const leaf = { code: 'door', material: 'oak', shape: 'box' } as const
const parts: readonly Part[] = [
  { ...leaf, code: 'shelf', at: [18, 0, 300], size: [400, 500, 18] },
  { ...leaf, code: 'body', at: [0, 0, 0], size: [450.25, 490, 720] },
  { ...leaf, at: [0, 541, 0], size: [450.25, 19, 720] },
]

function evaluate({ rows }: ProjectDocument): Evaluation {
  const answer = { article: 'B', name: { en: 'B' }, configuration: {}, variants: [], conflicts: [] }
  const articles = Object.keys(rows).map((id) => {
    const size = { width: widths[id] ?? 600, depth: 560, height: 720 }
    return [id, { ...answer, parts: id === 'two' ? parts : [], size }]
  })
  return { alternative: 'a1', articles: Object.fromEntries(articles), findings: [], prices: {} }
}

function furnished() {
  const document = newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate })
  desk.run(setRoom, { type: 'rt1', lengths: [4000.5, 3000], ids })
  desk.run(changeRoom, { room: 'm', change: { name: 'Küche ½ 日本 100%%c \\P^J' } })
  const hung = { hand: 'left', swing: 'in', depth: null, side: 'right' } as const
  const door = { id: 'd', wall: 's', kind: 'door', offset: 300, width: 900, height: 2100, sill: 0 } as const
  desk.run(addOpening, { opening: { ...door, ...hung } })
  Object.keys(widths).forEach((row, index) => {
    const seat = { on: 'wall', wall: 'n', side: 'right' } as const
    const at = [500 + index * 700, 0, row === 'up' ? 1400 : 0] as const
    const article = { catalogue: 'c', model: 'M', article: 'B', side: 'L', choices: {} } as const
    desk.run(placeArticle, { ...article, row, placement: { at, rotation: 0, seat } })
  })
  return desk.current()
}

function parsed(drawing: Drawing) {
  const file = new Parser().parseSync(toDxf(drawing))
  if (!file) throw new Error('No file')
  return file
}

type Found = ReturnType<typeof parsed>['entities'][number] & {
  readonly vertices?: readonly { readonly x: number; readonly y: number }[]
  readonly shape?: boolean
  readonly text?: string
  readonly textHeight?: number
  readonly radius?: number
}

function entitiesOn(drawing: Drawing, layer: string): readonly Found[] {
  return (parsed(drawing).entities as readonly Found[]).filter((each) => each.layer === layer)
}

/** Lengths of the straight lines of an entity. */
function lengthsOf({ vertices = [], shape }: Found): readonly number[] {
  const [first] = vertices
  const ends = shape && first ? [...vertices, first] : vertices
  return ends
    .slice(1)
    .map((to, index) => Math.hypot(to.x - (ends[index]?.x ?? 0), to.y - (ends[index]?.y ?? 0)))
}

function pointsOf({ vertices = [] }: Found): readonly Point[] {
  return vertices.map(({ x, y }) => [x, y])
}

describe('a drawing as DXF', () => {
  const { document, evaluation } = furnished()
  const plan = drawPlan(document, evaluation, labels)
  const elevation = drawElevation(document, evaluation, { wall: 'n', side: 'right' }, labels) ?? []

  it('has walls and units in their lengths, to a hundredth of a millimetre', () => {
    const walls = entitiesOn(plan, 'WALLS')
    const inside = walls.flatMap(lengthsOf)
    for (const length of [4000.5, 3000]) {
      expect(inside.some((each) => Math.abs(each - length) < 0.01)).toBe(true)
    }
    const units = entitiesOn(plan, 'UNITS').filter(({ shape }) => shape)
    expect(
      units.map((unit) =>
        lengthsOf(unit)
          .slice(0, 2)
          .toSorted((a, b) => a - b),
      ),
    ).toEqual([
      [560, 600],
      [450.25, 560],
    ])
    expect(
      entitiesOn(plan, 'WALL_UNITS')
        .flatMap(lengthsOf)
        .filter((each) => each === 900),
    ).toHaveLength(2)
    expect(entitiesOn(plan, 'OPENINGS').find(({ type }) => type === 'ARC')?.radius).toBeCloseTo(900, 2)
  })

  it('is in millimetres, and nothing lies outside its extents', () => {
    for (const drawing of [plan, elevation]) {
      const { header, entities } = parsed(drawing)
      expect(header.$INSUNITS).toBe(4)
      const [min, max] = [header.$EXTMIN, header.$EXTMAX] as unknown as { x: number; y: number }[]
      const points = (entities as readonly Found[]).flatMap((each) => [
        ...pointsOf(each),
        ...('startPoint' in each ? [Object.values(each.startPoint as Record<string, number>)] : []),
      ])
      expect(points.length).toBeGreaterThan(100)
      for (const [x = 0, y = 0] of points) {
        expect(min && max && x >= min.x && x <= max.x && y >= min.y && y <= max.y).toBe(true)
      }
    }
  })

  it('has a layer for each that can be hidden, with what belongs to it', () => {
    const { tables, entities } = parsed(plan)
    const { layers } = tables.layer as { layers: Record<string, unknown> }
    expect(Object.keys(layers)).toEqual(['0', ...dxfLayers.map(({ name }) => name)])
    for (const { layer } of entities) expect(Object.keys(layers)).toContain(layer)
    const texts = entitiesOn(plan, 'DIMENSIONS').flatMap(({ text, textHeight }) =>
      text ? [[text, textHeight]] : [],
    )
    expect(texts).toContainEqual(['4000.5', 72])
    expect(
      entitiesOn(plan, 'NUMBERS')
        .flatMap(({ text }) => text ?? [])
        .toSorted(),
    ).toEqual(['1', '2', '3'])
  })

  it('is ASCII: other letters, and what DXF reads as a sign, are told by their code', () => {
    const text = toDxf(plan)
    expect(text).toMatch(/^[\r\n -~]*$/)
    expect(text).toContain('\r\nK\\U+00FCche \\U+00BD \\U+65E5\\U+672C 100%%%%%%c \\U+005CP\\U+005EJ, ')
  })

  it('gives every thing a handle of its own', () => {
    const lines = toDxf(plan).split('\r\n')
    const handles = lines.filter((_, index) => index % 2 === 1 && /^ *(5|105)$/.test(lines[index - 1] ?? ''))
    const seed = handles.shift()
    expect(new Set(handles).size).toBe(handles.length)
    expect(Math.max(...handles.map((each) => Number.parseInt(each, 16)))).toBeLessThan(
      Number.parseInt(seed ?? '', 16),
    )
  })

  it('is read by the reader of underlays, as large as it was drawn', () => {
    const read = readDxf(toDxf(plan.filter(({ style }) => style === 'wall')))
    expect(read).toMatchObject({ ok: true, value: { width: 4200.5, height: 3200 } })
  })

  it('does not show a shelf behind its door', () => {
    const shelf = elevation.filter(
      (shape) =>
        shape.kind === 'polygon' && shape.style === 'front' && Math.abs(polygonArea(shape.points)) === 7200,
    )
    expect(shelf).toHaveLength(1)
    const lines = visibleLines(elevation)
    expect(shelf.map((shape) => lines.get(shape))).toEqual([[]])
    expect(visibleLines(shelf).get(shelf[0] as Shape)).toHaveLength(1)
  })

  it('shows of every line what nothing filled lies over, whatever is drawn', () => {
    const box = fc.tuple(
      fc.nat(20),
      fc.nat(20),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
    )
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 8 }), fc.boolean(), (boxes, isTurned) => {
        const drawing = boxes.map(([x, y, width, height]): Shape => {
          const corners: readonly Point[] = [
            [x, y],
            [x + width, y],
            [x + width, y + height],
            [x, y + height],
          ]
          const points = isTurned ? corners.map(([a, b]): Point => [a - b, a + b]) : corners
          return { kind: 'polygon', style: 'front', points }
        })
        const lines = visibleLines(drawing)
        drawing.forEach((shape, index) => {
          const seen = (lines.get(shape) ?? []).reduce((sum, line) => sum + lengthOf(line), 0)
          expect(seen).toBeCloseTo(sampledLength(boxes, index) * (isTurned ? Math.SQRT2 : 1), 3)
        })
      }),
      { numRuns: 300 },
    )
  })
})

function lengthOf({ points, isClosed }: { points: readonly Point[]; isClosed: boolean }): number {
  const [first] = points
  const ends = isClosed && first ? [...points, first] : points
  return ends.slice(1).reduce((sum, to, index) => {
    const from = ends[index] ?? to
    return sum + Math.hypot(to[0] - from[0], to[1] - from[1])
  }, 0)
}

/** Boxes have whole corners: a piece of one unit is hidden or seen as its middle is. */
function sampledLength(boxes: readonly (readonly [number, number, number, number])[], index: number): number {
  const [x = 0, y = 0, width = 0, height = 0] = boxes[index] ?? []
  const middles: Point[] = []
  for (let k = 0.5; k < width; k++) middles.push([x + k, y], [x + k, y + height])
  for (let k = 0.5; k < height; k++) middles.push([x, y + k], [x + width, y + k])
  const over = boxes.slice(index + 1)
  return middles.filter(
    ([a, b]) =>
      !over.some(([left, bottom, w, h]) => a > left && a < left + w && b > bottom && b < bottom + h),
  ).length
}
