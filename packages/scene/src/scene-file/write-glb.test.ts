import { expect, test } from 'vitest'
import { readGlb } from '../models/glb-content.ts'
import type { SceneFile, SceneMaterial, SceneMesh } from './scene-file.ts'
import { sceneTriangles } from './scene-file.ts'
import { writeGlb } from './write-glb.ts'

const image = { bytes: Uint8Array.of(1, 2, 3, 4, 5), mimeType: 'image/png' } as const
const oak: SceneMaterial = {
  ...{ name: 'wood', colour: [1, 0.5, 0.25], metalness: 0, roughness: 0.6, colourMap: { image } },
  ...{ normalMap: { image }, extras: { finish: 'wood' } },
}
const glass: SceneMaterial = {
  ...{ name: 'glass', colour: [1, 1, 1], metalness: 0, roughness: 0, transmission: 1, extras: {} },
  emission: { colour: [1, 0.9, 0.8], strength: 4 },
}
const steel: SceneMaterial = {
  ...{ name: 'metal', colour: [1, 1, 1], metalness: 1, roughness: 0.3, brushed: 0.75, extras: {} },
}
const shape = {
  position: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 2, 0),
  normal: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1),
  index: Uint16Array.of(0, 1, 2),
}
const uv = Float32Array.of(0, 0, 1, 0, 0, -1)
const mesh: SceneMesh = {
  name: 'triangle',
  surfaces: [
    { shape, uv, material: oak },
    { shape, uv: null, material: glass },
    { shape, uv, material: steel },
  ],
}
const scene: SceneFile = {
  nodes: [
    { name: 'one', mesh, extras: { kind: 'item' } },
    { name: 'two', at: [1, 2, 3], rotation: [0, 1, 0, 0], mesh, extras: {} },
    {
      name: 'lamp',
      light: { name: 'lamp', colour: [1, 0.8, 0.6], candela: 60, cone: { inner: 0.4, outer: 1.3 } },
      extras: { kind: 'lamp', lumens: 400 },
    },
  ],
  extras: { bounds: { min: [0, 0, 0], max: [1, 2, 0] } },
}

test('reads back as it was, and what is shared is written once', () => {
  const { gltf, numbers, bytes } = readGlb(writeGlb(scene).buffer)
  expect(gltf).toMatchObject({
    asset: { version: '2.0', extras: scene.extras },
    nodes: [
      { name: 'one', mesh: 0, extras: { kind: 'item' } },
      { name: 'two', mesh: 0, translation: [1, 2, 3], rotation: [0, 1, 0, 0] },
      { name: 'lamp', extensions: { KHR_lights_punctual: { light: 0 } }, extras: { lumens: 400 } },
    ],
    extensions: { KHR_lights_punctual: { lights: [{ type: 'spot', intensity: 60 }] } },
    materials: [
      { pbrMetallicRoughness: { baseColorTexture: { index: 0 } }, normalTexture: { index: 0 } },
      { extensions: { KHR_materials_transmission: { transmissionFactor: 1 } } },
      { extensions: { KHR_materials_anisotropy: { anisotropyStrength: 0.75 } } },
    ],
  })
  expect(gltf.meshes).toHaveLength(1)
  expect(gltf.images).toHaveLength(1)
  // Positions, normals, corners and one set of texture coordinates.
  expect(gltf.accessors).toHaveLength(4)
  const [first, second] = gltf.meshes?.[0]?.primitives ?? []
  expect([...numbers(first?.attributes.POSITION ?? -1, 3)]).toEqual([...shape.position])
  expect([...numbers(first?.attributes.TEXCOORD_0 ?? -1, 2)]).toEqual([...uv])
  expect(second?.attributes.TEXCOORD_0).toBeUndefined()
  expect([...bytes(gltf.images?.[0]?.bufferView ?? -1)]).toEqual([1, 2, 3, 4, 5])
})

test('says in its header how long it is, and numbers begin at multiples of four', () => {
  const file = writeGlb(scene)
  const words = new DataView(file.buffer)
  expect(words.getUint32(8, true)).toBe(file.length)
  expect(file.length % 4).toBe(0)
  const { gltf } = readGlb(file.buffer)
  for (const { byteOffset = 0 } of gltf.bufferViews ?? []) expect(byteOffset % 4).toBe(0)
})

test('gives the same bytes for the same scene, and others for another', () => {
  expect(writeGlb(scene)).toEqual(writeGlb({ ...scene, nodes: [...scene.nodes] }))
  expect(writeGlb({ ...scene, nodes: scene.nodes.slice(1) })).not.toEqual(writeGlb(scene))
})

test('counts triangles as often as they are shown', () => {
  expect(sceneTriangles(scene)).toBe(6)
})

test('writes a scene without anything in it', () => {
  expect(readGlb(writeGlb({ nodes: [], extras: {} }).buffer).gltf.nodes).toBeUndefined()
})
