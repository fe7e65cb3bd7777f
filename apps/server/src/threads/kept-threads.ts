import { type ResourceLimits, Worker } from 'node:worker_threads'
import { askThread } from './ask-thread.ts'

export type ThreadOptions = {
  readonly script: URL
  /** In milliseconds; a thread that takes longer is ended. */
  readonly patience: number
  readonly memory: ResourceLimits
  /** After such an outcome the thread is not asked again. */
  readonly isSpentBy?: (outcome: unknown) => boolean
}

/** Starting one costs more than a small errand, and an author has several in a row. */
const idleFor = 60_000

/** Sends errands to threads that all run one script, an answer for each; threads that are free are kept a while. */
export function keptThreads<Errand>({ script, patience, memory, isSpentBy = () => false }: ThreadOptions) {
  const kept: { readonly thread: Worker; readonly idle: NodeJS.Timeout }[] = []

  return async function ask<Outcome>(errand: Errand): Promise<Outcome | 'too slow'> {
    const free = kept.pop()
    clearTimeout(free?.idle)
    const thread = free?.thread ?? new Worker(script, { resourceLimits: memory })
    thread.ref()
    try {
      const outcome = await askThread<Outcome>(thread, errand, patience)
      if (outcome === 'too slow' || isSpentBy(outcome)) await thread.terminate()
      else keep(thread)
      return outcome
    } catch (error) {
      await thread.terminate()
      throw error
    }
  }

  /** Neither it nor its clock keeps a process from ending. */
  function keep(thread: Worker): void {
    thread.unref()
    const idle = setTimeout(() => {
      const place = kept.findIndex((one) => one.thread === thread)
      if (place >= 0) kept.splice(place, 1)
      void thread.terminate()
    }, idleFor).unref()
    kept.push({ thread, idle })
  }
}
