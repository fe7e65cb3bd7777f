import { openPack, type Pack } from '@arredo/catalogue'
import type { Part, Place } from '@arredo/geometry'
import { samplePack } from '@arredo/testing'
import { LineSegments, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import type { MaterialStore } from '../materials/material-store.ts'
import { createModelStore } from '../models/model-store.ts'
import { createItemLayer, type Item } from './item-layer.ts'

const catalogue = openPack(samplePack)
const articles = samplePack.articles.map(({ code, models }) => {
  const model = models[0] ?? ''
  const cabinet = catalogue.evaluate({ article: code, model, side: 'L', choices: {}, header: {} })
  if (!cabinet) throw new Error(`no ${code}`)
  return cabinet
})

describe('many cabinets in few draw calls', () => {
  test('60 cabinets stand still in fewer than 20 meshes, 200 in fewer than 60', () => {
    for (const [count, most] of [
      [60, 20],
      [200, 60],
    ] as const) {
      const layer = newLayer()
      layer.sync(row(count))
      expect(drawn(layer)).toBeLessThan(most)
    }
  })

  test('the one that is dragged, and no other, leaves its batch; let go, it joins again', () => {
    const layer = newLayer()
    const items = row(60)
    layer.sync(items)
    const still = drawn(layer)
    const moved = items.map((item, k) => (k === 7 ? { ...item, place: at(9000) } : item))
    layer.sync(moved)
    expect(drawn(layer)).toBeGreaterThan(still)
    expect(drawn(layer)).toBeLessThan(still + 8)
    layer.sync(moved)
    expect(drawn(layer)).toBe(still)
    expect(hitAt(layer, 9000 + 300)).toBe('row-7')
  })

  test('a place that is worked out anew and is the same moves nothing', () => {
    const layer = newLayer()
    layer.sync(row(5))
    const items = row(5)
    layer.sync(items)
    expect(layer.sync(items.map((item) => ({ ...item, place: { ...item.place } })))).toBe(false)
    expect(layer.sync(items.map((item) => ({ ...item, place: { ...item.place, rotation: 90 } })))).toBe(true)
  })

  test('an undo that moves all of them leaves none by itself', () => {
    const layer = newLayer()
    layer.sync(row(60))
    const still = drawn(layer)
    layer.sync(row(60).map((item, k) => ({ ...item, place: at(k * 600 + 50) })))
    expect(drawn(layer)).toBe(still)
  })

  test('an open one moves by itself and settles when it is shut', () => {
    const layer = newLayer()
    const items = row(5)
    layer.sync(items)
    const still = drawn(layer)
    layer.sync(items.map((item, k) => (k === 2 ? { ...item, isOpen: true } : item)))
    expect(layer.advance(60)).toBe(true)
    expect(drawn(layer)).toBeGreaterThan(still)
    layer.sync(items)
    while (layer.advance(60)) {}
    expect(drawn(layer)).toBe(still)
  })

  test('what is merged is drawn and hit exactly where it stands', () => {
    const layer = newLayer()
    const body: Part = { code: 'b', shape: 'box', at: [0, 0, 0], size: [600, 500, 800], material: 'm' }
    const turned: Place = { at: [1000, 2000, 100], rotation: 90 }
    const one = { ...row(1)[0], parts: [body], place: turned } as Item
    layer.sync([one])
    const [mesh] = layer.group.children
      .flatMap((child) => child.children)
      .filter((child) => child instanceof Mesh)
    const box = (mesh as Mesh).geometry
    box.computeBoundingBox()
    expect(box.boundingBox?.min.toArray().map(Math.round)).toEqual([1000, 2000, 100])
    expect(box.boundingBox?.max.toArray().map(Math.round)).toEqual([1500, 2600, 900])
    const ray = new Raycaster(new Vector3(1200, 2300, 5000), new Vector3(0, 0, -1))
    expect(layer.hits(ray)[0]?.point.map(Math.round)).toEqual([1200, 2300, 900])
  })

  test('what is gone is drawn no more, and its batch takes the next', () => {
    const layer = newLayer()
    layer.sync(row(40))
    layer.sync(row(3))
    expect(hitAt(layer, 10 * 600 + 300)).toBeUndefined()
    expect(hitAt(layer, 300)).toBe('row-0')
    layer.sync([])
    expect(drawn(layer)).toBe(0)
  })
})

function newLayer() {
  const made = new Map<unknown, MeshBasicMaterial>()
  const materials: MaterialStore = {
    get(finish, { tint }) {
      const key = `${JSON.stringify(finish)}${tint}`
      const known = made.get(key) ?? new MeshBasicMaterial()
      made.set(key, known)
      return known
    },
    dispose: () => {},
  }
  const models = createModelStore({ source: async () => null, isFull: true, anisotropy: 1, retryAfter: 0 })
  return createItemLayer(materials, models, () => false, 0.2)
}

function row(count: number): Item[] {
  const finishes: Pack['materials'] = samplePack.materials
  return Array.from({ length: count }, (_, k): Item => {
    const cabinet = articles[k % articles.length]
    if (!cabinet) throw new Error('no article')
    const { parts, size } = cabinet
    return {
      id: `row-${k}`,
      parts,
      size,
      side: 'L',
      finishes,
      place: at(k * 600),
      isOpen: false,
      tint: 'none',
    }
  })
}

function at(x: number): Place {
  return { at: [x, 0, 0], rotation: 0 }
}

/** Everything that costs a draw call. */
function drawn({ group }: ReturnType<typeof newLayer>): number {
  let count = 0
  group.traverse((object) => {
    if (object instanceof Mesh || object instanceof LineSegments) count++
  })
  return count
}

function hitAt(layer: ReturnType<typeof newLayer>, x: number): string | undefined {
  return layer.hits(new Raycaster(new Vector3(x, -5000, 400), new Vector3(0, 1, 0)))[0]?.id
}
