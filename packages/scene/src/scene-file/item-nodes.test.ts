import type { Pack } from '@arredo/catalogue'
import type { Part } from '@arredo/geometry'
import { expect, test } from 'vitest'
import type { Item } from '../items/item.ts'
import { picturesForTests } from '../testing/scene-for-tests.ts'
import { itemNodes } from './item-nodes.ts'
import { createSceneMaterials } from './scene-materials.ts'

const finishes: Pack['materials'] = {
  oak: {
    ...{ name: { en: 'Oak' }, colour: '#c8a070', finish: 'wood' },
    texture: { colour: 'oak.webp', normal: 'oak-n.webp', roughness: 'oak-r.webp', width: 500, height: 2000 },
  },
  pine: { name: { en: 'Pine' }, colour: '#e0c090', finish: 'wood' },
  lacquer: { name: { en: 'Lacquer' }, colour: '#ffffff', finish: 'gloss' },
  steel: { name: { en: 'Steel' }, colour: '#c8cacc', finish: 'metal', brushed: true },
  glass: { name: { en: 'Glass' }, colour: '#ffffff', finish: 'glass' },
}

test('a surface has its pictures in their real size, with the grain upwards on an upright board', async () => {
  const [node] = await nodesOf([box('oak', [18, 560, 2000], { grain: 'z' })])
  const [surface] = node?.mesh?.surfaces ?? []
  expect(surface?.material).toMatchObject({ colour: [1, 1, 1], roughness: 1, extras: { finish: 'wood' } })
  expect(surface?.material.normalMap).toBeDefined()
  const { position = [], normal = [] } = surface?.shape ?? {}
  const ends = [0, 2].map((height) => {
    const corner = normal.findIndex(
      (value, k) => k % 3 === 0 && value > 0.99 && Math.abs((position[k + 1] ?? 0) - height) < 0.01,
    )
    return surface?.uv?.[(corner / 3) * 2 + 1] ?? 0
  })
  // Pictures have their top first: upwards is less.
  expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBeCloseTo(-1, 2)
})

test('materials without pictures look as on the stage', async () => {
  const made = await Promise.all(
    ['pine', 'lacquer', 'steel', 'glass', 'unknown'].map(
      async (code) => (await nodesOf([box(code, [100, 100, 100])]))[0]?.mesh?.surfaces[0],
    ),
  )
  expect(made.map((one) => one?.material)).toMatchObject([
    { roughness: 0.6, colourMap: {} },
    { clearcoat: { factor: 1 } },
    { metalness: 1, brushed: 0.75 },
    { transmission: 1, roughness: 0.02 },
    { metalness: 0, roughness: 0.78 },
  ])
  expect(made.map((one) => one?.uv !== null)).toEqual([true, false, false, false, false])
})

test('a bulb is a lamp all round in its middle, a strip one that shines down from below it', async () => {
  const bulb = box('glass', [80, 80, 80], { light: { lumens: 800, kelvin: 2700 } })
  const strip = box('glass', [600, 20, 8], { light: { lumens: 240, kelvin: 3000 } })
  const nodes = await nodesOf([bulb, strip])
  const [round, flat] = nodes.filter(({ extras }) => extras.kind === 'lamp')
  expect(round?.light?.cone).toBeUndefined()
  expect(round?.light?.candela).toBeCloseTo(800 / (4 * Math.PI))
  expect(round?.at).toEqual([1.04, 0.04, -1.96])
  expect(flat?.at?.[1]).toBeCloseTo(-0.002)
  expect(flat?.extras).toMatchObject({ shape: 'strip', lumens: 240, size: [0.6, 0.02, 0.008] })
  // −Z, turned by the node, looks down.
  const [x = 0, y = 0, z = 0, w = 1] = flat?.rotation ?? []
  expect([-2 * (x * z + w * y), -2 * (y * z - w * x), -(1 - 2 * (x * x + y * y))]).toEqual([
    expect.closeTo(0),
    expect.closeTo(-1),
    expect.closeTo(0),
  ])
  const shades = nodes.filter(({ extras }) => extras.kind === 'shade')
  expect(shades.map(({ extras }) => extras.isLit)).toEqual([true, true])
})

test('as many lumens leave a shade as it has, whatever its size', async () => {
  const flux = async (side: number) => {
    const shade = box('glass', [side, side, side], { light: { lumens: 683, kelvin: 2700 } })
    const [node] = await nodesOf([shade])
    return (node?.mesh?.surfaces[0]?.material.emission?.strength ?? 0) * Math.PI * 6 * (side / 1000) ** 2
  }
  expect(await flux(300)).toBeCloseTo(1, 1)
  expect(await flux(600)).toBeCloseTo(1, 1)
})

test('the glass of a window that is an article is a pane by itself', async () => {
  const nodes = await nodesOf([box('lacquer', [900, 70, 1200]), box('glass', [780, 24, 1080])], {
    setInto: 'n',
  })
  expect(nodes.map(({ extras }) => extras)).toMatchObject([
    { kind: 'item', wall: 'n' },
    { kind: 'glass', opening: true, wall: 'n', size: [0.78, 1.08] },
  ])
})

test('a modelled object fills its box, and is the box where its file is missing', async () => {
  const wedge = { ...box('lacquer', [600, 400, 300]), shape: 'asset', asset: 'wedge.glb' } as Part
  const missing = { ...wedge, asset: 'missing.glb' } as Part
  const extents = await Promise.all(
    [wedge, missing].map(async (part) => {
      const [node] = await nodesOf([part])
      const [surface] = node?.mesh?.surfaces ?? []
      const values = [...(surface?.shape.position ?? [])]
      const extent = [0, 1, 2].map((axis) => {
        const along = values.filter((_, k) => k % 3 === axis)
        return Math.max(...along) - Math.min(...along)
      })
      return { name: surface?.material.name, extent }
    }),
  )
  const whole = [0.6, 0.3, 0.4].map((value) => expect.closeTo(value))
  expect(extents).toEqual([
    { name: 'model', extent: whole },
    { name: 'gloss', extent: whole },
  ])
})

function nodesOf(parts: readonly Part[], change: Partial<Item> = {}) {
  const item: Item = {
    ...{ id: 'i', parts, size: { width: 1, depth: 1, height: 1 }, side: 'L', finishes },
    ...{ place: { at: [1000, 2000, 0], rotation: 0 }, isOpen: false, tint: 'none', ...change },
  }
  const pictures = picturesForTests()
  return itemNodes([item], createSceneMaterials(pictures), pictures)
}

function box(material: string, size: readonly [number, number, number], more: Partial<Part> = {}): Part {
  return { code: 'box', shape: 'box', at: [0, 0, 0], material, size, ...more } as Part
}
