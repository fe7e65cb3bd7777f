import type { Editor } from '@arredo/editor'
import type { Lookout } from '@arredo/flows'
import { whenIdle } from '../../catalogue/use-when-idle.ts'

/** So long nothing must have happened, in milliseconds. */
const quiet = 300

type Watched = Pick<Editor, 'desk' | 'shown' | 'subscribe'>

/**
 * Has the plan looked over after it changed and the hands rest, one check at a time; never while something is
 * dragged. Returns how to stop.
 */
export function lookWhenSettled(lookout: Lookout, { desk, shown, subscribe }: Watched): () => void {
  let stop = () => {}

  function wait(): void {
    stop()
    if (lookout.isFresh()) return
    const timer = setTimeout(begin, quiet)
    stop = () => clearTimeout(timer)
  }

  function begin(): void {
    // A gesture shows what it is about to make.
    if (shown().evaluation !== desk.current().evaluation) {
      wait()
      return
    }
    let isStopped = false
    stop = () => {
      isStopped = true
    }
    lookout.lookInTurn().then(
      (next) => isStopped || goOn(next),
      // What could not be fetched is asked for again after the next change.
      () => {},
    )
  }

  function goOn(next: () => boolean): void {
    stop = whenIdle(() => next() && goOn(next))
  }

  const stops = [desk.subscribe(wait), subscribe(() => !lookout.isFresh() && wait())]
  wait()
  return () => {
    stop()
    for (const end of stops) end()
  }
}
