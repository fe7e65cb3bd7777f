import { openPack, type Pack } from '@arredo/catalogue'
import type { Part, Place } from '@arredo/geometry'
import { samplePack } from '@arredo/testing'
import { type BufferAttribute, type BufferGeometry, Mesh, Raycaster, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { layerForTests } from '../testing/layer-for-tests.ts'
import type { Item } from './item.ts'
import type { ItemLayer } from './item-layer.ts'

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
      const layer = layerForTests()
      layer.sync(row(count))
      expect(drawn(layer)).toBeLessThan(most)
    }
  })

  test('the one that is dragged, and no other, leaves its batch; let go, it joins again', () => {
    const layer = layerForTests()
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
    const layer = layerForTests()
    layer.sync(row(5))
    const items = row(5)
    layer.sync(items)
    expect(layer.sync(items.map((item) => ({ ...item, place: { ...item.place } })))).toBe(false)
    expect(layer.sync(items.map((item) => ({ ...item, place: { ...item.place, rotation: 90 } })))).toBe(true)
  })

  test('an undo that moves all of them leaves none by itself', () => {
    const layer = layerForTests()
    layer.sync(row(60))
    const still = drawn(layer)
    layer.sync(row(60).map((item, k) => ({ ...item, place: at(k * 600 + 50) })))
    expect(drawn(layer)).toBe(still)
  })

  test('an open one moves by itself and settles when it is shut', () => {
    const layer = layerForTests()
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
    const layer = layerForTests()
    const body: Part = { code: 'b', shape: 'box', at: [0, 0, 0], size: [600, 500, 800], material: 'm' }
    const turned: Place = { at: [1000, 2000, 100], rotation: 90 }
    const one = { ...row(1)[0], parts: [body], place: turned } as Item
    layer.sync([one])
    const [low, high] = drawnBounds(layer)
    expect(low).toEqual([1000, 2000, 100])
    expect(high).toEqual([1500, 2600, 900])
    const ray = new Raycaster(new Vector3(1200, 2300, 5000), new Vector3(0, 0, -1))
    expect(layer.hit(ray)?.point.map(Math.round)).toEqual([1200, 2300, 900])
  })

  test('what is gone is drawn no more, and its batch takes the next', () => {
    const layer = layerForTests()
    layer.sync(row(40))
    layer.sync(row(3))
    expect(hitAt(layer, 10 * 600 + 300)).toBeUndefined()
    expect(hitAt(layer, 300)).toBe('row-0')
    layer.sync([])
    expect(drawn(layer)).toBe(0)
  })

  test('a changed variant rebuilds one mesh, and what is drawn of the others stays as it was', () => {
    const layer = layerForTests()
    const items = row(20)
    layer.sync(items)
    const [rebuilt, triangles] = [layer.rebuilt(), drawnCorners(layer).length]
    const meshes = new Set(sourcesOf(layer).map((mesh) => mesh.geometry))
    forgetSent(layer)
    const other = articles[1]?.parts ?? []
    const changed = items.map((item, k) => (k === 7 ? { ...item, parts: [...item.parts] } : item))
    layer.sync(changed)
    expect(layer.rebuilt() - rebuilt).toBe(1)
    expect(drawnCorners(layer)).toHaveLength(triangles)
    expect(sourcesOf(layer).filter((mesh) => !meshes.has(mesh.geometry))).toEqual([])
    expect(sent(layer)).toBe(verticesOf(items[7]))
    layer.sync(changed.map((item, k) => (k === 7 ? { ...item, parts: other } : item)))
    expect(layer.rebuilt() - rebuilt).toBe(2)
    layer.sync(items)
    expect(layer.rebuilt() - rebuilt).toBe(3)
    expect(drawnCorners(layer)).toHaveLength(triangles)
    layer.sync(items)
    expect(layer.rebuilt() - rebuilt).toBe(3)
  })

  test('many that come at once are made from near to far, each of them once', () => {
    const layer = layerForTests()
    const items = row(60)
    const eye = [36_000, 0, 1600] as const
    layer.sync(items, 'gradually')
    expect(layer.isWhole()).toBe(false)
    while (drawn(layer) === 0) layer.grow(1, eye)
    expect(hitAt(layer, 59 * 600 + 300)).toBe('row-59')
    expect(hitAt(layer, 300)).toBeUndefined()
    // What is wanted no more meanwhile is never made.
    layer.sync(items.slice(1), 'gradually')
    while (!layer.grow(1, eye)) {}
    expect(layer.rebuilt()).toBe(59)
    expect(hitAt(layer, 300)).toBeUndefined()
    expect(hitAt(layer, 900)).toBe('row-1')
  })

  test('whatever was made is given back in the end', () => {
    const layer = layerForTests()
    const held = new Set<BufferGeometry>()
    const count = () => {
      for (const { geometry } of sourcesOf(layer)) {
        held.add(geometry)
        geometry.addEventListener('dispose', () => held.delete(geometry))
      }
    }
    const items = row(60)
    layer.sync(items)
    count()
    layer.sync(items.map((item, k) => (k % 9 === 0 ? { ...item, isOpen: true } : item)))
    while (layer.advance(60)) count()
    layer.dispose()
    expect(held.size).toBe(0)
  })
})

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
function drawn(layer: ItemLayer): number {
  return sourcesOf(layer).length
}

function sourcesOf({ group }: ItemLayer): readonly Mesh[] {
  const found: Mesh[] = []
  group.traverse((object) => {
    if (object instanceof Mesh) found.push(object)
  })
  return found
}

/** Vertices that go to the graphics card again. */
function sent(layer: ItemLayer): number {
  const ranges = sourcesOf(layer).flatMap(({ geometry }) => positionsOf(geometry).updateRanges)
  return ranges.reduce((sum, { count }) => sum + count / 3, 0)
}

function forgetSent(layer: ItemLayer): void {
  for (const { geometry } of sourcesOf(layer)) positionsOf(geometry).clearUpdateRanges()
}

function verticesOf(item: Item | undefined): number {
  const alone = layerForTests()
  alone.sync(item ? [{ ...item, isOpen: false }] : [])
  return sent(alone)
}

function positionsOf(geometry: BufferGeometry): BufferAttribute {
  return geometry.getAttribute('position') as BufferAttribute
}

/** Whatever comes out as a triangle: what a mesh keeps in reserve is none. */
function drawnCorners(layer: ItemLayer): readonly (readonly number[])[] {
  return sourcesOf(layer).flatMap((mesh) => {
    const { index, attributes, drawRange } = mesh.geometry as BufferGeometry
    const corners = Array.from(index?.array ?? []).slice(0, drawRange.count)
    const isDrawn = (k: number) => new Set(corners.slice(k - (k % 3), k - (k % 3) + 3)).size === 3
    return corners
      .filter((_, k) => isDrawn(k))
      .map((vertex) => [0, 1, 2].map((axis) => attributes.position?.array[vertex * 3 + axis] ?? Number.NaN))
  })
}

function drawnBounds(layer: ItemLayer): readonly (readonly number[])[] {
  const corners = drawnCorners(layer)
  const along = (axis: number) => corners.map((at) => at[axis] ?? Number.NaN)
  return [Math.min, Math.max].map((most) => [0, 1, 2].map((axis) => Math.round(most(...along(axis)))))
}

function hitAt(layer: ItemLayer, x: number): string | undefined {
  return layer.hit(new Raycaster(new Vector3(x, -5000, 400), new Vector3(0, 1, 0)))?.id
}
