import {
  footprint,
  type Opening,
  type PresetRoomType,
  polygonArea,
  roomPresets,
  roomTypes,
  shellOf,
} from '@arredo/geometry'
import {
  addOpening,
  changeRoom,
  createDesk,
  type Desk,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  placeArticle,
  removeWalls,
  setRoom,
  standingRows,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOf, type Drawing, type Shape } from '../drawing.ts'
import { toSvg } from '../to-svg.ts'
import { dimensionChains } from './draw-dimensions.ts'
import { drawPlan } from './draw-plan.ts'
import type { PlanLabels } from './labels.ts'

const labels: PlanLabels = {
  formatLength: (length) => String(Math.round(length)),
  formatArea: (area) => `${(area / 1e6).toFixed(2)} m²`,
  text: (key) => key,
}
const presets = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')
const ids = {
  corners: ['1', '2', '3', '4', '5', '6'],
  walls: ['n', 'e', 's', 'w', 'x', 'y'],
  room: 'm',
}

function evaluate(document: ProjectDocument): Evaluation {
  const size = { width: 600, depth: 560, height: 720 }
  const articles = Object.values(document.rows).map((row) => [
    row.id,
    {
      article: 'B60',
      name: { en: 'Base <unit>' },
      configuration: {},
      variants: [],
      size,
      parts: [],
      conflicts: [],
    },
  ])
  const { activeAlternative: alternative } = document.header
  return { alternative, articles: Object.fromEntries(articles), findings: [], prices: {} }
}

function deskWith(type: PresetRoomType, lengths = roomPresets[type].defaultLengths): Desk {
  const document = newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate })
  desk.run(setRoom, { type, lengths, ids })
  return desk
}

function place(desk: Desk, row: string, x: number, elevation = 0): void {
  desk.run(placeArticle, {
    row,
    catalogue: 'c',
    model: 'M',
    article: 'B60',
    side: 'L',
    choices: {},
    placement: { at: [x, 0, elevation], rotation: 0, seat: { on: 'wall', wall: 'n', side: 'right' } },
  })
}

function plan(desk: Desk): Drawing {
  const { document, evaluation } = desk.current()
  return drawPlan(document, evaluation, labels)
}

function areaOf(drawing: Drawing, style: Shape['style']): number {
  return drawing.reduce(
    (sum, shape) => sum + (shape.kind === 'polygon' && shape.style === style ? polygonArea(shape.points) : 0),
    0,
  )
}

const hung = { hand: 'left', swing: 'in', depth: null, side: 'right' } as const
const door: Opening = {
  ...{ id: 'd', wall: 's', kind: 'door', offset: 1000, width: 900, height: 2100, sill: 0 },
  ...hung,
}
const window: Opening = {
  id: 'f',
  wall: 'w',
  kind: 'window',
  offset: 500,
  width: 1500,
  height: 1200,
  sill: 900,
  ...hung,
}

describe('the plan', () => {
  it('draws walls with mitred corners: their area is that of a frame, without overlap or gap', () => {
    const drawing = plan(deskWith('rt1', [4000, 3000]))
    expect(areaOf(drawing, 'floor')).toBe(4000 * 3000)
    expect(areaOf(drawing, 'wall')).toBeCloseTo(4200 * 3200 - 4000 * 3000, 3)
  })

  it('[D-30] does so for every closed preset, where the frame is length times thickness plus its corners', () => {
    for (const type of presets.filter((preset) => preset !== 'rt2')) {
      const desk = deskWith(type)
      const { walls } = shellOf(desk.current().document)
      const perimeter = walls.reduce((sum, { length }) => sum + length, 0)
      // Every corner adds tan(half its turn) × thickness²; right turns and the one reflex turn cancel out.
      const corners = ['rt1', 'rt3', 'rt4', 'rt5', 'rt6'].includes(type) ? 4 : 3 + 2 * Math.tan(Math.PI / 8)
      expect(areaOf(plan(desk), 'wall')).toBeCloseTo(perimeter * 100 + corners * 100 * 100, 3)
    }
  })

  it('leaves a gap for doors and windows and draws the swing into the room', () => {
    const desk = deskWith('rt1')
    const solid = areaOf(plan(desk), 'wall')
    desk.run(addOpening, { opening: door })
    desk.run(addOpening, { opening: window })
    const drawing = plan(desk)
    expect(solid - areaOf(drawing, 'wall')).toBeCloseTo((900 + 1500) * 100, 3)
    // The south wall runs from east to west: its door hangs 1000 from the east corner and opens to the north.
    const of = { kind: 'opening', id: 'd' }
    expect(drawing).toContainEqual({ kind: 'line', style: 'door', of, from: [4000, 0], to: [4000, 900] })
    expect(drawing.find(({ kind }) => kind === 'arc')).toMatchObject({
      centre: [4000, 0],
      radius: 900,
      start: 90,
      end: 180,
    })
  })

  it('measures every wall with items by a chain whose parts add up to the wall', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...presets),
        fc.array(fc.tuple(fc.integer({ min: -100, max: 4600 }), fc.constantFrom(0, 1400)), { maxLength: 6 }),
        (type, places) => {
          const desk = deskWith(type)
          places.forEach(([x, elevation], index) => {
            place(desk, `r${index}`, x, elevation)
          })
          const { document, evaluation } = desk.current()
          const items = standingRows(document, evaluation)
          const { rooms } = shellOf(document)
          expect(rooms).toHaveLength(1)
          for (const { sides } of rooms) {
            for (const { stretch, stops } of dimensionChains(sides, items)) {
              const { from, to } = stretch
              const length = Math.hypot(to[0] - from[0], to[1] - from[1])
              const parts = stops.slice(1).map((stop, index) => stop - (stops[index] ?? 0))
              expect(parts.every((part) => part > 0)).toBe(true)
              expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(length, 6)
            }
          }
        },
      ),
    )
  })

  it('measures what touches a wall, however it is turned', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (rotation, deep) => {
          const desk = deskWith('rt1', [6000, 5000])
          const size = { width: 600, depth: 560, height: 720 }
          const corners = footprint({ place: { at: [3000, 0, 0], rotation }, size })
          const top = Math.max(...corners.map(([, y]) => y))
          const seat = { on: 'floor' } as const
          const placement = { at: [3000, 5000 - top + deep, 0], rotation, seat } as const
          const article = { catalogue: 'c', model: 'M', article: 'B60', side: 'L', choices: {} } as const
          desk.run(placeArticle, { ...article, row: 'r1', placement })
          const { document, evaluation } = desk.current()
          const [room] = shellOf(document).rooms
          const chains = room ? dimensionChains(room.sides, standingRows(document, evaluation)) : []
          const ends = corners.map(([x]) => x)
          const stops = chains.find(({ stretch }) => stretch.wall === 'n')?.stops ?? []
          expect(stops).toHaveLength(4)
          expect(stops[1]).toBeCloseTo(Math.min(...ends), 6)
          expect(stops[2]).toBeCloseTo(Math.max(...ends), 6)
        },
      ),
    )
  })

  it('writes the parts and the whole of a wall, and equal opposite walls once', () => {
    const desk = deskWith('rt1', [4000, 5000])
    place(desk, 'r1', 1000)
    const written = plan(desk).flatMap((shape) =>
      shape.kind === 'text' && shape.style === 'dimensionText' ? [shape.text] : [],
    )
    expect(written).toEqual(['1000', '600', '2400', '4000', '5000'])
  })

  it('dashes what hangs above and draws it over what stands below', () => {
    const desk = deskWith('rt1')
    place(desk, 'r1', 1000, 1400)
    place(desk, 'r2', 1000)
    const outlines = plan(desk).filter(({ of, kind }) => of?.kind === 'row' && kind === 'polygon')
    expect(outlines.map(({ of, style }) => [of?.id, style])).toEqual([
      ['r2', 'item'],
      ['r1', 'hanging'],
    ])
  })

  it('names the room with its area inside the room, also one with an open side, but not what is no room', () => {
    const nameIn = (desk: Desk) => plan(desk).find(({ style }) => style === 'roomName')
    const of = { kind: 'room', id: 'm' }
    expect(nameIn(deskWith('rt3'))).toMatchObject({ text: 'Room, 21.00 m²', of })
    expect(nameIn(deskWith('rt2'))).toMatchObject({ text: 'Room, 25.00 m²', of })
    const desk = deskWith('rt1')
    desk.run(changeRoom, { room: 'm', change: { name: 'Kitchen' } })
    expect(nameIn(desk)).toMatchObject({ text: 'Kitchen, 25.00 m²' })
    desk.run(removeWalls, { walls: ['n'], rooms: [] })
    expect(nameIn(desk)).toBeUndefined()
  })

  it('never writes upside down and never leaves its bounds', () => {
    for (const type of presets) {
      const drawing = plan(deskWith(type))
      const bounds = boundsOf(drawing)
      for (const shape of drawing) {
        if (shape.kind !== 'text') continue
        expect(shape.turn).toBeGreaterThan(-90)
        expect(shape.turn).toBeLessThanOrEqual(90)
        expect(shape.at[0]).toBeGreaterThan(bounds?.left ?? 0)
      }
    }
  })
})

describe('toSvg', () => {
  it('puts north up without mirroring a text, and escapes what is written', () => {
    const desk = deskWith('rt1', [4000, 5000])
    place(desk, 'r1', 1000)
    const svg = toSvg(plan(desk))
    expect(svg).toMatch(/^<svg [^>]*viewBox="-/)
    expect(svg).not.toContain('scale(')
    // The cabinet's left back corner, on the north wall: 5000 up is -5000 in SVG.
    expect(svg).toContain('d="M1000 -5000L1600 -5000L1600 -4440L1000 -4440Z"')
    expect(svg).toContain('Base &#60;unit&#62;')
    expect(svg).not.toMatch(/NaN|undefined/)
  })
})
