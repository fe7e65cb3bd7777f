import type { Part, Point3 } from '@arredo/geometry'
import { sampleModel } from '@arredo/testing'
import * as fc from 'fast-check'
import { Box3, type BufferGeometry, Mesh, MeshBasicMaterial, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import type { Item } from '../items/item.ts'
import { createItemLayer } from '../items/item-layer.ts'
import { createLightField } from '../light/light-field.ts'
import { fittedSurfaces } from './model.ts'
import { createModelStore } from './model-store.ts'
import { readModel } from './read-model.ts'

const glb = new Blob([new Uint8Array(sampleModel())])

describe('a model', () => {
  test('fills the box its recipe gives it, whatever its own size', async () => {
    const model = await readModel(glb, { field: createLightField(), isRich: true, anisotropy: 1 })
    const length = fc.integer({ min: 1, max: 3000 })
    fc.assert(
      fc.property(length, length, length, fc.integer({ min: -5000, max: 5000 }), (x, y, z, at) => {
        const surfaces = fittedSurfaces(model, [at, at, at], [at + x, at + y, at + z])
        const box = boundsOf(surfaces.map(({ geometry }) => geometry))
        for (const [found, wanted] of [
          [box.min.toArray(), [at, at, at]],
          [box.max.toArray(), [at + x, at + y, at + z]],
        ] as const) {
          for (const [axis, value] of found.entries()) expect(value).toBeCloseTo(wanted[axis] ?? 0, 2)
        }
      }),
    )
  })

  test('stands upright with its back to the back, its faces outwards', async () => {
    const [surface] = fittedSurfaces(
      await readModel(glb, { field: createLightField(), isRich: true, anisotropy: 1 }),
      [0, -400, 0],
      [100, 0, 200],
    )
    const position = surface?.geometry.getAttribute('position')
    const normal = surface?.geometry.getAttribute('normal')
    if (!surface || !position || !normal) throw new Error('no surface')
    for (let k = 0; k < position.count; k++) {
      // The wedge is highest at its back; forward is −y.
      if (position.getZ(k) > 199) expect(position.getY(k)).toBeCloseTo(0)
      if (position.getY(k) < -399) expect(position.getZ(k)).toBeCloseTo(0)
      expect(Math.hypot(normal.getX(k), normal.getY(k), normal.getZ(k))).toBeCloseTo(1)
    }
    expect(enclosed(surface.geometry)).toBeCloseTo((100 * 400 * 200) / 2)
    expect(surface.material).toMatchObject({ metalness: 0 })
  })
})

describe('an item with a modelled part', () => {
  const board: Part = { code: 'board', shape: 'box', at: [0, 0, 0], size: [600, 560, 20], material: 'oak' }
  const tap: Part = {
    ...{ code: 'tap', shape: 'asset', asset: 'tap.glb', at: [200, 100, 20], size: [100, 400, 300] },
    material: 'steel',
  }
  const item: Item = {
    ...{ id: 'sink', parts: [board, tap], side: 'L', finishes: {}, isOpen: false, tint: 'none' },
    size: { width: 600, depth: 560, height: 320 },
    place: { at: [1000, 2000, 900], rotation: 0 },
  }
  const plain = new MeshBasicMaterial()
  const materials = { get: () => plain, keepOnly: () => new Set<never>(), dispose: () => {} }

  function layerOn(source: () => Promise<Blob | null>) {
    const models = createModelStore({
      source,
      field: createLightField(),
      isRich: true,
      anisotropy: 1,
      retryAfter: 0,
    })
    const layer = createItemLayer(materials, models, () => true)
    const ownMeshes = () => meshesIn(layer.group).filter(({ material }) => material !== plain)
    return { models, layer, ownMeshes }
  }

  test('is a box until the model arrives, then stands there in its own material', async () => {
    const { models, layer, ownMeshes } = layerOn(async () => glb)
    let arrivals = 0
    models.onArrival(() => {
      arrivals += 1
    })
    layer.sync([item])
    expect(ownMeshes()).toEqual([])
    const whole = boundsOf(meshesIn(layer.group).map(({ geometry }) => geometry))

    await models.settled()
    expect(arrivals).toBe(1)
    const [tapMesh] = ownMeshes()
    if (!tapMesh) throw new Error('no model')
    expect(pointsOf(boundsOf([tapMesh.geometry]))).toEqual([
      [1200, 1500, 920],
      [1300, 1900, 1220],
    ])
    expect(pointsOf(boundsOf(meshesIn(layer.group).map(({ geometry }) => geometry)))).toEqual(pointsOf(whole))
    layer.sync([{ ...item, tint: 'collides' }])
    expect(ownMeshes()[0]?.material).not.toBe(tapMesh.material)
    layer.sync([{ ...item }])
    expect(ownMeshes()[0]?.material).toBe(tapMesh.material)
  })

  test('stays a box when the file cannot be had, and tries again when it is built again', async () => {
    const answers = [null, new Blob(['no model']), glb]
    const { models, layer, ownMeshes } = layerOn(async () => answers.shift() ?? null)
    for (const expected of [0, 0, 1]) {
      layer.sync([{ ...item, parts: [...item.parts] }])
      await models.settled()
      expect(ownMeshes()).toHaveLength(expected)
    }
  })

  test('opens with the leaf it hangs on', async () => {
    const { models, layer, ownMeshes } = layerOn(async () => glb)
    const motion = { kind: 'slide', axis: 'y', travel: 250 } as const
    const open = { ...item, parts: [board, { ...tap, opens: 'drawer', motion }] }
    layer.sync([open])
    await models.settled()
    layer.sync([{ ...open, isOpen: true }])
    while (layer.advance(100)) {}
    const [moved] = ownMeshes()
    const box = new Box3().setFromObject(moved ?? new Mesh())
    expect(box.min.y).toBeCloseTo(1500 - 250)
  })
})

function meshesIn(group: ReturnType<typeof createItemLayer>['group']): Mesh[] {
  const found: Mesh[] = []
  group.traverse((object) => {
    if (object instanceof Mesh) found.push(object)
  })
  return found
}

function boundsOf(geometries: readonly BufferGeometry[]): Box3 {
  const box = new Box3()
  for (const geometry of geometries) {
    geometry.computeBoundingBox()
    if (geometry.boundingBox) box.union(geometry.boundingBox)
  }
  return box
}

function pointsOf({ min, max }: Box3): Point3[] {
  return [min, max].map(({ x, y, z }): Point3 => [Math.round(x), Math.round(y), Math.round(z)])
}

function enclosed({ index, attributes: { position } }: BufferGeometry): number {
  if (!index || !position) return 0
  let sixfold = 0
  for (let k = 0; k < index.count; k += 3) {
    const [a, b, c] = [k, k + 1, k + 2].map((corner) =>
      new Vector3().fromBufferAttribute(position, index.getX(corner)),
    )
    if (a && b && c) sixfold += a.dot(b.clone().cross(c))
  }
  return sixfold / 6
}
