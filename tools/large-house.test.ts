import { type Catalogue, openPack } from '@arredo/catalogue'
import { planLayers } from '@arredo/drawings'
import type { Editor, Selected } from '@arredo/editor'
import { shellOf } from '@arredo/geometry'
import { sceneItems } from '@arredo/scene/items'
import { describe, expect, it } from 'vitest'
import { hit, labels, openHouse, startOf } from './bench/drag/large-house.ts'
import { kitchenPack } from './pricing/kitchen-pack.ts'

const kitchen = openPack(await kitchenPack())

/** Work is counted here, not timed: on a busy machine a count is the same. `npm run bench:drag` has the times. */
describe('a step in a house of 200 articles and 40 walls', () => {
  it('draws of all layers those of the row that is dragged, and builds no shell', () => {
    const { most, all, shells } = countDrag(kitchen, { kind: 'row', id: 'row-14' }, [4, 2])
    expect(all).toBeGreaterThan(280)
    // The row, and what its room says of it: its distances, its number and name, the room's own name.
    expect(most.layers).toBeLessThanOrEqual(4)
    expect(most.sceneItems).toBe(1)
    expect(shells).toBe(1)
  })

  it('draws along a wall the row that is dragged and the chains beside it', () => {
    const { most, shells } = countDrag(kitchen, { kind: 'row', id: 'row-70' }, [4, 0])
    expect(most.layers).toBeLessThanOrEqual(4)
    expect(most.sceneItems).toBe(1)
    expect(shells).toBe(1)
  })

  it('draws of a house in which a wall is dragged what that wall moves', () => {
    const { most, shells, moves } = countDrag(kitchen, { kind: 'wall', id: 'wall-5' }, [0, 4])
    // The walls that it ends on lean with it: the rooms on both sides of three walls, and none behind them.
    expect(most.rooms).toBeLessThanOrEqual(6)
    expect(most.layers).toBeLessThanOrEqual(125)
    expect(most.sceneItems).toBeLessThanOrEqual(35)
    expect(shells).toBe(moves)
  })

  it('asks no rule and reckons no price for an arrow key', () => {
    let asked = 0
    const evaluate: Catalogue['evaluate'] = (request) => {
      asked++
      return kitchen.evaluate(request)
    }
    const editor = openHouse({ ...kitchen, evaluate })
    const before = editor.desk.current().evaluation
    expect(asked).toBeGreaterThan(0)
    asked = 0
    editor.select([{ kind: 'row', id: 'row-14' }])
    for (let press = 0; press < 5; press++) editor.nudge([10, 0])
    const { evaluation, undoes } = editor.desk.current()
    expect(undoes).toBe('Move')
    expect(asked).toBe(0)
    expect(evaluation.prices.customer).toBe(before.prices.customer)
    expect(
      Object.keys(before.articles).filter((id) => before.articles[id] !== evaluation.articles[id]),
    ).toEqual([])
  })
})

const moves = 12
/** What snaps may stay where it was. */
const freely = { freely: true, add: false }

/** How much is made anew with the dearest of some moves. */
function countDrag(kitchen: Catalogue, record: Selected, [dx, dy]: readonly [number, number]) {
  const editor = openHouse(kitchen)
  const start = startOf(editor, record)
  const shells = new Set<unknown>()
  const most = { layers: 0, sceneItems: 0, rooms: 0 }
  editor.select([record])
  editor.down(hit(start, record), freely)
  editor.move(hit([start[0] + dx * 3, start[1] + dy * 3], null), freely)
  let before = madeOf(editor, kitchen)
  for (let move = 1; move <= moves; move++) {
    editor.move(hit([start[0] + dx * (move + 3), start[1] + dy * (move + 3)], null), freely)
    const now = madeOf(editor, kitchen)
    expect(now.document).not.toBe(before.document)
    shells.add(shellOf(now.document))
    most.layers = Math.max(most.layers, differing(before.layers, now.layers))
    most.sceneItems = Math.max(most.sceneItems, differing(before.sceneItems, now.sceneItems))
    most.rooms = Math.max(most.rooms, differing(before.rooms, now.rooms))
    before = now
  }
  return { most, all: before.layers.size, shells: shells.size, moves }
}

function madeOf(editor: Editor, { pack }: Catalogue) {
  const shown = editor.shown()
  const { document, evaluation } = shown
  const items = sceneItems(shown, [], () => pack.materials)
  return {
    document,
    layers: new Map(
      planLayers(document, evaluation, labels).map(({ key, shapes }) => [key, shapes as unknown]),
    ),
    sceneItems: new Map(items.map((item) => [item.id, item as unknown])),
    rooms: new Map(shellOf(document).rooms.map((room, index) => [`${index}`, room as unknown])),
  }
}

function differing(before: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): number {
  return [...now].filter(([key, made]) => before.get(key) !== made).length
}
