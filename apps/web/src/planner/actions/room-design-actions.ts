import type { Action, Editor } from '@arredo/editor'
import { sentence } from '@arredo/words'
import { roomToChange } from './room-to-change.ts'

type RoomDesignContext = {
  readonly editor: Editor
  readonly designRoom: (purpose: 'change' | 'add') => void
}

/** The room design dialog at any time. */
export const roomDesignActions: readonly Action<RoomDesignContext>[] = [
  {
    id: 'changeRoomShape',
    label: sentence('Change room shape…'),
    group: 'tools',
    isPossible: ({ editor }) => roomToChange(editor) !== null,
    run: ({ designRoom }) => designRoom('change'),
  },
  {
    id: 'addRoom',
    label: sentence('New room…'),
    group: 'tools',
    run: ({ designRoom }) => designRoom('add'),
  },
]
