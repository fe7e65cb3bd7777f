import type { StandingFixture } from '@arredo/project'
import { fixtureDistances } from '../fixture/fixture-distances.ts'
import { around } from './around.ts'
import { type Clause, sentence } from './clause.ts'
import { fromCorner, heightAboveFloor } from './from-corner.ts'
import { wallAt } from './met-by-pills.ts'
import { roomName } from './names.ts'
import { faceOfSeat, roomOf, type Scene, spanOnFace } from './scene.ts'

/** A point is measured to its middle, a body to its edges: the numbers of its pills. */
export function placeOfFixture(scene: Scene, standing: StandingFixture): readonly Clause[] {
  const { fixture, place } = standing
  const face = faceOfSeat(scene, fixture.placement.seat)
  const distances = fixtureDistances(scene.document, fixture)
  const numbers = Object.fromEntries(distances.map(({ side, value }) => [side, value]))
  const height = heightAboveFloor(numbers.floor ?? place.at[2])
  if (face) return [...fromCorner(scene, face, spanOnFace(face, standing), endsOf(numbers)), ...height]

  const room = roomOf(scene, standing)
  const met = distances.flatMap(({ side, value, from, to }) => {
    const thing = side === 'floor' ? null : wallAt(scene, [from[0], from[1]], [to[0], to[1]])
    return thing && side !== 'floor' ? { side, distance: value, thing } : []
  })
  const where = room ? sentence('in {{room}}', { room: roomName(room) }) : sentence('in no room')
  return [where, ...height, ...around(scene, met)]
}

function endsOf({ left, right }: Readonly<Record<string, number>>) {
  return { ...(left !== undefined && { left }), ...(right !== undefined && { right }) }
}
