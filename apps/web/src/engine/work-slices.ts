import type { Port } from './answer-questions.ts'

/** Half a frame: what came meanwhile is heard before a person notices. */
const slice = 8

export function workSlices(after: (run: () => void) => void): Pick<Port, 'isDue' | 'later'> {
  let end = 0
  return {
    isDue: () => performance.now() >= end,
    later: (run) =>
      after(() => {
        end = performance.now() + slice
        run()
      }),
  }
}
