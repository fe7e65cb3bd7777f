import { type Point, type Point3, presetRoom, type Shell, type Stretch, shellOf } from '@arredo/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyPlan, rectangle, withWall } from '../room/plan-for-tests.ts'
import { type Furnishing, frameRoom, frameRoomFrom, type Viewport } from './frame-room.ts'
import { approach, eyeOf, type Orbit, pan, turn, viewAxes, zoom } from './orbit.ts'

const view: Viewport = {
  width: 1600,
  height: 1000,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  fieldOfView: 38,
}

describe('the first view of a room', () => {
  test('holds the whole room in the picture, whatever its size and the window’s shape', () => {
    const side = fc.integer({ min: 1500, max: 12_000 })
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: 360, max: 2400 }),
        fc.integer({ min: 360, max: 1400 }),
        (x, y, width, height) => {
          const shell = room(x, y)
          const orbit = frameRoom(shell, [], { ...view, width, height })
          for (const corner of shell.seats.flatMap(({ from, height: top }): Point3[] => [
            [...from, 0],
            [...from, top],
          ])) {
            const [right, up] = onScreen(corner, orbit)
            // The tops of cut-away walls may leave the picture; nobody sees them.
            if (corner[2] > 0 && isCutAway(corner, shell.seats, orbit)) continue
            expect(Math.abs(right) / (width / height)).toBeLessThan(1.001)
            expect(Math.abs(up)).toBeLessThan(1.001)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('looks at the furnished wall, from inside, over an open corner', () => {
    for (const id of ['n', 'e', 's', 'w']) {
      const shell = room(4800, 4000)
      const cabinets: Furnishing[] = [
        {
          place: { at: [0, 0, 0], rotation: 0 },
          size: { width: 3000, depth: 600, height: 860 },
          face: { wall: id, side: 'right' },
        },
      ]
      const orbit = frameRoom(shell, cabinets, view)
      const eye = eyeOf(orbit)
      const facing = shell.seats.filter((side) => isBehindRoom(side, eye)).map(({ wall }) => wall)
      expect(facing).toContain(id)
      expect(facing).toHaveLength(2)
    }
  })

  test('[A-46 part, D-187 part] angles are from above, and to the right of who faces the furnished wall', () => {
    const shell = room(4800, 4000)
    const size = { width: 3000, depth: 600, height: 860 }
    const cabinets: Furnishing[] = [
      { place: { at: [0, 0, 0], rotation: 0 }, size, face: { wall: 'n', side: 'right' } },
    ]
    const front = frameRoomFrom(shell, cabinets, { turn: 0, elevation: 0 }, view)
    const [x, y] = eyeOf(front)
    expect(x).toBeCloseTo(2400, -2)
    expect(y).toBeLessThan(0)
    const side = frameRoomFrom(shell, cabinets, { turn: 0.5, elevation: 0.3 }, view)
    expect(eyeOf(side)[0]).toBeGreaterThan(x + 500)
    expect(side.elevation).toBe(0.3)
    for (const corner of shell.seats.map(({ from }): Point3 => [...from, 0])) {
      const [across, up] = onScreen(corner, side)
      expect(Math.max(Math.abs(across) / 1.6, Math.abs(up))).toBeLessThan(1)
    }
  })

  test('an empty square room is seen from the south-east, in whatever order its walls come', () => {
    const { seats, ...shell } = room(5000, 5000)
    for (const k of seats.keys()) {
      const turned = { ...shell, seats: [...seats.slice(k), ...seats.slice(0, k)] }
      const [x, y] = eyeOf(frameRoom(turned, [], view))
      expect(x).toBeGreaterThan(5000)
      expect(y).toBeLessThan(0)
    }
  })

  test('of a room with an indented corner no wall stands before what is in it', () => {
    for (const [preset, ...lengths] of indented) {
      const made = presetRoom(preset, lengths, 2700, indentedIds)
      if (!made.ok) throw new Error(made.message)
      const { corners, walls } = made.value
      const shell = shellOf({
        corners: Object.fromEntries(corners.map((corner) => [corner.id, corner])),
        walls: Object.fromEntries(walls.map((wall) => [wall.id, wall])),
        rooms: {},
      })
      const eye = eyeOf(frameRoom(shell, [], view))
      const standing = shell.seats.filter((side) => isBehindRoom(side, eye))
      for (const { from, to } of standing) {
        for (const share of [0.1, 0.5, 0.9]) {
          const spot: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
          const before = standing.filter((side) => side.from !== from && crosses(side, spot, eye))
          expect(before, preset).toEqual([])
        }
      }
    }
  })

  test('between panels the whole room lies in the free part, well away from their edges', () => {
    const side = fc.integer({ min: 2000, max: 9000 })
    const panel = fc.integer({ min: 0, max: 380 })
    fc.assert(
      fc.property(side, side, panel, panel, (x, y, left, right) => {
        const shell = room(x, y)
        const insets = { top: 70, right, bottom: 68, left }
        const orbit = frameRoom(shell, [], { ...view, insets })
        const free = [(view.width - left - right) / 2, (view.height - 138) / 2] as const
        for (const [cornerX, cornerY] of shell.seats.map(({ from }) => from)) {
          // The lens is shifted so that the picture's middle is the middle of the free part.
          const [across, up] = onScreen([cornerX, cornerY, 0], orbit)
          expect(Math.abs(across) * (view.height / 2)).toBeLessThan(free[0] * 0.97)
          expect(Math.abs(up) * (view.height / 2)).toBeLessThan(free[1] * 0.97)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('of several rooms all are in the picture, also those on the far side of a partition', () => {
    const shell = shellOf(withWall(rectangle(9000, 4000), 'p', [3000, 0], [3000, 4000]))
    const orbit = frameRoom(shell, [], view)
    const corners: readonly Point[] = shell.rooms.flatMap(({ outline }) => outline)
    expect(corners).toHaveLength(8)
    for (const corner of corners) {
      const [right, up] = onScreen([...corner, 0], orbit)
      expect(Math.abs(right) / 1.6).toBeLessThan(1)
      expect(Math.abs(up)).toBeLessThan(1)
    }
  })

  test('what stands in no room is framed itself', () => {
    const cabinet: Furnishing = {
      place: { at: [9000, 9000, 0], rotation: 0 },
      size: { width: 600, depth: 580, height: 860 },
    }
    const orbit = frameRoom(shellOf(emptyPlan), [cabinet], view)
    const [across, up] = onScreen([9300, 8700, 430], orbit)
    expect(Math.hypot(across, up)).toBeLessThan(0.3)
    expect(orbit.distance).toBeLessThan(5000)
  })
})

describe('moving the view', () => {
  const orbit: Orbit = { target: [2000, 2000, 900], azimuth: -1, elevation: 0.5, distance: 9000 }

  test('zooming keeps what is under the pointer under the pointer', () => {
    const coordinate = fc.integer({ min: 0, max: 4000 })
    fc.assert(
      fc.property(
        fc.tuple(coordinate, coordinate, coordinate),
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        (point, factor) => {
          const before = onScreen(point, orbit)
          const after = onScreen(point, zoom(orbit, factor, point))
          expect(after[0]).toBeCloseTo(before[0], 6)
          expect(after[1]).toBeCloseTo(before[1], 6)
        },
      ),
    )
  })

  test('panning carries the target with the hand, turning never goes under the floor or over the top', () => {
    const moved = pan(orbit, 500, 0)
    expect(onScreen(orbit.target, moved)[0]).toBeGreaterThan(0)
    expect(turn(orbit, 0, -9).elevation).toBeGreaterThan(0)
    expect(turn(orbit, 0, 9).elevation).toBeLessThan(Math.PI / 2)
  })

  test('gliding arrives', () => {
    const goal = turn(zoom(orbit, 0.5, null), 1, 0.2)
    let at: Orbit | null = orbit
    let steps = 0
    while (at && steps < 200) {
      at = approach(at, goal, 0.25)
      steps += 1
    }
    expect(at).toBeNull()
    expect(steps).toBeLessThan(60)
  })
})

function room(x: number, y: number): Shell {
  return shellOf(rectangle(x, y))
}

/** In half picture heights from the middle, as a camera with this angle of view sees it. */
function onScreen(point: Point3, orbit: Orbit): readonly [number, number] {
  const { right, up, away } = viewAxes(orbit)
  const eye = eyeOf(orbit)
  const offset = point.map((value, k) => value - (eye[k] ?? 0))
  const dot = (axis: Point3) => offset.reduce((sum, value, k) => sum + value * (axis[k] ?? 0), 0)
  const tangent = Math.tan((view.fieldOfView * Math.PI) / 360)
  return [dot(right) / dot(away) / tangent, dot(up) / dot(away) / tangent]
}

/** North, east, south and west sides of a room without its corner. */
const indented = [
  ['rt3', 3600, 2400, 6000, 4200],
  ['rt4', 3600, 4200, 6000, 2400],
  ['rt5', 6000, 2400, 3600, 4200],
  ['rt6', 6000, 4200, 3600, 2400],
] as const
const indentedIds = {
  corners: ['a', 'b', 'c', 'd', 'e', 'f'],
  walls: ['1', '2', '3', '4', '5', '6'],
  room: 'room',
}

/** Whether the line from the one point to the eye, seen from above, meets the wall on its way. */
function crosses({ from, to }: Stretch, [x, y]: Point, [eyeX, eyeY]: Point3): boolean {
  const side = (a: readonly number[], b: readonly number[], [px = 0, py = 0]: readonly number[]) =>
    ((b[0] ?? 0) - (a[0] ?? 0)) * (py - (a[1] ?? 0)) - ((b[1] ?? 0) - (a[1] ?? 0)) * (px - (a[0] ?? 0))
  const [one, other] = [
    [x, y],
    [eyeX, eyeY],
  ] as const
  return (
    side(from, to, one) * side(from, to, other) < -1 && side(one, other, from) * side(one, other, to) < -1
  )
}

function isBehindRoom({ from, to }: Stretch, eye: Point3): boolean {
  const inward = [to[1] - from[1], from[0] - to[0]] as const
  return (eye[0] - from[0]) * inward[0] + (eye[1] - from[1]) * inward[1] > 0
}

function isCutAway(corner: Point3, sides: readonly Stretch[], orbit: Orbit): boolean {
  const touching = sides.filter(({ from, to }) =>
    [from, to].some(([x, y]) => x === corner[0] && y === corner[1]),
  )
  return touching.every((side) => !isBehindRoom(side, eyeOf(orbit)))
}
