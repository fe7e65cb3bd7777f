import type { BakePort, PaintPort } from '@arredo/scene/baking'
import { whenQuiet } from '../planner/when-quiet.ts'

/** Nobody waits for the light of a room that is being changed. */
const quiet = 350

/** Code that is not needed before there is light to be worked out. */
const fetchWorker = () => import('./light-worker.ts')

/** On a thread of its own, once the room has been left alone for a moment and no hand holds anything in it. */
export function bakeInWorker(isHeld: () => boolean): BakePort {
  return (work, tell) => {
    let isStopped = false
    let end = whenQuiet(isHeld, quiet, async () => {
      const [worker, todo] = await Promise.all([fetchWorker().catch(() => null), work()])
      if (isStopped) return
      // Without the code the room keeps its even light.
      if (worker) end = worker.bake(todo, tell)
      else tell(true)
    })
    return () => {
      isStopped = true
      end()
    }
  }
}

export const paintInWorker: PaintPort = async (light, width) => (await fetchWorker()).paint(light, width)
