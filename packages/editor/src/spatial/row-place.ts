import { openingOnFace, type WallFace } from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import { around, thingOf } from './around.ts'
import { type Clause, sentence } from './clause.ts'
import { distancesToEnds, type Ends, fromCorner, heightAboveFloor } from './from-corner.ts'
import { isAt, type Met, metByPills } from './met-by-pills.ts'
import { roomName, thingName } from './names.ts'
import { faceOfSeat, roomOf, type Scene, type Span, spanOnFace, stretchUnder } from './scene.ts'
import { beforeOpenings, overAndUnder, troubles } from './stacked.ts'

/** Where an item is, in pieces: on what, beside whom, over and under what, and whether it is in the way. */
export function placeOfRow(scene: Scene, item: StandingRow): readonly Clause[] {
  const { seat } = item
  const face = faceOfSeat(scene, seat)
  const met = metByPills(scene, item)
  if (seat.on === 'opening')
    return face
      ? [...fromCorner(scene, face, spanOfOpening(scene, item, face)), ...troubles(scene, item)]
      : []
  if (seat.on === 'row' || seat.on === 'slot') return carried(scene, item)
  const isSquare = item.row.placement.rotation === 0
  if (!face || !isSquare)
    return [
      ...free(scene, item),
      ...around(scene, met),
      ...overAndUnder(scene, item),
      ...troubles(scene, item),
    ]

  const span = spanOnFace(face, item)
  return [
    ...fromCorner(scene, face, span, cornerPills(face, span, met)),
    ...heightAboveFloor(item.place.at[2]),
    ...neighbours(scene, met),
    ...overAndUnder(scene, item),
    ...beforeOpenings(scene, item, face, span),
    ...troubles(scene, item),
  ]
}

/** Neighbours this near stand beside each other; between others the distance is said. */
const beside = 50

function spanOfOpening({ openings }: Scene, { seat }: StandingRow, face: WallFace): Span {
  const opening = openings.find((each) => seat.on === 'opening' && each.id === seat.opening)
  return opening ? openingOnFace(opening, face) : { start: face.start, end: face.end }
}

function carried(scene: Scene, { seat }: StandingRow): readonly Clause[] {
  const carrier = scene.items.find(({ id }) => 'row' in seat && id === seat.row)
  if (!carrier) return []
  const thing = thingName(scene, carrier)
  return [seat.on === 'slot' ? sentence('inside {{thing}}', { thing }) : sentence('on {{thing}}', { thing })]
}

/**
 * Where a pill ends in the corner, its number is the distance: along a slanted wall it is not the tape's. A corner
 * that a pill runs past is an outer one, which nobody measures from unless there is no other.
 */
function cornerPills(face: WallFace, span: Span, met: readonly Met[]): Partial<Ends> {
  const stretch = stretchUnder(face, span)
  const taped = distancesToEnds(face, span)
  const pills = met.flatMap(({ side, distance, thing }) => {
    if (!stretch || (side !== 'left' && side !== 'right')) return []
    const corner = side === 'left' ? stretch.from : stretch.to
    const isCorner = 'wall' in thing && isAt(corner, thing.wall.footprint)
    if (!isCorner && distance <= taped[side] + 1) return []
    return [[side, isCorner ? distance : Number.POSITIVE_INFINITY] as const]
  })
  const areOuter = pills.length === 2 && pills.every(([, distance]) => !Number.isFinite(distance))
  return areOuter ? {} : Object.fromEntries(pills)
}

/** Beside whom on its wall: who touches, or else who is nearest. */
function neighbours(scene: Scene, met: readonly Met[]): readonly Clause[] {
  const items = met.flatMap(({ side, distance, thing }) =>
    !('wall' in thing) && (side === 'left' || side === 'right')
      ? [{ side, distance, thing: thingOf(scene, thing) }]
      : [],
  )
  const [left, right] = (['left', 'right'] as const).map((side) =>
    items.find((each) => each.side === side && each.distance <= beside),
  )
  if (left && right)
    return [sentence('between {{left}} and {{right}}', { left: left.thing, right: right.thing })]
  if (left) return [sentence('right of {{thing}}', { thing: left.thing })]
  if (right) return [sentence('left of {{thing}}', { thing: right.thing })]

  const [nearest] = items.toSorted((one, two) => one.distance - two.distance)
  if (!nearest) return []
  const values = { distance: { length: nearest.distance }, thing: nearest.thing }
  return [
    nearest.side === 'left'
      ? sentence('{{distance}} right of {{thing}}', values)
      : sentence('{{distance}} left of {{thing}}', values),
  ]
}

function free(scene: Scene, item: StandingRow): readonly Clause[] {
  const room = roomOf(scene, item)
  const height = heightAboveFloor(item.place.at[2])
  if (room) return [sentence('free in {{room}}', { room: roomName(room) }), ...height]
  return [scene.shell.rooms.length > 0 ? sentence('in no room') : sentence('on the open floor'), ...height]
}
