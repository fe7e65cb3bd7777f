import { drawPlan, type PlanLabels } from '@arredo/drawings'
import { footprint, itemToPlan, type Point } from '@arredo/geometry'
import {
  type ArticleRow,
  createDesk,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  setRoom,
  standingRow,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEditor } from '../create-editor.ts'
import type { Newcomer } from '../editor.ts'
import { settledState } from '../settled-state.ts'
import { clearanceBoxes } from './clearance-boxes.ts'
import { handleItemKey } from './item-keys.ts'
import { itemLabel } from './item-label.ts'
import { fitCamera, panCamera, toPixels, toPlan, zoomCamera } from './plan-camera.ts'
import { readLength } from './plan-labels.ts'
import { previewed } from './previewed.ts'
import { isSameItem, type PlanItemProps } from './same-item.ts'

const size = { width: 600, depth: 560, height: 720 }
const cabinet: Newcomer = {
  catalogue: 'lineo',
  model: 'M',
  article: 'B60',
  side: 'L',
  choices: {},
  size,
  parts: [],
  attach: 'floor',
  mountHeight: 0,
}

function evaluate(document: ProjectDocument): Evaluation {
  const articles = Object.keys(document.rows).map((id) => [
    id,
    {
      article: 'B60',
      name: { en: 'Base unit' },
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

function furnished() {
  let count = 0
  const document = newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate })
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], wallIds: ['n', 'e', 's', 'w'] })
  const editor = createEditor({
    desk,
    newId: () => {
      count += 1
      return `r${count}`
    },
  })
  editor.placeNow(cabinet)
  editor.placeNow(cabinet)
  editor.select([])
  const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey', boolean>> = {}) =>
    handleItemKey(editor, 'r2', {
      key,
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      ...held,
    })
  const placement = (id = 'r2') => (desk.current().document.rows[id] as ArticleRow | undefined)?.placement
  return { editor, desk, press, placement }
}

describe('keys on an item of the plan', () => {
  it('select, nudge by 10 and 100, turn, duplicate, delete and let go', () => {
    const { editor, press, placement, desk } = furnished()
    expect(press('Enter')).toBe(true)
    expect(editor.state().selection).toEqual(['r2'])
    press('ArrowRight')
    expect(placement()?.at[0]).toBe(610)
    press('ArrowRight', { shiftKey: true })
    expect(placement()?.at[0]).toBe(710)
    press('ArrowLeft')
    expect(placement()?.at[0]).toBe(700)
    press('d', { ctrlKey: true })
    expect(placement('r3')?.at[0]).toBe(1300)
    press('r')
    expect(placement()).toMatchObject({ rotation: 270, wall: null })
    press('Escape')
    expect(editor.state().selection).toEqual([])
    press('Delete')
    expect(Object.keys(desk.current().document.rows)).toEqual(['r1', 'r3'])
  })

  it('give a gesture up before the selection', () => {
    const { editor, press } = furnished()
    const plain = { freely: false, add: false }
    editor.pointerDown({ point: [900, 3700, 0], row: 'r2', wall: null }, plain)
    editor.pointerMove({ point: [2000, 3700, 0], row: null, wall: null }, plain)
    press('Escape')
    expect(editor.state()).toMatchObject({ gesture: null, selection: ['r2'] })
    press('Escape')
    expect(editor.state().selection).toEqual([])
  })

  it('leave the keys of browser and application alone', () => {
    const { desk, press } = furnished()
    const { document } = desk.current()
    expect([press('Tab'), press('s', { ctrlKey: true }), press('ArrowLeft', { altKey: true })]).toEqual([
      false,
      false,
      false,
    ])
    expect(desk.current().document).toBe(document)
  })
})

describe('what the plan says and shows', () => {
  const labels: PlanLabels = {
    formatLength: (length) => String(length),
    formatArea: String,
    text: (key, values = {}) => key.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? ''),
  }

  it('names an item by its width and its place', () => {
    const { desk, press } = furnished()
    const label = () => {
      const state = desk.current()
      const item = standingRow(state.document, state.evaluation, 'r2')
      return item && itemLabel(state, item, labels)
    }
    expect(label()).toBe('Base unit, 600 wide, 600 from the left')
    press('r')
    expect(label()).toBe('Base unit, 600 wide, free standing')
  })

  it('keeps the room free that an item needs, wherever it stands and however it is turned', () => {
    const why = { en: 'Room for the doors' }
    const clearances = [{ code: 'doors', at: [0, 560, 100], size: [600, 500, 720], why }] as const
    const article = evaluate(furnished().desk.current().document).articles.r2
    if (!article) throw new Error('no article')
    const evaluation = { articles: { r2: { ...article, clearances } } }
    const place = fc.integer({ min: -9000, max: 9000 })
    fc.assert(
      fc.property(place, place, fc.integer({ min: 0, max: 359 }), (x, y, rotation) => {
        const placement = { at: [x, y, 30], rotation, wall: null } as const
        const [box] = clearanceBoxes(evaluation, 'r2', placement)
        if (!box) throw new Error('no clearance')
        expect(box).toMatchObject({ row: 'r2', code: 'doors', why })
        expect(box.placement.at[2]).toBe(130)
        // Its back edge is the item's front edge.
        const [left, right] = [itemToPlan(placement, [0, 560]), itemToPlan(placement, [600, 560])]
        const corners = footprint(box)
        for (const edge of [left, right]) {
          const away = corners.map((corner) => Math.hypot(corner[0] - edge[0], corner[1] - edge[1]))
          expect(Math.min(...away)).toBeLessThan(0.01)
        }
        const front = itemToPlan(placement, [300, 1060])
        expect(
          Math.max(...corners.map((corner) => Math.hypot(corner[0] - front[0], corner[1] - front[1]))),
        ).toBeLessThan(584)
      }),
    )
    expect(clearanceBoxes(evaluation, 'r1', { at: [0, 0, 0], rotation: 0, wall: null })).toEqual([])
  })

  it('draws a dragged item where the gesture holds it, and leaves the document alone', () => {
    const { desk } = furnished()
    const { document } = desk.current()
    const held = { at: [1000, 4000, 0], rotation: 0, wall: 'n' } as const
    const shown = previewed(document, { kind: 'move', row: 'r2', placement: held, collides: false })
    expect(shown.rows.r2).toMatchObject({ placement: held })
    expect(shown.rows.r1).toBe(document.rows.r1)
    expect(previewed(document, null)).toBe(document)
  })

  it('redraws of many items only the one that is dragged, and no panel', () => {
    const { editor, desk } = furnished()
    const plain = { freely: false, add: false }
    const props = (id: string): PlanItemProps => {
      const now = desk.current()
      const { gesture, selection } = editor.state()
      const item = standingRow(previewed(now.document, gesture), now.evaluation, id)
      if (!item) throw new Error(`${id} does not stand`)
      const drawn = { editor, labels, leastText: 10, shapes: [], collides: false }
      return { ...drawn, desk: now, item, isSelected: selection.includes(id) }
    }
    editor.pointerDown({ point: [900, 3700, 0], row: 'r2', wall: null }, plain)
    const [panels, still, held] = [settledState(editor), props('r1'), props('r2')]
    for (const x of [1500, 2000, 2500]) {
      editor.pointerMove({ point: [x, 3700, 0], row: null, wall: null }, plain)
      expect(settledState(editor)).toBe(panels)
      expect(isSameItem(still, props('r1'))).toBe(true)
      expect(isSameItem(held, props('r2'))).toBe(false)
    }
    editor.select(['r1'])
    expect(settledState(editor)).not.toBe(panels)
    expect(isSameItem(still, props('r1'))).toBe(false)
  })

  it('draws of many items only the one that moves, frame by frame', () => {
    const { editor, desk } = furnished()
    const plain = { freely: false, add: false }
    for (let placed = 2; placed < 8; placed++) editor.placeNow(cabinet)
    let drawn = 0
    const counting: PlanLabels = {
      ...labels,
      // Asked for once by every item that is drawn.
      name: ({ en }) => {
        drawn += 1
        return en
      },
    }
    const frame = () => {
      drawn = 0
      const { document, evaluation } = desk.current()
      drawPlan(previewed(document, editor.state().gesture), evaluation, counting)
      return drawn
    }
    expect(frame()).toBe(8)
    editor.pointerDown({ point: [900, 3700, 0], row: 'r2', wall: null }, plain)
    expect(frame()).toBe(0)
    for (const x of [1500, 2000, 2500]) {
      editor.pointerMove({ point: [x, 3700, 0], row: null, wall: null }, plain)
      expect(frame()).toBe(1)
    }
    editor.cancel()
    expect(frame()).toBe(0)
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
})
