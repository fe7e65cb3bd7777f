import type { Editor, ViewName } from '@arredo/editor'
import type { App } from '@arredo/flows'
import { boundsOfPoints, type FoundRoom, presetIds, type RoomDesign, type RoomId } from '@arredo/geometry'
import {
  addRoom,
  type ProjectDocument,
  reshapeRoom,
  roomDesignOf,
  roomThatStandsAlone,
} from '@arredo/project'
import { roomToChange } from './actions/room-to-change.ts'

export type Screen = { readonly show: (view: ViewName) => void; readonly fit: () => void }

/** Opens the room design dialog over the room, and does what was answered as one step. */
export async function designRoom(
  app: App,
  editor: Editor,
  { show, fit }: Screen,
  purpose: 'change' | 'add',
): Promise<void> {
  const tell = (message: string) => void app.notices.show({ message, kind: 'error' })
  const { desk } = editor
  const room = purpose === 'change' ? roomToChange(editor) : null
  const alone = room === null ? null : roomThatStandsAlone(desk.current().document, room)
  if (alone?.ok === false) return tell(alone.message)
  const present = room !== null && alone ? presentShape(desk.current().document, room, alone.value) : {}
  const asked = await app.dialogs.ask('roomDesign', { purpose, ...present })
  const answer = asked.ok ? asked.value : null
  if (!answer || answer.type === 'none') return

  if (answer.type === 'rt11') {
    show('2d')
    return editor.use('drawWall', null)
  }
  const made = { ...answer, ids: presetIds(answer.type, app.ports.ids) }
  const done = room === null ? desk.run(addRoom, made) : desk.run(reshapeRoom, { ...made, room })
  if (!done.ok) return tell(done.message)
  if (room === null) editor.select([{ kind: 'room', id: made.ids.room }])
  fit()
}

/** A room of any other shape begins as the rectangle around it. */
function presentShape(
  document: ProjectDocument,
  room: RoomId,
  { outline, height }: FoundRoom,
): { readonly present: RoomDesign; readonly isOtherShape: boolean } {
  const known = roomDesignOf(document, room)
  if (known) return { present: known, isOtherShape: false }
  const { left, right, top, bottom } = boundsOfPoints(outline)
  const lengths = [Math.round(right - left), Math.round(top - bottom)]
  return { present: { type: 'rt1', lengths, height, openings: [] }, isOtherShape: true }
}
