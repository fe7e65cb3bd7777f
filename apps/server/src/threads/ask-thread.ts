import type { Worker } from 'node:worker_threads'

/** What a thread answers to one errand; it is asked nothing else meanwhile. Patience is in milliseconds. */
export function askThread<Outcome>(
  thread: Worker,
  errand: unknown,
  patience: number,
): Promise<Outcome | 'too slow'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => resolve('too slow')), patience)
    const onMessage = (outcome: Outcome) => settle(() => resolve(outcome))
    const onError = (error: unknown) => settle(() => reject(error))
    const onExit = (code: number) => settle(() => reject(new Error(`The thread ended with ${code}`)))
    function settle(how: () => void): void {
      clearTimeout(timer)
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
      how()
    }
    thread.once('message', onMessage).once('error', onError).once('exit', onExit)
    thread.postMessage(errand)
  })
}
