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
import { boxesOverlap, boxOf, textBox } from '../text-box.ts'
import { toSvg } from '../to-svg.ts'
import { spansOn, stopsOf, thinnedStops } from './chain-stops.ts'
import { drawPlan, planLayers } from './draw-plan.ts'
import type { PlanLabels } from './labels.ts'
import { roomGroups } from './room-groups.ts'

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

/** What stands along each wall of the first room. */
function measuredOn(desk: Desk) {
  const { document, evaluation } = desk.current()
  const shell = shellOf(document)
  const items = standingRows(document, evaluation)
  const [group] = roomGroups(shell, items, evaluation, new Map()).filter(({ room }) => room !== null)
  const sides = group?.room?.sides ?? []
  expect(sides.length).toBeGreaterThan(2)
  return [...spansOn(sides, group?.members ?? [], { openings: [], points: [] }, shell)].map(
    ([stretch, { standing }]) => ({
      wall: stretch.wall,
      length: Math.hypot(stretch.to[0] - stretch.from[0], stretch.to[1] - stretch.from[1]),
      spans: standing,
    }),
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

  it('measures every wall with items by chains whose parts add up to the wall, at every size', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...presets),
        fc.array(fc.tuple(fc.integer({ min: -100, max: 4600 }), fc.constantFrom(0, 1400)), { maxLength: 6 }),
        fc.constantFrom(20, 100, 400),
        (type, places, textSize) => {
          const desk = deskWith(type)
          places.forEach(([x, elevation], index) => {
            place(desk, `r${index}`, x, elevation)
          })
          for (const { length, spans } of measuredOn(desk)) {
            const whole = stopsOf(length, spans)
            for (const { at, pieces } of [whole, thinnedStops(whole, textSize)]) {
              const parts = at.slice(1).map((stop, index) => stop - (at[index] ?? 0))
              expect(pieces).toHaveLength(parts.length)
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
          const north = measuredOn(desk).find(({ wall }) => wall === 'n')
          const stops = stopsOf(north?.length ?? 0, north?.spans ?? []).at
          const ends = corners.map(([x]) => x)
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

  it('counts a filler to the unit beside it, so that what is left free stays true', () => {
    const of = (id: string) => ({ kind: 'row', id }) as const
    const [unit, filler] = [
      { start: 1000, end: 1900, far: 560, of: of('unit') },
      { start: 1900, end: 1919, far: 560, of: of('filler') },
    ]
    const whole = stopsOf(4000, [unit, filler])
    expect(whole.at).toEqual([0, 1000, 1900, 1919, 4000])
    expect(thinnedStops(whole, 100)).toEqual({ at: [0, 1000, 1919, 4000], pieces: [null, of('unit'), null] })
    expect(thinnedStops(whole, 10)).toEqual(whole)
  })

  it('has a chain for openings, one for what stands, one for what hangs, and the whole outside of all', () => {
    const desk = deskWith('rt1', [4000, 5000])
    place(desk, 'r1', 1000)
    place(desk, 'r2', 1300, 1400)
    desk.run(addOpening, { opening: { ...window, wall: 'n', offset: 200 } })
    const { document, evaluation } = desk.current()
    const chains = planLayers(document, evaluation, labels).filter(({ key }) => / n right /.test(key))
    expect(chains.map(({ key }) => key.split(' ')[0])).toEqual(['openings', 'standing', 'hanging', 'total'])
    const heights = chains.map(({ shapes: [line] }) => (line?.kind === 'line' ? line.from[1] : 0))
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    const written = chains.map(({ shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'text' ? [[shape.text, shape.of?.kind, shape.of?.id]] : [])),
    )
    expect(written[0]).toEqual([
      ['200', 'wall', 'n'],
      ['1500', 'opening', 'f'],
      ['2300', 'wall', 'n'],
    ])
    expect(written[1]?.[1]).toEqual(['600', 'row', 'r1'])
    expect(written[2]?.[1]).toEqual(['600', 'row', 'r2'])
    // To be clicked: its wall, of which the length can be typed.
    expect(written[3]).toEqual([['4000', 'wall', 'n']])
  })

  it('measures what stands free: its size, and the nearer way in each direction', () => {
    const desk = deskWith('rt1', [5000, 4000])
    const article = { catalogue: 'c', model: 'M', article: 'B60', side: 'L', choices: {} } as const
    for (const [row, x] of [
      ['r1', 2000],
      ['r2', 2600],
    ] as const) {
      const placement = { at: [x, 2500, 0], rotation: 0, seat: { on: 'floor' } } as const
      desk.run(placeArticle, { ...article, row, placement })
    }
    const { document, evaluation } = desk.current()
    const [island] = planLayers(document, evaluation, labels).filter(({ key }) => key.startsWith('island'))
    const written = island?.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
    expect(written?.toSorted()).toEqual(['1200', '1500', '1800', '560'].toSorted())
  })

  it('dashes what hangs above and draws it over what stands below', () => {
    const desk = deskWith('rt1')
    place(desk, 'r1', 1000, 1400)
    place(desk, 'r2', 1000)
    const outlines = plan(desk).filter(
      ({ of, kind, style }) => of?.kind === 'row' && kind === 'polygon' && style !== 'numberRing',
    )
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

  it('writes the name of a room across no line of a chain, where there is room beside it', () => {
    for (const notch of [1800, 2100, 2400]) {
      for (const textSize of [90, 160, 210, 240, 300]) {
        const desk = deskWith('rt3', [3600, 4200 - notch, 6000, 4200])
        for (const [index, x] of [0, 600, 1200, 1800, 2400].entries()) place(desk, `r${index}`, x)
        const { document, evaluation } = desk.current()
        const drawing = drawPlan(document, evaluation, labels, { textSize })
        const names = drawing.flatMap((shape) =>
          shape.kind === 'text' && shape.style === 'roomName'
            ? [textBox(shape.at, shape.text, shape.size, shape.turn)]
            : [],
        )
        const lines = drawing.flatMap((shape) =>
          shape.kind === 'line' && shape.style === 'dimension' ? [boxOf([shape.from, shape.to])] : [],
        )
        expect(lines.length).toBeGreaterThan(0)
        for (const name of names)
          expect(
            lines.some((line) => boxesOverlap(name, line)),
            `${notch} at ${textSize}`,
          ).toBe(false)
      }
    }
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
    expect(svg).toContain('&#60;unit&#62;')
    expect(svg).not.toMatch(/NaN|undefined/)
  })
})
