import { ownWorker } from '../outside/own-worker.ts'
import workerAddress from './engine-worker.ts?worker&url'
import type { Reply, Send } from './protocol.ts'
import { workSlices } from './work-slices.ts'

/** Null where no worker can be had; `fail` when one was had and broke. */
export function connectWorker(hear: (reply: Reply) => void, fail: () => void): Send | null {
  try {
    const worker = ownWorker('engine', workerAddress)
    worker.onmessage = ({ data }: MessageEvent<Reply>) => hear(data)
    worker.onerror = (event) => {
      // It goes on elsewhere; what is a bug there too is reported from there.
      event.preventDefault()
      worker.terminate()
      fail()
    }
    return (message) => worker.postMessage(message)
  } catch {
    return null
  }
}

/** The same engine on the main thread, in its idle time. */
export function connectIdle(hear: (reply: Reply) => void): Send {
  const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  const started = import('./answer-questions.ts').then(({ answerQuestions }) =>
    answerQuestions({ reply: hear, ...workSlices((run) => void idle(() => run())) }),
  )
  return (message) => void started.then((receive) => receive(message))
}
