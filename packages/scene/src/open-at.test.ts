import type { Part, Place } from '@arredo/geometry'
import { Raycaster, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import type { Item } from './items/item.ts'
import type { ItemLayer } from './items/item-layer.ts'
import { openAt } from './open-at.ts'
import { emptyContent } from './scene-content.ts'
import { layerForTests } from './testing/layer-for-tests.ts'

const board = (
  code: string,
  at: [number, number, number],
  size: [number, number, number],
  opens?: string,
): Part => ({
  ...{ code, shape: 'box', at, size, material: 'm' },
  ...(opens && { opens }),
})
/** A column with a drawer below, an oven and a door above it; the oven's handle stands before it. */
const column: Item = {
  id: 'column',
  parts: [
    board('body', [0, 0, 0], [600, 560, 2000]),
    board('drawer', [0, 560, 0], [600, 20, 395], 'drawer'),
    board('oven', [0, 560, 400], [600, 20, 595], 'oven'),
    board('handle', [100, 580, 950], [400, 40, 20], 'oven'),
    board('door', [0, 560, 1000], [600, 20, 1000], 'door'),
  ],
  size: { width: 600, depth: 580, height: 2000 },
  ...{ side: 'L', finishes: {}, isOpen: false, tint: 'none' },
  // Its back at the north wall, its front to the south.
  place: { at: [1000, 4000, 100], rotation: 0 } satisfies Place,
}

describe('[D-206 part] a click opens', () => {
  test('the one drawer, flap or door that was hit, by its handle too; all of it by its side', () => {
    const { press, layer } = standing()
    layer.sync([column])
    expect(press(300)).toBe('leaf drawer')
    expect(press(800)).toBe('leaf oven')
    expect(press(1060)).toBe('leaf oven')
    expect(press(1500)).toBe('leaf door')
    expect(press(800, 'from the side')).toBe('all of column')
  })

  test('what is open already, where it stands now', () => {
    const { press, layer } = standing()
    const ajar = { ...column, isOpen: true, ajar: ['drawer'] }
    layer.sync([ajar])
    const front = hit(layer, 300)
    expect(front[1]).toBeLessThan(4000 - 580 - 200)
    expect(hit(layer, 800)[1]).toBeCloseTo(4000 - 580, 0)
    expect(press(300, 'from the front', ajar)).toBe('leaf drawer')
    expect(press(1500, 'from the front', ajar)).toBe('leaf door')
  })
})

/** A layer, and who presses at a height of it. */
function standing() {
  const layer = layerForTests(() => true)
  return {
    layer,
    press(height: number, from: Side = 'from the front', item = column): string {
      let told = 'nothing'
      openAt(
        {
          content: () => ({ ...emptyContent, items: [item] }),
          itemAt() {
            const found = layer.hit(rayFrom(from, height))
            return found && { row: found.id, point: found.point, leaf: found.leaf }
          },
          rayAt: () => ({ origin: [0, 0, 0], direction: [0, 0, 1] }),
          surfaces: () => ({ shown: [], all: [], openings: [], rooms: [] }),
        },
        {
          toggleLeaf: (_, leaf) => {
            told = `leaf ${leaf}`
          },
          toggleOpened: (id) => {
            told = `all of ${id}`
          },
        },
        [0, 0],
      )
      return told
    },
  }
}

type Side = 'from the front' | 'from the side'

function rayFrom(side: Side, height: number): Raycaster {
  return side === 'from the front'
    ? new Raycaster(new Vector3(1300, 0, height), new Vector3(0, 1, 0))
    : new Raycaster(new Vector3(5000, 3800, height), new Vector3(-1, 0, 0))
}

function hit(layer: ItemLayer, height: number): readonly number[] {
  return layer.hit(rayFrom('from the front', height))?.point ?? []
}
