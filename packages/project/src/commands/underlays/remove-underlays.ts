import type { Command } from '../../command.ts'
import { done, refuse } from '../../result.ts'
import type { UnderlayId } from '../../room-records.ts'

export const removeUnderlays: Command<{ readonly underlays: readonly UnderlayId[] }> = {
  label: 'Delete',
  run(document, { underlays: ids }) {
    const unknown = ids.find((id) => !document.underlays[id])
    if (unknown !== undefined) return refuse(`No underlay ${unknown}`)
    if (ids.length === 0) return done(document)

    const gone = new Set(ids)
    const kept = Object.entries(document.underlays).filter(([id]) => !gone.has(id))
    return done({ ...document, underlays: Object.fromEntries(kept) })
  },
}
