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
import { placeOf } from './place-of.ts'
import type { Point, Size } from './point.ts'
import { polygonArea } from './polygon.ts'
import { type PresetRoomType, roomPresets, roomTypes } from './room-preset.ts'
import { presetRoom } from './room-walls.ts'
import { onFloor, type Place, type Placement } from './seat.ts'
import { seatItem } from './seat-item.ts'
import { seatOnWall } from './seat-on-wall.ts'
import { byId } from './shell/plan-for-tests.ts'
import { shellOf } from './shell/shell.ts'
import type { Shell } from './shell/surfaces.ts'
import { standFree } from './stand-free.ts'
import { fromWall, toWall, wallFrame } from './wall-frame.ts'

const base: Size = { width: 600, depth: 560, height: 720 }

const ids = {
  corners: ['1', '2', '3', '4', '5', '6'],
  walls: ['n', 'e', 's', 'w', 'x', 'y'],
  room: 'r',
}

function room(type: PresetRoomType): Shell {
  const built = presetRoom(type, roomPresets[type].defaultLengths, 2700, ids)
  if (!built.ok) throw new Error(built.message)
  const { corners, walls, room } = built.value
  return shellOf({ corners: byId(corners), walls: byId(walls), rooms: byId([room]) })
}

/** Where something goes that is put down, in plan. */
function placed(shell: Shell, placement: Placement | null, size: Size = base): Place {
  const ground = { shell, openings: {}, placeOfRow: () => null }
  const place = placement && placeOf({ placement, size }, ground)
  if (!place) throw new Error('It stands nowhere')
  return place
}

function wallOf(placement: Placement | null): string | null {
  return placement?.seat.on === 'wall' ? placement.seat.wall : null
}

const square = room('rt1')
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
  .map(([point, size, turn]): Standing => ({ place: centredOn(point, 0, turn, size), size }))

function onNorth(left: number, size: Size = base): Standing {
  return { place: { at: [left, 5000, 0], rotation: 0 }, size }
}

describe('frames', () => {
  it('a point survives the way to a wall and back', () => {
    fc.assert(
      fc.property(anyPoint, fc.constantFrom(...room('rt7').stretches), (point, stretch) => {
        const frame = wallFrame(stretch)
        const [x, y] = fromWall(frame, toWall(frame, point))
        expect(x).toBeCloseTo(point[0], 6)
        expect(y).toBeCloseTo(point[1], 6)
      }),
    )
  })

  it('a point survives the way into an item and back, and turning keeps the middle', () => {
    fc.assert(
      fc.property(anyStanding, anyPoint, anyTurn, (standing, point, turn) => {
        const [x, y] = itemToPlan(standing.place, planToItem(standing.place, point))
        expect(x).toBeCloseTo(point[0], 6)
        expect(y).toBeCloseTo(point[1], 6)
        const [cx, cy] = footprintCentre({ ...standing, place: turned(standing, turn) })
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
          const [x, y] = planToItem(standing.place, point)
          return x > 2 && y > 2 && x < standing.size.width - 2 && y < standing.size.depth - 2
        }
        const shares = [0.05, 0.25, 0.5, 0.75, 0.95]
        const shared = shares.some((u) =>
          shares.some((v) => inside(b, itemToPlan(a.place, [a.size.width * u, a.size.depth * v]))),
        )
        if (shared) expect(polygonsOverlap(footprint(a), footprint(b))).toBe(true)
      }),
    )
  })

  it('neighbours that touch, and a wall unit above a base unit, do not collide', () => {
    expect(standingsCollide(onNorth(0), onNorth(600))).toBe(false)
    expect(standingsCollide(onNorth(0), onNorth(598))).toBe(true)
    const above: Standing = { place: { at: [0, 5000, 1400], rotation: 0 }, size: base }
    expect(standingsCollide(onNorth(0), above)).toBe(false)
  })

  it('an item across a wall collides, one flush on it does not', () => {
    const { walls } = square
    expect(collides(onNorth(0), [], walls)).toBe(false)
    expect(collides({ ...onNorth(0), place: { at: [0, 5050, 0], rotation: 0 } }, [], walls)).toBe(true)
    expect(collides({ ...onNorth(0), place: { at: [0, 5050, 2700], rotation: 0 } }, [], walls)).toBe(false)
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
          const shell = room(type)
          const placement = seatOnWall(point, size, shell.seats, [], { snaps })
          const wall = shell.wall(wallOf(placement) ?? '')
          if (!placement || !wall) throw new Error('not seated')
          const frame = wallFrame(wall)
          const place = placed(shell, placement, size)
          const [leftBack, rightBack, rightFront] = footprint({ place, size }).map((corner) =>
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
      placed(square, seatOnWall([x + 300, 4700], base, square.seats, [onNorth(1000)], { snaps })).at[0]
    expect(leftOf(1655)).toBe(1600)
    expect(leftOf(345)).toBe(400)
    expect(leftOf(1661)).toBe(1661)
    expect(leftOf(1655, false)).toBe(1655)
    expect(leftOf(50)).toBe(0)
    expect(leftOf(4360)).toBe(4400)
    expect(leftOf(2230)).toBe(2200)
  })

  it('lines a wall unit up with the base unit below it', () => {
    const placement = seatOnWall([1330, 4900], { ...base, depth: 350 }, square.seats, [onNorth(1000)], {
      snaps: true,
      elevation: 1400,
    })
    expect(placed(square, placement).at).toEqual([1000, 5000, 1400])
  })

  it('keeps the wall near a corner until the other is clearly nearer', () => {
    const keep = { wall: 'n', side: 'right' } as const
    const { seats } = square
    expect(wallOf(seatOnWall([4800, 4750], base, seats, [], { snaps: true }))).toBe('e')
    expect(wallOf(seatOnWall([4800, 4750], base, seats, [], { snaps: true, keep }))).toBe('n')
    // The other side of that wall is another face.
    const behind = { ...keep, side: 'left' } as const
    expect(wallOf(seatOnWall([4800, 4750], base, seats, [], { snaps: true, keep: behind }))).toBe('e')
  })

  it('leaves a floor item free in the middle of the room, and a hanging one on a wall', () => {
    const item = { size: base, elevation: 0, rotation: 90, keep: null }
    expect(seatItem([2500, 2400], { ...item, attach: 'floor' }, square, [], true)).toMatchObject({
      seat: onFloor,
      rotation: 90,
    })
    for (const attach of ['wall', 'opening'] as const)
      expect(seatItem([2500, 2400], { ...item, attach }, square, [], true).seat.on).toBe('wall')
    expect(seatItem([2500, 4700], { ...item, attach: 'floor' }, square, [], true).seat.on).toBe('wall')
    expect(seatItem([2500, 4700], { ...item, attach: 'floor' }, square, [], false).seat).toEqual(onFloor)
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
          const shell = room(type)
          const { walls } = shell
          const placement = seatOnWall(point, size, shell.seats, [], { snaps: true })
          const seated = placed(shell, placement, size)
          if (!isRightAngled(seated.rotation)) return
          const place = turned({ place: seated, size }, seated.rotation + turn)
          const clear = { place: clearOfWalls({ place, size }, walls), size }
          const own = walls.filter(({ id }) => id === wallOf(placement))
          expect(own).toHaveLength(1)
          expect(collides(clear, [], own)).toBe(false)
          if (type === 'rt1') expect(collides(clear, [], walls)).toBe(false)
        },
      ),
    )
  })

  it('moves nothing that stands clear', () => {
    const island = centredOn([2500, 2500], 0, 45, base)
    expect(clearOfWalls({ place: island, size: base }, square.walls)).toBe(island)
  })
})

describe('standing free', () => {
  const island: Standing = { place: centredOn([2500, 2500], 0, 0, base), size: base }

  it('lines edges and middles up with a neighbour, also turned, and only while snapping', () => {
    const stool: Size = { width: 400, depth: 300, height: 450 }
    const at = (point: Point, rotation: number, snaps: boolean) => {
      const placement = standFree(point, stool, [island], { snaps, rotation })
      expect(placement).toMatchObject({ rotation, seat: onFloor })
      return footprintCentre({ place: placed(square, placement, stool), size: stool })
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
          const shell = room(type)
          const standing: Standing[] = []
          for (const size of sizes) {
            const placement = nextFreeSpot(shell, standing, size)
            if (!placement) continue
            const place = placed(shell, placement, size)
            expect(standing.some((other) => standingsCollide(other, { place, size }))).toBe(false)
            standing.push({ place, size })
          }
          expect(standing.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('starts at the left end of the north wall and goes on beside what stands there', () => {
    const spot = (...taken: readonly Standing[]) => placed(square, nextFreeSpot(square, taken, base)).at
    expect(spot()).toEqual([0, 5000, 0])
    expect(spot(onNorth(0))).toEqual([600, 5000, 0])
    expect(spot(onNorth(500))).toEqual([1100, 5000, 0])
  })

  it('keeps doors clear, and windows only from what would cover them', () => {
    const hung = { hand: 'left', swing: 'in', depth: null, side: 'right' } as const
    const hole = { offset: 100, width: 900, height: 2100, sill: 0 } as const
    const door = { id: 'd', wall: 'n', kind: 'door', ...hole, ...hung } as const
    const window = { ...door, id: 'f', kind: 'window', height: 1200, sill: 900 } as const
    expect(nextFreeSpot(square, [], base, { openings: [door] })?.at[0]).toBe(1000)
    expect(nextFreeSpot(square, [], base, { openings: [window] })?.at[0]).toBe(0)
    expect(nextFreeSpot(square, [], { ...base, height: 2200 }, { openings: [window] })?.at[0]).toBe(1000)
  })

  it('takes the north wall first also where another wall is listed first', () => {
    expect(clockwiseFromNorth(room('rt2')).map(({ wall }) => wall)).toEqual(['e', 's', 'n'])
    const { rooms, seats } = square
    const turnedRoom = rooms.map((one) => ({ ...one, sides: one.sides.toReversed() }))
    expect(clockwiseFromNorth({ ...square, rooms: turnedRoom, seats: seats.toReversed() })[0]?.wall).toBe('n')
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
          const place = centredOn([x, y], 0, turn, base)
          const found = neighbourDistances({ place, size: base }, [], square.walls)
          const of = (side: string) =>
            found.find((distance) => distance.side === side)?.distance ?? Number.NaN
          expect(of('left') + base.width + of('right')).toBeCloseTo(5000, 6)
          expect(of('front') + base.depth + of('back')).toBeCloseTo(5000, 6)
        },
      ),
    )
  })

  it('end at the neighbour that stands in the way, not at one that hangs above', () => {
    const hanging: Standing = { place: { at: [2000, 5000, 1400], rotation: 0 }, size: base }
    const found = neighbourDistances(onNorth(1000), [onNorth(3000), hanging], square.walls)
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
