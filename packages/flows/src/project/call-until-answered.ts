import type { Answer, CallName, Calls, InputOf, OutputOf } from '@arredo/contract'
import type { App } from '../app.ts'

/** Pauses before a request without an answer goes out again, with the same key. */
const retryAfter = [400, 1200, 3000] as const
/** A network that swallows a request says nothing at all: after this, nothing is the answer. */
const longestWait = 20_000

/** Asks until somebody answers, or until a person has waited long enough. */
export async function callUntilAnswered<Name extends CallName>(
  { ports }: App,
  name: Name,
  input: InputOf<Calls[Name]>,
  { pauses = retryAfter, within = longestWait }: { pauses?: readonly number[]; within?: number } = {},
): Promise<Answer<OutputOf<Calls[Name]>>> {
  let isLate = false
  let stop = () => {}
  const cancel = ports.clock.after(within, () => {
    isLate = true
    stop()
  })
  const ask = () =>
    ports.call(name, input, {
      giveUp(giveUp) {
        stop = giveUp
        if (isLate) giveUp()
      },
    })

  let answer = await ask()
  for (const pause of pauses) {
    if (isLate || !isUnanswered(answer)) break
    await new Promise<void>((resolve) => ports.clock.after(pause, resolve))
    answer = await ask()
  }
  cancel()
  return answer
}

/** Nobody was there to answer: it may have been done or not, and the same request may go out again. */
export function isUnanswered(answer: Answer<unknown>): boolean {
  return !answer.ok && (answer.code === 'unavailable' || answer.code === 'maintenance')
}
