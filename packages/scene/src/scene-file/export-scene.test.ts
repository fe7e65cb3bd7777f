import { samplePack } from '@arredo/testing'
import { describe, expect, test } from 'vitest'
import { readGlb } from '../models/glb-content.ts'
import { emptyPlan, openingIn, rectangle, withWall } from '../room/plan-for-tests.ts'
import { kitchenOf, picturesForTests, sampleMaterials } from '../testing/scene-for-tests.ts'
import { type ExportedFile, exportArticle, exportRoom } from './export-scene.ts'

type Node = {
  readonly name: string
  readonly mesh?: number
  readonly translation?: readonly number[]
  readonly extras: Readonly<Record<string, unknown>>
}

const window = openingIn('n', { id: 'window', kind: 'window', sill: 900, height: 1200, width: 1500 })
const door = openingIn('e', { id: 'door' })

async function exported(shown: ReturnType<typeof kitchenOf>) {
  const file = await exportRoom({ ...shown, materials: sampleMaterials }, picturesForTests())
  return contentOf(file)
}

function contentOf(file: ExportedFile) {
  if (!file.ok) throw new Error(file.message)
  const content = readGlb(file.bytes.buffer)
  const nodes = content.gltf.nodes as unknown as readonly Node[]
  const of = (kind: string) => nodes.filter(({ extras }) => extras.kind === kind)
  const asset = (content.gltf as unknown as { asset: { extras: Record<string, unknown> } }).asset.extras
  return { ...content, ...file, nodes, of, asset }
}

describe('the scene of a room', () => {
  test('has every wall whole, a floor and a ceiling, in metres with Y up', async () => {
    const { of, asset } = await exported(kitchenOf(2, [window, door]))
    const outward = Object.fromEntries(of('wall').map(({ extras }) => [extras.wall, extras.outward]))
    expect(outward).toEqual({ n: [0, 0, -1], e: [1, 0, 0], s: [0, 0, 1], w: [-1, 0, 0] })
    expect(of('floor').length).toBeGreaterThan(0)
    expect(of('ceiling').length).toBeGreaterThan(0)
    expect(asset).toMatchObject({
      rooms: [
        {
          height: 2.7,
          floor: [
            [0, -4],
            [5, -4],
            [5, 0],
            [0, 0],
          ],
        },
      ],
      bounds: { min: [-0.1, -0.03, -4.115], max: [5.1, 2.73, 0.1] },
    })
    expect(asset.studio).toBeUndefined()
  })

  test('has the glass of a window as a node of its own, where daylight comes from', async () => {
    const { of } = await exported(kitchenOf(0, [window, door]))
    const [pane, ...others] = of('glass')
    expect(others).toEqual([])
    expect(pane?.extras).toMatchObject({ opening: true, wall: 'n', outward: [0, 0, -1] })
    expect(pane?.extras.size).toEqual([1.39, 1.09])
    expect(pane?.translation?.[1]).toBeCloseTo(1.5)
    expect(pane?.translation).toEqual(pane?.extras.centre)
  })

  test('no ray from inside finds a way out, not round a door and not in a corner', async () => {
    const { nodes, gltf, numbers } = await exported(kitchenOf(0, [window, door]))
    const triangles = nodes.flatMap(({ mesh = -1, translation = [0, 0, 0] }) =>
      (gltf.meshes?.[mesh]?.primitives ?? []).flatMap(({ attributes, indices = -1 }) => {
        const points = numbers(attributes.POSITION ?? -1, 3)
        const corners = [...numbers(indices, 1)].map((k) =>
          [0, 1, 2].map((axis) => (points[k * 3 + axis] ?? 0) + (translation[axis] ?? 0)),
        )
        return Array.from({ length: corners.length / 3 }, (_, k) => corners.slice(k * 3, k * 3 + 3))
      }),
    )
    for (let k = 0; k < 400; k++) {
      const [turn, up] = [(k * 2.399963) % (2 * Math.PI), 2 * ((k + 0.5) / 400) - 1]
      const flat = Math.sqrt(1 - up * up)
      const ray = [Math.cos(turn) * flat, up, Math.sin(turn) * flat]
      expect(triangles.some((triangle) => isHit([2.51, 1.23, -2.07], ray, triangle))).toBe(true)
    }
  })

  test('equal cabinets share their shape, and no two side by side are cut from one board', async () => {
    const { of, gltf } = await exported(kitchenOf(17))
    const meshes = of('item').map(({ mesh }) => mesh)
    expect(meshes).toHaveLength(17)
    expect(meshes[16]).toBe(meshes[0])
    expect(new Set(meshes).size).toBe(16)
    const shapes = meshes.map((mesh = -1) => gltf.meshes?.[mesh]?.primitives[0]?.attributes.POSITION)
    expect(new Set(shapes).size).toBe(1)
  })

  test('is the same to the byte whatever arrives first, and another one for another room', async () => {
    const files = await Promise.all(
      [kitchenOf(3, [window]), kitchenOf(3, [window]), kitchenOf(2, [window])].map((shown) =>
        exportRoom({ ...shown, materials: sampleMaterials }, picturesForTests()),
      ),
    )
    const [one, two, other] = files.map((file) => (file.ok ? Buffer.from(file.bytes).toString('latin1') : ''))
    expect(one).toBe(two)
    expect(one).not.toBe(other)
  })

  test('is refused in words when it is too much', async () => {
    const room = { ...kitchenOf(4), materials: sampleMaterials }
    const limited = (limits: { triangles: number; bytes: number }) =>
      exportRoom(room, picturesForTests(), limits)
    expect(await limited({ triangles: 100, bytes: 1e9 })).toMatchObject({ ok: false })
    expect(await limited({ triangles: 1e9, bytes: 1000 })).toMatchObject({ ok: false })
    expect(await limited({ triangles: 1e9, bytes: 1e9 })).toMatchObject({ ok: true })
  })

  test('closes the side on which a room is open to nowhere', async () => {
    const room = rectangle(5000, 4000)
    const { s, ...walls } = room.walls
    if (!s) throw new Error('no wall')
    const open = { ...room, walls: { ...walls, s: { ...s, kind: 'open' as const } } }
    const { of } = await exported(kitchenOf(0, [], open))
    expect(of('wall').find(({ name }) => name === 'open side s')?.extras).toMatchObject({
      outward: [0, 0, 1],
    })
  })

  test('what stands in no room stands in a studio', async () => {
    const loose = withWall(emptyPlan, 'w', [0, 0], [3000, 0])
    for (const plan of [emptyPlan, loose]) {
      const { of, asset } = await exported(kitchenOf(2, [], plan))
      expect(of('backdrop')).toHaveLength(1)
      expect(asset).toMatchObject({ studio: true, rooms: [] })
    }
  })
})

describe('the scene of an article', () => {
  const parts = [{ code: 'side', shape: 'box', at: [0, 0, 0], size: [600, 560, 720], material: 'x' }] as const
  const size = { width: 600, depth: 560, height: 720 }
  const article = { parts, size, side: 'L', finishes: samplePack.materials } as const

  test('stands on paper that turns up behind it, seen from the front', async () => {
    const { of, asset, overview } = contentOf(
      await exportArticle({ ...article, hangs: false }, picturesForTests()),
    )
    expect(asset).toMatchObject({ studio: true, bounds: { min: [0, 0, 0], max: [0.6, 0.72, 0.56] } })
    expect(of('backdrop')).toHaveLength(1)
    expect(of('item')).toHaveLength(1)
    expect(overview.eye[1]).toBeLessThan(-600)
  })

  test('what hangs has its wall right behind it and the ground below', async () => {
    const { of, gltf, numbers } = contentOf(
      await exportArticle({ ...article, hangs: true }, picturesForTests()),
    )
    const [primitive] = gltf.meshes?.[of('backdrop')[0]?.mesh ?? -1]?.primitives ?? []
    const points = [...numbers(primitive?.attributes.POSITION ?? -1, 3)]
    const [heights, depths] = [1, 2].map((axis) => points.filter((_, k) => k % 3 === axis))
    expect(Math.min(...(heights ?? []))).toBeLessThan(-0.3)
    expect(Math.min(...(depths ?? []))).toBeCloseTo(-0.0005, 4)
  })
})

/** Möller and Trumbore's test. */
function isHit(
  from: readonly number[],
  ray: readonly number[],
  triangle: readonly (readonly number[])[],
): boolean {
  const [a = [], b = [], c = []] = triangle
  const [ab, ac] = [minus(b, a), minus(c, a)]
  const across = cross(ray, ac)
  const size = dot(ab, across)
  if (Math.abs(size) < 1e-12) return false
  const away = minus(from, a)
  const u = dot(away, across) / size
  const up = cross(away, ab)
  const v = dot(ray, up) / size
  return u >= 0 && v >= 0 && u + v <= 1 && dot(ac, up) / size > 0
}

function minus(a: readonly number[], b: readonly number[]): number[] {
  return a.map((value, k) => value - (b[k] ?? 0))
}

function cross([a = 0, b = 0, c = 0]: readonly number[], [d = 0, e = 0, f = 0]: readonly number[]): number[] {
  return [b * f - c * e, c * d - a * f, a * e - b * d]
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0)
}
