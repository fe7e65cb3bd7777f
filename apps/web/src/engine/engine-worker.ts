import { answerQuestions } from './answer-questions.ts'
import type { Message } from './protocol.ts'
import { workSlices } from './work-slices.ts'

/** Runs inside the worker. A channel to itself lets messages in between two slices; a timer would wait 4 ms. */
const turn = new MessageChannel()
let next: (() => void) | null = null
turn.port1.onmessage = () => next?.()

const receive = answerQuestions({
  reply: (reply) => postMessage(reply),
  ...workSlices((run) => {
    next = run
    turn.port2.postMessage(null)
  }),
})
addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data))
