import fc from 'fast-check'
import { Box3, Mesh, MeshBasicMaterial, Ray, Raycaster, SphereGeometry, Vector3 } from 'three'
import { expect, test, vi } from 'vitest'
import { createItemTree } from './item-tree.ts'
import { hitThroughTree } from './tree-raycast.ts'

const number = fc.integer({ min: -5000, max: 5000 })
const point = fc.tuple(number, number, number).map(([x, y, z]) => new Vector3(x, y, z))
const box = fc.tuple(point, fc.integer({ min: 1, max: 900 })).map(([min, size]) => ({
  box: new Box3(min, min.clone().addScalar(size)),
}))

test('a tree finds what looking at everything finds, and looks at few', () => {
  let [looked, all] = [0, 0]
  fc.assert(
    fc.property(fc.array(box, { minLength: 60, maxLength: 200 }), point, point, (boxes, origin, towards) => {
      fc.pre(!origin.equals(towards))
      const ray = new Ray(origin, towards.clone().sub(origin).normalize())
      // Some boxes hold a thing that the ray misses nevertheless.
      const exact = (k: number) => {
        const at = k % 3 === 0 ? null : ray.intersectBox(boxes[k]?.box ?? new Box3(), new Vector3())
        return at ? at.distanceTo(origin) : null
      }
      const distances = boxes.map((_, k) => exact(k) ?? Number.POSITIVE_INFINITY)
      const tree = createItemTree(boxes.map((one, thing) => ({ ...one, thing })))
      const found = tree.nearest(ray, (k) => {
        looked += 1
        return exact(k)
      })
      all += boxes.length
      expect(found === null ? Number.POSITIVE_INFINITY : exact(found)).toBe(Math.min(...distances))
    }),
  )
  expect(looked).toBeLessThan(all / 20)
})

test('a ray from within, and a tree of nothing', () => {
  const one = { box: new Box3(new Vector3(0, 0, 0), new Vector3(9, 9, 9)), thing: 'here' }
  const ray = new Ray(new Vector3(5, 5, 5), new Vector3(1, 0, 0))
  expect(createItemTree([one]).nearest(ray, () => 4)).toBe('here')
  expect(createItemTree<string>([]).nearest(ray, () => 4)).toBeNull()
})

test('a model of many triangles is hit through its tree where it would be hit without', async () => {
  const [plain, heavy] = [0, 1].map(() => new Mesh(new SphereGeometry(500, 120, 80), new MeshBasicMaterial()))
  if (!plain || !heavy) throw new Error('no spheres')
  const order = heavy.geometry.index?.array.slice()
  hitThroughTree(heavy)
  await vi.dynamicImportSettled()
  for (const side of [-300, -20, 0, 170, 480, 600]) {
    const ray = new Raycaster(new Vector3(side, 40, -4000), new Vector3(0, 0, 1))
    const [expected] = ray.intersectObject(plain)
    const [found] = ray.intersectObject(heavy)
    expect(found?.distance ?? 0).toBeCloseTo(expected?.distance ?? 0, 2)
  }
  expect(heavy.geometry.index?.array).toEqual(order)
})
