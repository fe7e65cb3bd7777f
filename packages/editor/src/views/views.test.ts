import { drawPlan, type PlanLabels, planLayers } from '@arredo/drawings'
import { footprint, itemToPlan, type Point } from '@arredo/geometry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clearanceBoxes } from '../clearance-boxes.ts'
import { at, cabinet, evaluate, newEditor, plain, row } from '../testing/room-for-tests.ts'
import {
  cameraAt,
  fitCamera,
  meshOf,
  panCamera,
  ratioOf,
  toPixels,
  toPlan,
  zoomCamera,
} from './flat/flat-camera.ts'
import { recordLabel } from './record-label.ts'
import { readLength } from './view-labels.ts'

const labels: PlanLabels = {
  formatLength: (length) => String(length),
  formatArea: (area) => `${area / 1e6} m²`,
  text: (key, values = {}) => key.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? ''),
}

function furnished() {
  const editor = newEditor()
  editor.placeNow(cabinet)
  editor.placeNow(cabinet)
  editor.select([])
  return editor
}

describe('what views say and show', () => {
  it('names an item by its width and its place, a wall by its length, a room by its area', () => {
    const editor = furnished()
    const label = (kind: 'row' | 'wall' | 'room', id: string) =>
      recordLabel(editor.shown(), { kind, id }, labels)
    expect(label('row', 'r2')).toBe('Base unit, 600 wide, 600 from the left')
    editor.select([row('r2')])
    editor.rotateSelection(90)
    expect(label('row', 'r2')).toBe('Base unit, 600 wide, free standing')
    expect(label('wall', 'n')).toBe('Wall, 5000 long')
    expect(label('room', 'kitchen')).toBe('Room, 20 m²')
  })

  it('keeps the room free that an item needs, wherever it stands and however it is turned', () => {
    const why = { en: 'Room for the doors' }
    const clearances = [{ code: 'doors', at: [0, 560, 100], size: [600, 500, 720], why }] as const
    const article = evaluate(furnished().desk.current().document, 'a1').articles.r2
    if (!article) throw new Error('no article')
    const evaluation = { articles: { r2: { ...article, clearances } } }
    const length = fc.integer({ min: -9000, max: 9000 })
    fc.assert(
      fc.property(length, length, fc.integer({ min: 0, max: 359 }), (x, y, rotation) => {
        const place = { at: [x, y, 30], rotation } as const
        const [box] = clearanceBoxes(evaluation, 'r2', place)
        if (!box) throw new Error('no clearance')
        expect(box).toMatchObject({ row: 'r2', code: 'doors', why })
        expect(box.place.at[2]).toBe(130)
        // Its back edge is the item's front edge.
        const corners = footprint(box)
        for (const edge of [itemToPlan(place, [0, 560]), itemToPlan(place, [600, 560])]) {
          const away = corners.map((corner) => Math.hypot(corner[0] - edge[0], corner[1] - edge[1]))
          expect(Math.min(...away)).toBeLessThan(0.01)
        }
      }),
    )
    expect(clearanceBoxes(evaluation, 'r1', { at: [0, 0, 0], rotation: 0 })).toEqual([])
  })

  it('redraws of all records only the one that is dragged, frame by frame', () => {
    const editor = furnished()
    for (let placed = 2; placed < 8; placed++) editor.placeNow(cabinet)
    const layers = () => {
      const { document, evaluation } = editor.shown()
      return new Map(
        planLayers(document, evaluation, labels).map(({ key, of, shapes }) => [key, { of, shapes }]),
      )
    }
    editor.down(at(900, 3700, row('r2')), plain)
    let before = layers()
    for (const x of [1530, 2010, 2550]) {
      editor.move(at(x, 2000), plain)
      const now = layers()
      const redrawn = [...now].filter(([key, { of, shapes }]) => of && before.get(key)?.shapes !== shapes)
      expect(redrawn.map(([key]) => key)).toEqual(['row r2'])
      before = now
    }
    const { document, evaluation } = editor.shown()
    expect(drawPlan(document, evaluation, labels)).toEqual(
      [...before.values()].flatMap(({ shapes }) => shapes),
    )
  })

  it('reads plain millimetres when no parser is given, and nothing else', () => {
    expect([' 250 ', '', 'wide', '1e999'].map((typed) => readLength(labels, typed))).toEqual([
      250,
      null,
      null,
      null,
    ])
  })
})

describe('the camera of the plan', () => {
  const pixels = fc.record({ x: fc.integer({ min: 0, max: 1600 }), y: fc.integer({ min: 0, max: 1000 }) })
  const insets = { top: 60, right: 344, bottom: 80, left: 316 }
  const room = { left: -850, bottom: -850, right: 5850, top: 4850 }
  const fitted = fitCamera(room, { width: 1600, height: 1000 }, insets)

  it('fits the room between the panels', () => {
    const topLeft = toPixels(fitted, [room.left, room.top])
    const bottomRight = toPixels(fitted, [room.right, room.bottom])
    expect(topLeft.x).toBeGreaterThanOrEqual(insets.left - 1e-6)
    expect(topLeft.y).toBeGreaterThanOrEqual(insets.top - 1e-6)
    expect(bottomRight.x).toBeLessThanOrEqual(1600 - insets.right + 1e-6)
    expect(bottomRight.y).toBeLessThanOrEqual(1000 - insets.bottom + 1e-6)
    expect(topLeft.y).toBeLessThan(bottomRight.y)
  })

  it('keeps what is under the pointer there while zooming, and moves with it while panning', () => {
    const close = (a: Point, b: Point) => {
      expect(a[0]).toBeCloseTo(b[0], 4)
      expect(a[1]).toBeCloseTo(b[1], 4)
    }
    fc.assert(
      fc.property(pixels, pixels, fc.double({ min: 0.1, max: 10, noNaN: true }), (from, to, factor) => {
        const zoomed = zoomCamera(fitted, from, factor)
        close(toPlan(zoomed, from), toPlan(fitted, from))
        const panned = panCamera(zoomed, { x: to.x - from.x, y: to.y - from.y })
        close(toPlan(panned, to), toPlan(zoomed, from))
      }),
    )
  })

  it('shows from 1:5 to 1:500, and exactly what was asked for in between, about the same place', () => {
    const middle = { x: 800, y: 500 }
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 100_000, noNaN: true }), (ratio) => {
        const asked = cameraAt(fitted, middle, ratio)
        expect(ratioOf(asked)).toBeCloseTo(Math.min(500, Math.max(5, ratio)), 6)
        expect(toPlan(asked, middle)[0]).toBeCloseTo(toPlan(fitted, middle)[0], 4)
        const mesh = meshOf(asked, 44)
        // As close as that, and no closer; below the coarsest there is nothing.
        expect(mesh / asked.scale).toBeGreaterThanOrEqual(44)
        expect(mesh === 10 || mesh / asked.scale < 44 * 10).toBe(true)
      }),
    )
  })
})
