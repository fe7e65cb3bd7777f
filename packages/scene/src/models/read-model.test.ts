import { sampleModel } from '@arredo/testing'
import * as fc from 'fast-check'
import { type BufferGeometry, type Matrix4, Mesh, type MeshStandardMaterial, Vector3 } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { expect, test } from 'vitest'
import { createLightField } from '../light/light-field.ts'
import { readModel } from './read-model.ts'

const share = fc.float({ min: 0, max: 1, noNaN: true })
const way = fc.tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: -9, max: 9 })))
const stretch = fc.tuple(...([0, 1, 2] as const).map(() => fc.constantFrom(-2, -1, 0.5, 1, 3)))
/** Quarter and third turns about the axes and a diagonal. */
const turn = fc.constantFrom(
  ...([
    [0, 0, 0, 1],
    [Math.SQRT1_2, 0, 0, Math.SQRT1_2],
    [0, -Math.SQRT1_2, 0, Math.SQRT1_2],
    [0.5, 0.5, 0.5, 0.5],
  ] as const),
)
const placed = fc.record({ translation: way, rotation: turn, scale: stretch })
const primitive = fc.record({
  mode: fc.constantFrom(1, 4, 5, 6),
  attributes: fc.constantFrom({ POSITION: 0 }, { POSITION: 0, NORMAL: 0 }, { POSITION: 0, TEXCOORD_0: 1 }),
  indices: fc.constantFrom(2, undefined),
  material: fc.constantFrom(0, undefined),
})
const material = fc.record({
  pbrMetallicRoughness: fc.record(
    {
      baseColorFactor: fc.tuple(share, share, share, share),
      metallicFactor: share,
      roughnessFactor: share,
    },
    { requiredKeys: [] },
  ),
  alphaMode: fc.constantFrom('OPAQUE', 'BLEND', 'MASK'),
  doubleSided: fc.boolean(),
  emissiveFactor: fc.tuple(share, share, share),
})
const content = fc
  .record({
    roots: fc.tuple(placed, placed, placed),
    primitives: fc.array(primitive, { minLength: 1, maxLength: 3 }),
    material,
  })
  .map(({ roots: [a, b, c], primitives, material }) => ({
    scenes: [{ nodes: [0, 2] }],
    nodes: [{ ...a, mesh: 0, children: [1] }, { ...b, mesh: 0 }, c],
    meshes: [
      { primitives: [{ mode: 4, attributes: { POSITION: 0 }, indices: 2, material: 0 }, ...primitives] },
    ],
    materials: [material],
  }))

test('a model is read as three itself reads it', async () => {
  await fc.assert(
    fc.asyncProperty(content, async (content) => {
      const glb = new Uint8Array(sampleModel({ content: JSON.parse(JSON.stringify(content)) }))
      const { surfaces } = await readModel(new Blob([glb]), {
        field: createLightField(),
        isRich: true,
        anisotropy: 1,
      })
      const expected = await threeMeshes(glb.buffer)
      expect(surfaces).toHaveLength(expected.length)
      for (const [k, mesh] of expected.entries()) {
        const { geometry, material } = surfaces[k] ?? {}
        if (!geometry) throw new Error('no surface')
        const [own, theirs] = [facesOf(geometry), facesOf(mesh.geometry, mesh.matrixWorld)]
        expect(own).toHaveLength(theirs.length)
        for (const [j, face] of theirs.entries()) expect(own[j]?.distanceTo(face)).toBeLessThan(0.01)
        expect(lookOf(material as MeshStandardMaterial)).toEqual(lookOf(mesh.material))
      }
    }),
    { numRuns: 60 },
  )
})

async function threeMeshes(glb: ArrayBuffer): Promise<Mesh<BufferGeometry, MeshStandardMaterial>[]> {
  const { scene } = await new GLTFLoader().parseAsync(glb, '')
  scene.updateMatrixWorld(true)
  const meshes: Mesh<BufferGeometry, MeshStandardMaterial>[] = []
  scene.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  return meshes
}

/** Middle and direction of every triangle; theirs are placed and turned into our frame. */
function facesOf(geometry: BufferGeometry, placed?: Matrix4): Vector3[] {
  const { position } = geometry.attributes
  const index = geometry.index?.array ?? [...Array(position?.count ?? 0).keys()]
  const points = Array.from(index, (vertex) => {
    const point = new Vector3()
    if (position) point.fromBufferAttribute(position, vertex)
    if (!placed) return point
    point.applyMatrix4(placed)
    return new Vector3(point.x, -point.z, point.y)
  })
  const isMirrored = placed !== undefined && placed.determinant() < 0
  return points.flatMap((a, k) => {
    const [b, c] = [points[k + 1], points[k + 2]]
    if (k % 3 !== 0 || !b || !c) return []
    const normal = b.clone().sub(a).cross(c.clone().sub(a))
    return [a.clone().add(b).add(c).divideScalar(3), isMirrored ? normal.negate() : normal]
  })
}

function lookOf(material: MeshStandardMaterial) {
  const { color, metalness, roughness, emissive, side, transparent, alphaTest, opacity, depthWrite } =
    material
  return {
    ...{ color: color.getHex(), emissive: emissive.getHex(), side, transparent, alphaTest, depthWrite },
    ...{ metalness, roughness, opacity: transparent ? opacity : 1 },
  }
}
