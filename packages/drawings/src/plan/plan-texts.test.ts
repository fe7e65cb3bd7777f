import { type PresetRoomType, presetIds, roomPresets, roomTypes, shellOf } from '@arredo/geometry'
import {
  type ArticleRow,
  addOpening,
  addTextRow,
  changeRow,
  createDesk,
  drawWall,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  placeArticle,
  positionNumbers,
  setRoom,
  setSlope,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Layer } from '../drawing.ts'
import { boxesOverlap, boxOf, type TextBox, textBox } from '../text-box.ts'
import { planLayers } from './draw-plan.ts'
import type { PlanLabels } from './labels.ts'

const labels: PlanLabels = {
  formatLength: (length) => String(Math.round(length * 10) / 10),
  formatArea: (area) => `${(area / 1e6).toFixed(2)} m²`,
  text: (key) => key,
}
const presets = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')
const names = ['Base unit, three drawers', 'Hob', 'Filler', 'Tall unit for oven and microwave', 'W-2DOOR']

const thing = fc.record({
  wall: fc.nat(7),
  along: fc.integer({ min: -200, max: 5000 }),
  size: fc.constantFrom([600, 560, 720], [19, 600, 820], [900, 350, 700], [2700, 600, 40], [300, 300, 5]),
  up: fc.constantFrom(0, 0, 0, 820, 860, 1420),
  /** Free in the room, turned, instead of along a wall. */
  free: fc.constantFrom(null, null, null, 0, 90, 33),
  name: fc.constantFrom(...names),
})
const dice = fc.record({
  type: fc.constantFrom(...presets),
  stretch: fc.integer({ min: 4, max: 20 }),
  walls: fc.array(
    fc.record({
      isUpright: fc.boolean(),
      share: fc.constantFrom(0.3, 0.45, 0.7),
      slant: fc.constantFrom(0, 0, 0.2),
    }),
    { maxLength: 2 },
  ),
  things: fc.array(thing, { minLength: 1, maxLength: 14 }),
  holes: fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 0, max: 3000 }), fc.constantFrom(300, 900, 1500)), {
    maxLength: 4,
  }),
  slopes: fc.array(
    fc.record({
      wall: fc.nat(7),
      knee: fc.constantFrom(800, 1000, 2100),
      run: fc.constantFrom(600, 1700, 3000),
    }),
    { maxLength: 2 },
  ),
  textSize: fc.constantFrom(15, 60, 100, 180, 400, 1300),
})
type Dice = typeof dice extends fc.Arbitrary<infer Value> ? Value : never

function furnished({ type, stretch, walls, things, holes, slopes }: Dice) {
  const start = newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15' })
  const evaluate = ({ rows }: ProjectDocument): Evaluation => {
    const articles = Object.keys(rows).map((id) => {
      const { size: [width = 600, depth = 560, height = 720] = [], name = '' } =
        things[Number(id.slice(1))] ?? {}
      const answer = { article: 'B', configuration: {}, variants: [], parts: [], conflicts: [] }
      return [id, { ...answer, name: { en: name }, size: { width, depth, height } }]
    })
    return { alternative: 'a1', articles: Object.fromEntries(articles), findings: [], prices: {} }
  }
  const desk = createDesk({ document: start, evaluate })
  let made = 0
  const newId = () => `i${made++}`
  const lengths = roomPresets[type].defaultLengths.map((length) => (length * stretch) / 10)
  desk.run(setRoom, { type, lengths, ids: presetIds(type, newId) })
  const reach = Math.max(...lengths)
  for (const { isUpright, share, slant } of walls) {
    const at = (along: number, across: number) =>
      isUpright ? ([across, along] as const) : ([along, across] as const)
    const from = { corner: newId(), at: at(0, share * reach) }
    const to = { corner: newId(), at: at(reach, (share + slant) * reach) }
    desk.run(drawWall, { wall: newId(), from, to, line: 'centre', rooms: [newId(), newId()] })
  }
  const seats = () => shellOf(desk.current().document).seats
  for (const [wall, offset, width] of holes) {
    const face = seats()[wall % seats().length]
    const hung = { hand: 'left', swing: 'in', depth: null, side: 'right' } as const
    const hole = { kind: 'window', height: 1200, sill: 900, offset, width } as const
    if (face) desk.run(addOpening, { opening: { id: newId(), wall: face.wall, ...hole, ...hung } })
  }
  for (const { wall, knee, run } of slopes) {
    const face = seats()[wall % seats().length]
    const room = shellOf(desk.current().document).rooms[face?.room ?? -1]?.record
    if (face && room) desk.run(setSlope, { room: room.id, wall: face.wall, side: face.side, knee, run })
  }
  things.forEach(({ wall, along, up, free }, index) => {
    const face = seats()[wall % seats().length]
    if (!face) return
    const placement: ArticleRow['placement'] =
      free === null
        ? { at: [along, 0, up], rotation: 0, seat: { on: 'wall', wall: face.wall, side: face.side } }
        : { at: [along, along * 0.7, up], rotation: free, seat: { on: 'floor' } }
    const article = { catalogue: 'c', model: 'M', article: 'B', side: 'L', choices: {} } as const
    desk.run(placeArticle, { ...article, row: `r${index}`, placement })
  })
  return desk
}

function writtenOn(layers: readonly Layer[]): readonly { readonly text: string; readonly box: TextBox }[] {
  return layers.flatMap(({ shapes }) =>
    shapes.flatMap((shape) => {
      if (shape.kind === 'text') {
        return [{ text: shape.text, box: textBox(shape.at, shape.text, shape.size, shape.turn) }]
      }
      // A number and its ring are one.
      return []
    }),
  )
}

describe('what is written on a plan', () => {
  it('lies on nothing else that is written: 500 furnished rooms, six sizes of letters', () => {
    let [chains, heights] = [0, 0]
    fc.assert(
      fc.property(dice, (rolled) => {
        const { document, evaluation } = furnished(rolled).current()
        const layers = planLayers(document, evaluation, labels, { textSize: rolled.textSize })
        chains += layers.filter(({ key }) => /^(openings|standing|hanging|total|island) /.test(key)).length
        const written = writtenOn(layers)
        heights += written.filter(({ text }) => text.startsWith('Ceiling')).length
        for (const [index, one] of written.entries()) {
          for (const two of written.slice(index + 1)) {
            if (boxesOverlap(one.box, two.box)) expect.fail(`${one.text} lies on ${two.text}`)
          }
        }
      }),
      { numRuns: 500 },
    )
    expect(chains).toBeGreaterThan(500)
    expect(heights).toBeGreaterThan(500)
  })

  it('stays inside its item or beside it, and no ring lies on another', () => {
    fc.assert(
      fc.property(dice, (rolled) => {
        const { document, evaluation } = furnished(rolled).current()
        const rings = planLayers(document, evaluation, labels, { textSize: rolled.textSize }).flatMap(
          ({ shapes }) =>
            shapes.flatMap((shape) =>
              shape.kind === 'polygon' && shape.style === 'numberRing' ? [boxOf(shape.points)] : [],
            ),
        )
        for (const [index, one] of rings.entries()) {
          expect(rings.slice(index + 1).some((two) => boxesOverlap(squared(one), squared(two)))).toBe(false)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('numbers items as the offer does: what is not offered and mere texts have none', () => {
    const desk = furnished({
      type: 'rt1',
      stretch: 10,
      walls: [],
      holes: [],
      slopes: [],
      textSize: 60,
      things: [0, 1, 2].map((index) => ({
        wall: 0,
        along: index * 700,
        size: [600, 560, 720],
        up: 0,
        free: null,
        name: 'Base unit',
      })),
    })
    desk.run(addTextRow, { row: 't', text: 'Above the sink' })
    desk.run(changeRow, { row: 'r1', change: { flags: { drawn: true, offered: false, ordered: true } } })
    const { document, evaluation } = desk.current()
    const numbers = planLayers(document, evaluation, labels, { textSize: 60 }).flatMap(({ shapes }) =>
      shapes.flatMap((shape) =>
        shape.kind === 'text' && shape.style === 'itemNumber' ? [[shape.of?.id, Number(shape.text)]] : [],
      ),
    )
    expect(new Map(numbers as [string, number][])).toEqual(
      new Map([
        ['r0', 1],
        ['r2', 2],
      ]),
    )
    expect(positionNumbers(document)).toEqual(new Map(numbers as [string, number][]))
  })
})

function squared(box: TextBox): TextBox {
  return { ...box, isSquare: true }
}
