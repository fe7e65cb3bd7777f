import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clearOfWalls } from './clear-of-walls.ts'
import { collides, polygonsOverlap, standingsCollide } from './collision.ts'
import {
  centredOn,
  footprint,
  footprintCentre,
  itemToPlan,
  planToItem,
  type Standing,
  turned,
} from './footprint.ts'
import { neighbourDistances } from './neighbour-distances.ts'
import { clockwiseFromNorth, nextFreeSpot } from './next-free-spot.ts'
import type { Point, Size } from './point.ts'
import { polygonArea } from './room-outline.ts'
import { type PresetRoomType, roomPresets, roomTypes } from './room-preset.ts'
import { roomWalls } from './room-walls.ts'
import { seatItem } from './seat-item.ts'
import { seatOnWall } from './seat-on-wall.ts'
import { standFree } from './stand-free.ts'
import type { Wall } from './wall.ts'
import { fromWall, toWall, wallFrame } from './wall-frame.ts'

const base: Size = { width: 600, depth: 560, height: 720 }

function room(type: PresetRoomType): readonly Wall[] {
  const built = roomWalls(type, roomPresets[type].defaultLengths, 2700, ['n', 'e', 's', 'w', 'x', 'y'])
  if (!built.ok) throw new Error(built.message)
  return built.value
}

const square = room('rt1')
const north = square[0] as Wall
const presets = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')
const anyPoint = fc.tuple(fc.integer({ min: -500, max: 5500 }), fc.integer({ min: -500, max: 5500 }))
const anySize = fc.record({
  width: fc.integer({ min: 150, max: 1200 }),
  depth: fc.integer({ min: 150, max: 700 }),
  height: fc.integer({ min: 200, max: 2400 }),
})
const anyTurn = fc.integer({ min: 0, max: 359 })
const anyStanding = fc
  .tuple(anyPoint, anySize, anyTurn)
  .map(([point, size, turn]): Standing => ({ placement: centredOn(point, 0, turn, size), size }))

function onNorth(left: number, size: Size = base): Standing {
  return { placement: { at: [left, 5000, 0], rotation: 0, wall: 'n' }, size }
}

describe('frames', () => {
  it('a point survives the way to a wall and back', () => {
    fc.assert(
      fc.property(anyPoint, fc.constantFrom(...room('rt7')), (point, wall) => {
        const frame = wallFrame(wall)
        const [x, y] = fromWall(frame, toWall(frame, point))
        expect(x).toBeCloseTo(point[0], 6)
        expect(y).toBeCloseTo(point[1], 6)
      }),
    )
  })

  it('a point survives the way into an item and back, and turning keeps the middle', () => {
    fc.assert(
      fc.property(anyStanding, anyPoint, anyTurn, (standing, point, turn) => {
        const [x, y] = itemToPlan(standing.placement, planToItem(standing.placement, point))
        expect(x).toBeCloseTo(point[0], 6)
        expect(y).toBeCloseTo(point[1], 6)
        const [cx, cy] = footprintCentre({ ...standing, placement: turned(standing, turn) })
        const centre = footprintCentre(standing)
        expect(cx).toBeCloseTo(centre[0], 6)
        expect(cy).toBeCloseTo(centre[1], 6)
        expect(polygonArea(footprint(standing))).toBeCloseTo(standing.size.width * standing.size.depth, 3)
      }),
    )
  })

  it('an item on the north wall reaches south, into the room', () => {
    expect(footprint(onNorth(1000))).toEqual([
      [1000, 5000],
      [1600, 5000],
      [1600, 4440],
      [1000, 4440],
    ])
  })
})

describe('collisions', () => {
  it('are mutual, and an item collides with itself', () => {
    fc.assert(
      fc.property(anyStanding, anyStanding, (a, b) => {
        expect(standingsCollide(a, b)).toBe(standingsCollide(b, a))
        expect(standingsCollide(a, a)).toBe(true)
      }),
    )
  })

  it('agree with a grid of points: what shares a point well inside both overlaps', () => {
    fc.assert(
      fc.property(anyStanding, anyStanding, (a, b) => {
        const inside = (standing: Standing, point: Point) => {
          const [x, y] = planToItem(standing.placement, point)
          return x > 2 && y > 2 && x < standing.size.width - 2 && y < standing.size.depth - 2
        }
        const shares = [0.05, 0.25, 0.5, 0.75, 0.95]
        const shared = shares.some((u) =>
          shares.some((v) => inside(b, itemToPlan(a.placement, [a.size.width * u, a.size.depth * v]))),
        )
        if (shared) expect(polygonsOverlap(footprint(a), footprint(b))).toBe(true)
      }),
    )
  })

  it('neighbours that touch, and a wall unit above a base unit, do not collide', () => {
    expect(standingsCollide(onNorth(0), onNorth(600))).toBe(false)
    expect(standingsCollide(onNorth(0), onNorth(598))).toBe(true)
    const above: Standing = { placement: { at: [0, 5000, 1400], rotation: 0, wall: 'n' }, size: base }
    expect(standingsCollide(onNorth(0), above)).toBe(false)
  })

  it('an item across a wall collides, one flush on it does not', () => {
    expect(collides(onNorth(0), [], square)).toBe(false)
    expect(
      collides({ ...onNorth(0), placement: { at: [0, 5050, 0], rotation: 0, wall: null } }, [], square),
    ).toBe(true)
  })
})

describe('seating', () => {
  it('puts the back flush on a wall, within its length, facing inside', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...presets),
        anyPoint,
        anySize,
        fc.boolean(),
        (type, point, size, snaps) => {
          const walls = room(type)
          const placement = seatOnWall(point, size, walls, [], { snaps })
          const wall = walls.find(({ id }) => id === placement?.wall)
          if (!placement || !wall) throw new Error('not seated')
          const frame = wallFrame(wall)
          const [leftBack, rightBack, rightFront] = footprint({ placement, size }).map((corner) =>
            toWall(frame, corner),
          )
          expect(leftBack?.across).toBeCloseTo(0, 6)
          expect(rightBack?.across).toBeCloseTo(0, 6)
          expect(rightFront?.across).toBeCloseTo(size.depth, 6)
          expect(leftBack?.along).toBeGreaterThanOrEqual(-1e-6)
          expect(rightBack?.along).toBeLessThanOrEqual(frame.length + 1e-6)
        },
      ),
    )
  })

  it('snaps to a neighbour, a corner and the middle within 60 mm, and not beyond', () => {
    const leftOf = (x: number, snaps = true) =>
      seatOnWall([x + 300, 4700], base, square, [onNorth(1000)], { snaps })?.at[0]
    expect(leftOf(1655)).toBe(1600)
    expect(leftOf(345)).toBe(400)
    expect(leftOf(1661)).toBe(1661)
    expect(leftOf(1655, false)).toBe(1655)
    expect(leftOf(50)).toBe(0)
    expect(leftOf(4360)).toBe(4400)
    expect(leftOf(2230)).toBe(2200)
  })

  it('lines a wall unit up with the base unit below it', () => {
    const placement = seatOnWall([1330, 4900], { ...base, depth: 350 }, square, [onNorth(1000)], {
      snaps: true,
      elevation: 1400,
    })
    expect(placement?.at).toEqual([1000, 5000, 1400])
  })

  it('keeps the wall near a corner until the other is clearly nearer', () => {
    expect(seatOnWall([4800, 4750], base, square, [], { snaps: true })?.wall).toBe('e')
    expect(seatOnWall([4800, 4750], base, square, [], { snaps: true, keep: 'n' })?.wall).toBe('n')
  })

  it('leaves a floor item free in the middle of the room, and a hanging one on a wall', () => {
    const item = { size: base, elevation: 0, rotation: 90, wall: null }
    expect(seatItem([2500, 2400], { ...item, attach: 'floor' }, square, [], true)).toMatchObject({
      wall: null,
      rotation: 90,
    })
    expect(seatItem([2500, 2400], { ...item, attach: 'wall' }, square, [], true).wall).not.toBeNull()
    expect(seatItem([2500, 4700], { ...item, attach: 'floor' }, square, [], false).wall).toBeNull()
  })
})

describe('turning beside walls', () => {
  it('keeps out of them, anywhere along a wall and in a corner', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...presets),
        anyPoint,
        anySize,
        fc.constantFrom(90, 180, 270),
        (type, point, size, turn) => {
          const walls = room(type)
          const seated = seatOnWall(point, size, walls, [], { snaps: true })
          if (!seated || !isRightAngled(seated.rotation)) return
          const placement = turned({ placement: seated, size }, seated.rotation + turn)
          const clear = { placement: clearOfWalls({ placement, size }, walls), size }
          const own = walls.filter(({ id }) => id === seated.wall)
          expect(collides(clear, [], own)).toBe(false)
          if (type === 'rt1') expect(collides(clear, [], walls)).toBe(false)
        },
      ),
    )
  })

  it('moves nothing that stands clear', () => {
    const island = centredOn([2500, 2500], 0, 45, base)
    expect(clearOfWalls({ placement: island, size: base }, square)).toBe(island)
  })
})

describe('standing free', () => {
  const island: Standing = { placement: centredOn([2500, 2500], 0, 0, base), size: base }

  it('lines edges and middles up with a neighbour, also turned, and only while snapping', () => {
    const stool: Size = { width: 400, depth: 300, height: 450 }
    const at = (point: Point, rotation: number, snaps: boolean) => {
      const placement = standFree(point, stool, [island], { snaps, rotation })
      expect(placement).toMatchObject({ rotation, wall: null })
      return footprintCentre({ placement, size: stool })
    }
    expect(at([2430, 1800], 0, true)).toEqual([2400, 1800])
    expect(at([2520, 1800], 0, true)).toEqual([2500, 1800])
    expect(at([2520, 1800], 0, false)).toEqual([2520, 1800])
    // Turned by a quarter, its depth lies along x: 2200 + 150 meets the left edge of the island.
    expect(at([2370, 1800], 90, true)).toEqual([2350, 1800])
    expect(at([2370, 1800], 90, false)).toEqual([2370, 1800])
  })
})

describe('next free spot', () => {
  it('fills the walls clockwise from the north wall, left to right, without a collision', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...presets),
        fc.array(anySize, { minLength: 1, maxLength: 25 }),
        (type, sizes) => {
          const walls = room(type)
          const standing: Standing[] = []
          for (const size of sizes) {
            const placement = nextFreeSpot(walls, standing, size)
            if (!placement) continue
            expect(standing.some((other) => standingsCollide(other, { placement, size }))).toBe(false)
            standing.push({ placement, size })
          }
          expect(standing.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('starts at the left end of the north wall and goes on beside what stands there', () => {
    expect(nextFreeSpot(square, [], base)?.at).toEqual([0, 5000, 0])
    expect(nextFreeSpot(square, [onNorth(0)], base)?.at).toEqual([600, 5000, 0])
    expect(nextFreeSpot(square, [onNorth(500)], base)?.at).toEqual([1100, 5000, 0])
  })

  it('keeps doors clear, and windows only from what would cover them', () => {
    const door = { id: 'd', wall: 'n', kind: 'door', offset: 100, width: 900, height: 2100, sill: 0 } as const
    const window = { ...door, id: 'f', kind: 'window', height: 1200, sill: 900 } as const
    expect(nextFreeSpot(square, [], base, { openings: [door] })?.at[0]).toBe(1000)
    expect(nextFreeSpot(square, [], base, { openings: [window] })?.at[0]).toBe(0)
    expect(nextFreeSpot(square, [], { ...base, height: 2200 }, { openings: [window] })?.at[0]).toBe(1000)
  })

  it('takes the north wall first also where another wall is listed first', () => {
    expect(clockwiseFromNorth(room('rt2')).map(({ id }) => id)).toEqual(['e', 's', 'n'])
    expect(clockwiseFromNorth([...square].reverse())[0]).toBe(north)
  })
})

describe('distances to the neighbours', () => {
  it('of a free item in an empty room add up to the room on both axes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 700, max: 4300 }),
        fc.integer({ min: 700, max: 4300 }),
        fc.constantFrom(0, 90, 180, 270),
        (x, y, turn) => {
          const placement = centredOn([x, y], 0, turn, base)
          const found = neighbourDistances({ placement, size: base }, [], square)
          const of = (side: string) =>
            found.find((distance) => distance.side === side)?.distance ?? Number.NaN
          expect(of('left') + base.width + of('right')).toBeCloseTo(5000, 6)
          expect(of('front') + base.depth + of('back')).toBeCloseTo(5000, 6)
        },
      ),
    )
  })

  it('end at the neighbour that stands in the way, not at one that hangs above', () => {
    const hanging: Standing = { placement: { at: [2000, 5000, 1400], rotation: 0, wall: 'n' }, size: base }
    const found = neighbourDistances(onNorth(1000), [onNorth(3000), hanging], square)
    expect(Object.fromEntries(found.map(({ side, distance }) => [side, distance]))).toEqual({
      left: 1000,
      right: 1400,
      front: 4440,
      back: 0,
    })
  })
})

function isRightAngled(rotation: number): boolean {
  return rotation % 90 === 0
}
