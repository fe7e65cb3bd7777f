import { type ProjectDocument, type Result, setRoom } from '@arredo/project'
import { testKitchen } from './test-kitchen.ts'

/** The test kitchen in a room with a window, so that there is something to see. */
export function furnishedRoom(name: string): ProjectDocument {
  const kitchen = testKitchen(name, 4)
  const walls = ['n', 'e', 's', 'w']
  const room = must(setRoom.run(kitchen, { type: 'rt1', lengths: [4800, 4000], wallIds: walls }))
  const rows = Object.values(room.rows).map((row, index) => {
    const placement = { at: [600 + index * 600, 4000, 0], rotation: 0, wall: 'n' } as const
    return [row.id, { ...row, placement }] as const
  })
  return {
    ...room,
    rows: Object.fromEntries(rows) as ProjectDocument['rows'],
    openings: {
      window: { id: 'window', wall: 'w', kind: 'window', offset: 1200, width: 1500, height: 1200, sill: 900 },
    },
  }
}

function must<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.message)
  return result.value
}
