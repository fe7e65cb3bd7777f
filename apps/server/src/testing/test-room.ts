import { type ProjectDocument, type Result, setRoom } from '@arredo/project'
import { testKitchen } from './test-kitchen.ts'

/** The test kitchen in a room with a window, so that there is something to see. */
export function furnishedRoom(name: string): ProjectDocument {
  const kitchen = testKitchen(name, 4)
  const ids = { corners: ['nw', 'ne', 'se', 'sw'], walls: ['n', 'e', 's', 'w'], room: 'room' }
  const room = must(setRoom.run(kitchen, { type: 'rt1', lengths: [4800, 4000], ids }))
  const rows = Object.values(room.rows).map((row, index) => {
    const seat = { on: 'wall', wall: 'n', side: 'right' } as const
    const placement = { at: [600 + index * 600, 0, 0], rotation: 0, seat } as const
    return [row.id, { ...row, placement }] as const
  })
  return {
    ...room,
    rows: Object.fromEntries(rows) as ProjectDocument['rows'],
    openings: {
      window: {
        ...{ id: 'window', wall: 'w', kind: 'window', offset: 1200, width: 1500, height: 1200, sill: 900 },
        ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
      },
    },
  }
}

function must<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.message)
  return result.value
}
