import { distance } from '@arredo/geometry'
import * as fc from 'fast-check'
import { changeWall } from '../commands/room/change-wall.ts'
import { joinWalls } from '../commands/room/join-walls.ts'
import { removeCorner } from '../commands/room/remove-corner.ts'
import { setCornerAngle } from '../commands/room/set-corner-angle.ts'
import { splitWall } from '../commands/room/split-wall.ts'
import { angleFromLengths, cornerAngle } from '../room/corner-angle.ts'
import { wallsAt } from '../room/wall-ends.ts'
import { absurd, type Deed, deed, nth, run, which } from './deed.ts'

const someRooms = (newId: () => string) => [newId(), newId(), newId()]

export const splittingWall = deed(
  'splitWall',
  fc.record({ which, share: fc.constantFrom(0.5, 0.25, 0.33, 0.8, 0.001) }),
  (document, { which: index, share }, newId) => {
    const wall = nth(document.walls, index)
    const [from, to] = [document.corners[wall?.from ?? ''], document.corners[wall?.to ?? '']]
    if (!wall || !from || !to) return null
    const at = distance(from.at, to.at) * share
    return run(splitWall, { wall: wall.id, at, part: newId(), corner: newId(), rooms: someRooms(newId) })
  },
)

/** Two walls that meet, in either order. */
export const joiningWalls = deed(
  'joinWalls',
  fc.record({ which, isTurned: fc.boolean() }),
  (document, { which: index, isTurned }, newId) => {
    const ids = wallsAt(document, nth(document.corners, index)?.id ?? '').map(({ wall }) => wall.id)
    const [one = '', two = ''] = isTurned ? ids.toReversed() : ids
    return run(joinWalls, { walls: [one, two], rooms: someRooms(newId) })
  },
)

const removingCorner = deed('removeCorner', fc.record({ which }), (document, dice, newId) => {
  const corner = nth(document.corners, dice.which)
  return corner ? run(removeCorner, { corner: corner.id, rooms: someRooms(newId) }) : null
})

export const settingAngle = deed(
  'setCornerAngle',
  fc.record({
    which,
    angle: fc.oneof(
      fc.constantFrom(45, 60, 90, 90, 135, 180),
      fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 })),
    ),
    isFirst: fc.boolean(),
  }),
  (document, { which: index, angle, isFirst }, newId) => {
    const corner = nth(document.corners, index)?.id ?? ''
    const now = cornerAngle(document, corner)
    const taped = typeof angle === 'number' ? null : angleFromLengths(...angle, 800)
    const degrees = typeof angle === 'number' ? angle : taped?.ok ? taped.value : Number.NaN
    const moves = (isFirst ? now?.first : now?.second)?.wall.id ?? ''
    return run(setCornerAngle, { corner, angle: degrees, moves, rooms: someRooms(newId) })
  },
)

const openingUp = deed(
  'changeWall kind',
  fc.record({ which, kind: fc.constantFrom<'wall' | 'open'>('open', 'wall', 'wall') }),
  (document, { which: index, kind }) => {
    const wall = nth(document.walls, index)
    return wall ? run(changeWall, { wall: wall.id, change: { kind } }) : null
  },
)

const absurdCorners = deed(
  'absurd corners',
  fc.record({ which, number: absurd, kind: fc.nat(5) }),
  (document, { which: index, number, kind }, newId) => {
    const wall = nth(document.walls, index)
    const corner = nth(document.corners, index)
    if (!wall || !corner) return null
    const rooms = someRooms(newId)
    const all = [
      run(splitWall, { wall: wall.id, at: number, part: newId(), corner: newId(), rooms }),
      run(splitWall, { wall: wall.id, at: 500, part: wall.id, corner: newId(), rooms }),
      run(splitWall, { wall: wall.id, at: 500, part: newId(), corner: corner.id, rooms }),
      run(joinWalls, { walls: [wall.id, wall.id], rooms }),
      run(setCornerAngle, { corner: corner.id, angle: number, moves: wall.id, rooms }),
      run(removeCorner, { corner: 'nowhere', rooms }),
    ]
    return all[kind] ?? null
  },
)

/** What changes how walls are cut into pieces and how they meet. */
export const cornerDeeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 5, arbitrary: splittingWall },
  { weight: 4, arbitrary: joiningWalls },
  { weight: 2, arbitrary: removingCorner },
  { weight: 3, arbitrary: settingAngle },
  { weight: 1, arbitrary: openingUp },
  { weight: 1, arbitrary: absurdCorners },
)
