import { type Placement, type Point3, shellOf, type WallSide } from '@arredo/geometry'
import * as fc from 'fast-check'
import { addFixture } from '../commands/fixture/add-fixture.ts'
import { changeFixture } from '../commands/fixture/change-fixture.ts'
import { moveFixture } from '../commands/fixture/move-fixture.ts'
import { removeFixtures } from '../commands/fixture/remove-fixtures.ts'
import { removeSlope, setSlope } from '../commands/room/set-slope.ts'
import type { ProjectDocument } from '../document.ts'
import { type Fixture, fixtureKinds } from '../room-records.ts'
import { absurd, type Deed, deed, nth, run, spot, way, which } from './deed.ts'

const side = fc.constantFrom<WallSide>('left', 'right')
const kind = fc.constantFrom(...fixtureKinds)
const size: fc.Arbitrary<Point3> = fc.constantFrom<Point3[]>([80, 12, 80], [1000, 100, 600], [300, 300, 2400])
/** Of what a face leaves beside and above it. */
const share = fc.double({ min: 0, max: 1, noNaN: true })

const onWall = fc.record({ on: fc.constant('wall' as const), which, side, along: share, up: share })
const anywhere = fc.oneof(
  { weight: 4, arbitrary: onWall },
  fc.record({ on: fc.constantFrom('floor' as const, 'ceiling' as const), at: spot, turn: fc.nat(359) }),
)
type Anywhere = typeof anywhere extends fc.Arbitrary<infer Dice> ? Dice : never

function placementOf(document: ProjectDocument, dice: Anywhere, [width, , height]: Point3): Placement | null {
  if (dice.on !== 'wall') return { at: [...dice.at, 0], rotation: dice.turn, seat: { on: dice.on } }
  const wall = nth(document.walls, dice.which)?.id ?? ''
  const face = shellOf(document).face(wall, dice.side)
  if (!face) return null
  const along = face.start + Math.round(dice.along * (face.end - face.start - width))
  const up = Math.round(dice.up * Math.max(0, (face.top[0]?.[1] ?? 0) - height))
  return { at: [along, 0, up], rotation: 0, seat: { on: 'wall', wall, side: dice.side } }
}

function adding(where: fc.Arbitrary<Anywhere>) {
  return deed('addFixture', fc.record({ kind, size, where }), (document, dice, newId) => {
    const placement = placementOf(document, dice.where, dice.size)
    return placement && run(addFixture, { fixture: { ...pick(dice), id: newId(), placement } })
  })
}

function pick({ kind: what, size: measures }: Pick<Fixture, 'kind' | 'size'>) {
  return { kind: what, size: measures }
}

export const addingOnWalls = adding(onWall)

const moving = deed(
  'moveFixture',
  fc.record({ which, by: fc.tuple(way, fc.constant(0), way) }),
  (document, { which: index, by }) => {
    const fixture = nth(document.fixtures, index)
    if (!fixture) return null
    const { placement } = fixture
    const [x, y, z] = placement.at
    const at: Point3 = [x + by[0], y + by[1], z + by[2]]
    return run(moveFixture, { fixture: fixture.id, placement: { ...placement, at } })
  },
)

const changing = deed('changeFixture', fc.record({ which, kind, size }), (document, dice) => {
  const fixture = nth(document.fixtures, dice.which)
  return fixture ? run(changeFixture, { fixture: fixture.id, change: pick(dice) }) : null
})

const removing = deed('removeFixtures', fc.record({ which }), (document, dice) => {
  const fixture = nth(document.fixtures, dice.which)
  return fixture ? run(removeFixtures, { fixtures: [fixture.id] }) : null
})

const sloping = deed(
  'setSlope',
  fc.record({ which, wall: which, side, knee: way, run: way, isGone: fc.boolean() }),
  (document, { which: index, wall: nthWall, side: face, knee, run: length, isGone }) => {
    const [room, wall] = [nth(document.rooms, index), nth(document.walls, nthWall)]
    if (!room || !wall) return null
    const over = { room: room.id, wall: wall.id, side: face }
    return isGone
      ? run(removeSlope, over)
      : run(setSlope, { ...over, knee: 1200 + knee, run: 1500 + length / 2 })
  },
)

/** Beyond all measure, or on things that carry no fixture. */
export const absurdFixtures = deed(
  'absurd fixture',
  fc.record({ which, number: absurd, what: fc.nat(9) }),
  (document, { which: index, number, what }) => {
    const [fixture, wall] = [nth(document.fixtures, index), nth(document.walls, index)]
    const [room] = Object.keys(document.rooms)
    if (!fixture || !wall || room === undefined) return null
    const { id, placement } = fixture
    const put = (change: Partial<Placement>) =>
      run(moveFixture, { fixture: id, placement: { ...placement, ...change } })
    const all = [
      put({ at: [number, 0, 0] }),
      put({ at: [0, number, 0] }),
      put({ at: [0, 0, number] }),
      put({ rotation: number }),
      put({ seat: { on: 'row', row: 'nowhere' } }),
      put({ seat: { on: 'wall', wall: 'nowhere', side: 'left' } }),
      run(changeFixture, { fixture: id, change: { size: [number, 100, 100] } }),
      run(changeFixture, { fixture: id, change: { size: [100, 100, number] } }),
      run(setSlope, { room, wall: wall.id, side: 'right', knee: number, run: 1000 }),
      run(setSlope, { room, wall: wall.id, side: 'right', knee: 1000, run: number }),
    ]
    return all[what] ?? null
  },
)

export const fixtureDeeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 5, arbitrary: adding(anywhere) },
  { weight: 3, arbitrary: moving },
  { weight: 2, arbitrary: changing },
  { weight: 1, arbitrary: removing },
  { weight: 2, arbitrary: sloping },
  { weight: 1, arbitrary: absurdFixtures },
)
