import type { WallFace, WallSide } from '@arredo/geometry'
import {
  clearLength,
  type Note,
  type OpeningNow,
  type Preview,
  type RecordKind,
  standingFixture,
  standingRow,
} from '@arredo/project'
import type { Selected } from '../editor-state.ts'
import { type Clause, sentence, type Value } from './clause.ts'
import { fixtureName, nameOfItem, roomName } from './names.ts'
import { type Scene, sceneOf } from './scene.ts'

/** What a record is called in a line, and how large it is in one number. */
export type Title = { readonly name: Value; readonly size: Value | null }

type TitleOf = (scene: Scene, id: string, side: WallSide | undefined) => Title | null

const titles: Readonly<Record<RecordKind, TitleOf>> = {
  row: titleOfRow,
  wall: titleOfWall,
  opening: titleOfOpening,
  room: titleOfRoom,
  fixture: titleOfFixture,
  note: titleOfNote,
  underlay: () => ({ name: sentence('Underlay'), size: null }),
  corner: () => null,
}

/** Of a wall its first face, unless a side is named; null for what stands nowhere. */
export function titleOf(preview: Preview, { kind, id }: Selected, side?: WallSide): Title | null {
  return titles[kind](sceneOf(preview), id, side)
}

function titleOfRow(scene: Scene, id: string): Title | null {
  const item = standingRow(scene.document, scene.evaluation, id)
  return item && { name: nameOfItem(scene, item), size: { measure: item.size.width } }
}

function titleOfWall(scene: Scene, id: string, side: WallSide | undefined): Title | null {
  if (scene.document.walls[id]?.kind === 'open') return { name: sentence('Open side'), size: null }
  const face = faceMeant(scene, id, side)
  const length = face && clearLength(scene.document, id, face.side)
  if (!face || length === null) return null
  const letter = scene.letters(face)
  const name = letter === null ? sentence('Wall') : sentence('Wall {{letter}}', { letter })
  return { name, size: { measure: length } }
}

/** The face whose length is shown first where a wall is selected. */
export function faceMeant({ shell }: Scene, id: string, side: WallSide | undefined): WallFace | null {
  const faces = shell.wall(id)?.faces
  if (!faces) return null
  const looksIn = ({ stretches }: WallFace) => stretches.some(({ room }) => room !== null)
  return faces[side ?? (!looksIn(faces.right) && looksIn(faces.left) ? 'left' : 'right')]
}

const openingNames: Readonly<Record<OpeningNow['kind'], Clause>> = {
  door: sentence('Door'),
  window: sentence('Window'),
  passage: sentence('Passage'),
  niche: sentence('Niche'),
}

function titleOfOpening({ openings }: Scene, id: string): Title | null {
  const opening = openings.find((each) => each.id === id)
  return opening ? { name: openingNames[opening.kind], size: { measure: opening.width } } : null
}

function titleOfRoom({ shell }: Scene, id: string): Title | null {
  const room = shell.rooms.find(({ record }) => record?.id === id)
  return room ? { name: roomName(room), size: { area: room.area } } : null
}

function titleOfFixture({ document }: Scene, id: string): Title | null {
  const standing = standingFixture(document, id)
  return standing && { name: fixtureName(standing.fixture.kind), size: null }
}

function titleOfNote({ document }: Scene, id: string): Title | null {
  const note = document.notes[id]
  return note ? { name: noteName(note), size: null } : null
}

function noteName(note: Note): Value {
  if (note.kind === 'dimension') return sentence('Dimension')
  if (note.kind === 'level') return sentence('Level mark')
  if (note.kind === 'revision') return sentence('Revision {{letter}}', { letter: note.text })
  return note.text === '' ? sentence('Note') : note.text
}
