import { openingOnFace, type WallSide } from '@arredo/geometry'
import { clearLength, type Preview, type RecordKind, standingFixture, standingRow } from '@arredo/project'
import type { Selected } from '../editor-state.ts'
import { type Clause, sentence } from './clause.ts'
import { placeOfFixture } from './fixture-place.ts'
import { fromCorner, fromEnd, heightAboveFloor } from './from-corner.ts'
import { wallName } from './names.ts'
import { placeOfRow } from './row-place.ts'
import { type Scene, sceneOf } from './scene.ts'
import { faceMeant, titleOf } from './title-of.ts'
import { thingsOnFace, wallsBeside } from './wall-facts.ts'

/**
 * What a record is and where it is, in pieces of a sentence: "Base unit 600, 300 mm from the left corner of wall A,
 * right of Sink unit, under the window".
 */
export type Description = { readonly what: Clause; readonly where: readonly Clause[] }

type PlaceOf = (scene: Scene, id: string, side: WallSide | undefined) => readonly Clause[]

const places: Readonly<Record<RecordKind, PlaceOf>> = {
  row: ofRow,
  wall: ofWall,
  opening: ofOpening,
  room: ofRoom,
  fixture: ofFixture,
  note: ofNote,
  underlay: () => [],
  corner: () => [],
}

/** Of a wall its first face, unless a side is named; null for what stands nowhere. */
export function describeRecord(preview: Preview, record: Selected, side?: WallSide): Description | null {
  const title = titleOf(preview, record, side)
  if (!title) return null
  const { name, size } = title
  const isNamedWithSize = size !== null && (record.kind === 'row' || record.kind === 'opening')
  return {
    what: isNamedWithSize
      ? sentence('{{name}} {{width}}', { name, width: size })
      : sentence('{{name}}', { name }),
    where: places[record.kind](sceneOf(preview), record.id, side),
  }
}

function ofRow(scene: Scene, id: string): readonly Clause[] {
  const item = standingRow(scene.document, scene.evaluation, id)
  return item ? placeOfRow(scene, item) : []
}

function ofWall(scene: Scene, id: string, side: WallSide | undefined): readonly Clause[] {
  const face = faceMeant(scene, id, side)
  const length = face && clearLength(scene.document, id, face.side)
  if (!face || length === null) return []
  const { items, openings } = thingsOnFace(scene, face)
  const [left, right] = wallsBeside(scene, face).map((beside) => wallName(scene, beside))
  return [
    sentence('{{length}} long', { length: { length } }),
    ...(left && right ? [sentence('from {{left}} to {{right}}', { left, right })] : []),
    ...(openings > 0 ? [sentence('{{count}} openings', { count: openings })] : []),
    ...(items > 0 ? [sentence('{{count}} items', { count: items })] : []),
  ]
}

function ofOpening(scene: Scene, id: string): readonly Clause[] {
  const opening = scene.openings.find((each) => each.id === id)
  const face = opening && scene.shell.face(opening.wall, opening.side)
  if (!opening || !face) return []
  const span = openingOnFace(opening, face)
  const along = fromCorner(scene, face, span)
  return [...(along.length > 0 ? along : fromEnd(face, span)), ...heightAboveFloor(opening.sill)]
}

function ofRoom({ shell }: Scene, id: string): readonly Clause[] {
  const room = shell.rooms.find(({ record }) => record?.id === id)
  if (!room) return []
  return [
    sentence('{{area}}', { area: { area: room.area } }),
    sentence('{{length}} round', { length: { length: room.perimeter } }),
    sentence('{{count}} walls', { count: new Set(room.sides.map(({ wall }) => wall)).size }),
  ]
}

function ofFixture(scene: Scene, id: string): readonly Clause[] {
  const standing = standingFixture(scene.document, id)
  return standing ? placeOfFixture(scene, standing) : []
}

function ofNote(scene: Scene, id: string): readonly Clause[] {
  const drawing = scene.document.notes[id]?.drawing
  if (!drawing) return []
  return [
    drawing.on === 'plan'
      ? sentence('on the plan')
      : sentence('on {{thing}}', { thing: wallName(scene, drawing) }),
  ]
}
