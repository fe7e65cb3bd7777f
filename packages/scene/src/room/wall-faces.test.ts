import { type Point3, polygonArea, shellOf, type WallSide } from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enclosedVolume, type Faces } from '../faces/faces.ts'
import { openingFaces } from './opening-faces.ts'
import { emptyPlan, openingIn, rectangle, standing, wallOf, withWall } from './plan-for-tests.ts'
import { wallFaces } from './wall-faces.ts'

const lone = standing(
  withWall(emptyPlan, 'n', [0, 4000], [5000, 4000], { line: 'right', thickness: 120 }),
  'n',
)
/** Rooms of 2950 and 1950 × 3600 on both sides of the wall p, which runs north. */
const parted = withWall(rectangle(5000, 3600), 'p', [3000, 0], [3000, 3600])

// Multiples of 100, so that the volume left over can be counted in blocks.
const opening = fc
  .record({
    offset: fc.integer({ min: -10, max: 55 }),
    width: fc.integer({ min: 1, max: 40 }),
    sill: fc.integer({ min: -3, max: 30 }),
    height: fc.integer({ min: 1, max: 30 }),
    depth: fc.constantFrom(null, 40, 80, 120),
    side: fc.constantFrom<WallSide>('left', 'right'),
  })
  .map(({ offset, width, sill, height, ...niche }) =>
    openingIn('n', {
      kind: 'niche',
      offset: offset * 100,
      width: width * 100,
      sill: sill * 100,
      height: height * 100,
      ...niche,
    }),
  )

describe('walls as triangles', () => {
  test('openings and niches that overlap or reach past the wall leave exactly the wall that remains', () => {
    fc.assert(
      fc.property(fc.array(opening, { maxLength: 5 }), (openings) => {
        let blocks = 0
        for (let s = 50; s < 5000; s += 100) {
          for (let z = 50; z < 2700; z += 100) {
            const here = openings.filter((one) => isIn(one, s, z))
            // The wall in slices of 40, from its right face to its left one.
            const left = [20, 60, 100].filter((depth) => !here.some((one) => isOpenAt(one, depth)))
            blocks += left.length
          }
        }
        const { body, cap } = wallFaces(lone.wall, openings, lone.shell)
        const volume = enclosedVolume(body) + enclosedVolume(cap)
        expect(volume / 40 / 10_000).toBeCloseTo(blocks, 4)
      }),
    )
  })

  test('[D-30] the four walls of a room meet in mitres without gap or overlap', () => {
    const shell = shellOf(rectangle(4800, 3600))
    const total = shell.walls.reduce((sum, { id }) => sum + volumeOf(shell, id), 0)
    expect(total).toBeCloseTo((5000 * 3800 - 4800 * 3600) * 2700, 0)
  })

  test('the inner face lies on the inner line and looks into the room, skirting stops at doors', () => {
    const { shell, wall } = standing(rectangle(5000, 4000), 'n')
    const { body, skirting } = wallFaces(wall, [openingIn('n')], shell)
    const inner = vertices(body).filter(({ normal }) => normal[1] === -1)
    expect(inner.length).toBeGreaterThan(0)
    expect(inner.every(({ at }) => at[1] === 4000)).toBe(true)
    const inDoor = vertices(skirting).filter(({ at }) => at[0] > 2001 && at[0] < 2899)
    expect(inDoor).toEqual([])
    expect(vertices(skirting).every(({ at }) => at[1] <= 4000 && at[1] > 3980)).toBe(true)
  })
})

describe('a partition', () => {
  const { shell, wall } = standing(parted, 'p')

  test('is plastered and skirted on both sides, and ends on the faces it meets without gap or overlap', () => {
    const { body, skirting } = wallFaces(wall, [], shell)
    for (const normal of [-1, 1]) {
      expect(areaOf(body, ([x]) => x === normal)).toBeCloseTo(3600 * 2700, 3)
    }
    const ends = vertices(body).map(({ at }) => at[1])
    expect([Math.min(...ends), Math.max(...ends)]).toEqual([0, 3600])
    const sides = vertices(skirting).map(({ at }) => at[0])
    expect([Math.min(...sides), Math.max(...sides)]).toEqual([2936, 3064])

    const total = shell.walls.reduce((sum, { id }) => sum + volumeOf(shell, id), 0)
    expect(total).toBeCloseTo((5200 * 3800 - 5000 * 3600 + 100 * 3600) * 2700, 0)
  })

  test('leaves the face it ends on whole, and that face’s skirting open', () => {
    const { body, skirting } = wallFaces(wallOf(shell, 'n'), [], shell)
    expect(areaOf(body, ([, y]) => y === -1)).toBeCloseTo(5000 * 2700, 3)
    expect(vertices(skirting).filter(({ at }) => at[0] > 2951 && at[0] < 3049)).toEqual([])
  })

  test('has its openings on both sides, a niche on one', () => {
    const door = openingIn('p', { offset: 1000 })
    const niche = openingIn('p', { id: 'niche', offset: 2500, width: 600, height: 800, sill: 900, depth: 60 })
    const { body } = wallFaces(wall, [door, niche], shell)
    const withDoor = 3600 * 2700 - 900 * 2100
    // The right of a wall that runs north is the east.
    expect(areaOf(body, ([x]) => x === -1)).toBeCloseTo(withDoor, 3)
    expect(areaOf(body, ([x], at) => x === 1 && at[0] === 3050)).toBeCloseTo(withDoor - 600 * 800, 3)
    expect(areaOf(body, ([x], at) => x === 1 && at[0] === 2990)).toBeCloseTo(600 * 800, 3)
  })

  test('between a low and a high room is as high as the higher, and shows its cut above the lower', () => {
    const low = shellOf({
      ...parted,
      rooms: {
        ...parted.rooms,
        room: { ...roomOf(parted, 'room'), inside: [4000, 1000], height: 2400 },
      },
    })
    const { body, cap } = wallFaces(wallOf(low, 'p'), [], low)
    expect(areaOf(body, ([x]) => x === 1)).toBeCloseTo(3600 * 2400, 3)
    expect(areaOf(cap, ([x]) => x === 1)).toBeCloseTo(3600 * 300, 3)
    expect(areaOf(body, ([x]) => x === -1)).toBeCloseTo(3600 * 2700, 3)
    expect(enclosedVolume(body) + enclosedVolume(cap)).toBeCloseTo(3600 * 100 * 2700, 0)
    // The wall it ends on steps where the lower room begins.
    expect(volumeOf(low, 'n')).toBeCloseTo(2700 * (3050 + 3150) * 50 + 2400 * (1950 + 2050) * 50, 0)
  })

  test('three walls that meet leave no hole between them', () => {
    const star = [
      [3000, 0],
      [-1500, 2600],
      [-1500, -2600],
    ].reduce((plan, [x = 0, y = 0], k) => withWall(plan, `w${k}`, [0, 0], [x, y]), emptyPlan)
    const shell = shellOf(star)
    for (const { id, footprint } of shell.walls) {
      const { cap } = wallFaces(wallOf(shell, id), [], shell)
      expect(areaOf(cap, ([, , z]) => z === 1)).toBeCloseTo(polygonArea(footprint), 3)
      expect(volumeOf(shell, id)).toBeCloseTo(polygonArea(footprint) * 2700, 0)
    }
  })
})

test('under a slope a wall ends at the ceiling, outside as inside', () => {
  const slopes = [{ wall: 'w', side: 'right', knee: 1000, run: 2000 }] as const
  const { shell, wall } = standing(rectangle(5000, 3600, { slopes }), 'n')
  const gable = 5000 * 2700 - (2000 * 1700) / 2
  const { body, cap } = wallFaces(wall, [openingIn('n', { offset: 500, height: 1000 })], shell)
  expect(areaOf(body, ([, y]) => y === -1)).toBeCloseTo(gable - 900 * 1000, 3)
  expect(areaOf(body, ([, y]) => y === 1)).toBeCloseTo(gable + 100 * (1000 + 2700) - 900 * 1000, 3)
  const top = 5100 * 100 - 2000 * 100 + Math.hypot(2000, 1700) * 100
  expect(areaOf(cap, ([, , z]) => z === 1)).toBeCloseTo(top, 3)
  expect(Math.max(...vertices(wallFaces(wallOf(shell, 'w'), [], shell).body).map(({ at }) => at[2]))).toBe(
    1000,
  )
})

describe('what closes an opening', () => {
  const { wall } = standing(rectangle(5000, 4000), 'n')
  const window = openingIn('n', {
    id: 'w',
    kind: 'window',
    offset: 500,
    width: 1200,
    height: 1200,
    sill: 900,
  })

  test('a window gets a pane within its hole and a door a leaf, both closed solids facing outward', () => {
    const { frame, leaf, glass, metal } = openingFaces(wall, [window, openingIn('n')])
    for (const { at } of vertices(glass)) {
      expect(at[0]).toBeGreaterThanOrEqual(500)
      expect(at[0]).toBeLessThanOrEqual(1700)
      expect(at[1]).toBeGreaterThan(4000)
      expect(at[1]).toBeLessThan(4100)
    }
    for (const solid of [frame, leaf, metal]) expect(enclosedVolume(solid)).toBeGreaterThan(0)
    expect(openingFaces(wall, [openingIn('e')]).frame.index).toEqual([])
  })

  test('a door hangs where its hand says, on the face it opens to', () => {
    const hung = (change: Partial<OpeningNow>) => {
      const { leaf, metal } = openingFaces(wall, [openingIn('n', change)])
      return [middleOf(metal, 0) > 2450 ? 'lever east' : 'lever west', middleOf(leaf, 1)]
    }
    expect(hung({ hand: 'left', side: 'right' })).toEqual(['lever east', 4027])
    expect(hung({ hand: 'right', side: 'right' })).toEqual(['lever west', 4027])
    expect(hung({ hand: 'left', side: 'left' })).toEqual(['lever west', 4070])
  })

  test('between two rooms it has casing and lever on both sides, outside on none', () => {
    const depths = (faces: Faces, axis: 0 | 1) => {
      const all = vertices(faces).map(({ at }) => at[axis])
      return [Math.min(...all), Math.max(...all)]
    }
    const inside = openingFaces(standing(parted, 'p').wall, [openingIn('p', { offset: 1000 })])
    expect(depths(inside.frame, 0)).toEqual([2934, 3066])
    expect(depths(inside.metal, 0)).toEqual([2938, 3102])
    const outside = openingFaces(wall, [openingIn('n')])
    expect(depths(outside.frame, 1)).toEqual([3984, 4100])
    expect(depths(outside.metal, 1)).toEqual([3948, 4010])
  })

  test('a passage is only lined, a niche bare, and an article draws itself', () => {
    const kinds = (change: Partial<OpeningNow>) => {
      const { frame, leaf, metal, glass } = openingFaces(wall, [openingIn('n', change)])
      return [frame, leaf, metal, glass].map(({ index }) => index.length > 0)
    }
    expect(kinds({ kind: 'passage' })).toEqual([true, false, false, false])
    expect(kinds({ kind: 'niche', depth: 60 })).toEqual([false, false, false, false])
    expect(kinds({ kind: 'door', row: 'r1' })).toEqual([false, false, false, false])
    expect(kinds({ kind: 'window', row: 'r1' })).toEqual([false, false, false, false])
  })
})

function middleOf(faces: Faces, axis: 0 | 1): number {
  const all = vertices(faces).map(({ at }) => at[axis])
  return (Math.min(...all) + Math.max(...all)) / 2
}

function isIn({ offset, width, sill, height }: OpeningNow, s: number, z: number): boolean {
  return s > offset && s < offset + width && z > sill && z < sill + height
}

function isOpenAt({ depth, side }: OpeningNow, at: number): boolean {
  return depth === null || (side === 'right' ? at < depth : at > 120 - depth)
}

function roomOf({ rooms }: typeof parted, id: string) {
  const room = rooms[id]
  if (!room) throw new Error(`No room ${id}`)
  return room
}

function volumeOf(shell: typeof lone.shell, id: string): number {
  const { body, cap } = wallFaces(wallOf(shell, id), [], shell)
  return enclosedVolume(body) + enclosedVolume(cap)
}

/** Of the triangles whose first corner looks and lies as asked. */
function areaOf(faces: Faces, isMeant: (normal: Point3, at: Point3) => boolean): number {
  let area = 0
  for (let k = 0; k < faces.index.length; k += 3) {
    const [a = 0, b = 0, c = 0] = faces.index.slice(k, k + 3)
    const [p, q, r] = [triple(faces.position, a), triple(faces.position, b), triple(faces.position, c)]
    if (!isMeant(triple(faces.normal, a), p)) continue
    const [u, v] = [minus(q, p), minus(r, p)]
    area += Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) / 2
  }
  return area
}

function minus(a: Point3, b: Point3): Point3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

function vertices({ position, normal }: Faces): { at: Point3; normal: Point3 }[] {
  return Array.from({ length: position.length / 3 }, (_, k) => ({
    at: triple(position, k),
    normal: triple(normal, k),
  }))
}

function triple(values: readonly number[], k: number): Point3 {
  return [values[k * 3] ?? Number.NaN, values[k * 3 + 1] ?? Number.NaN, values[k * 3 + 2] ?? Number.NaN]
}
