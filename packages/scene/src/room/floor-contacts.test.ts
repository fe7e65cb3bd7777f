import type { Part, Point3 } from '@arredo/geometry'
import { expect, test } from 'vitest'
import type { Item } from '../items/item.ts'
import { floorContacts } from './floor-contacts.ts'

test('a cabinet darkens all the floor it covers, a table only that under its feet', () => {
  const cabinet = item([box([0, 0, 100], [600, 560, 720]), box([0, 500, 0], [600, 16, 100])])
  expect(floorContacts([cabinet])).toEqual([cabinet])

  const table = item([box([0, 0, 700], [600, 560, 30]), box([20, 30, 0], [40, 40, 700])])
  const [foot, ...more] = floorContacts([table])
  expect(more).toEqual([])
  expect(foot?.place.at.map(Math.round)).toEqual([970, 1980, 0])
  expect(foot).toMatchObject({ place: { rotation: 270 }, size: { width: 40, depth: 40, height: 700 } })
})

function box(at: Point3, size: Point3): Part {
  return { code: 'p', shape: 'box', material: 'm', at, size }
}

function item(parts: readonly Part[]): Item {
  const place = { at: [1000, 2000, 0], rotation: 270 } as const
  const size = { width: 600, depth: 560, height: 800 }
  return { id: 'i', parts, size, side: 'L', finishes: {}, place, isOpen: false, tint: 'none' }
}
