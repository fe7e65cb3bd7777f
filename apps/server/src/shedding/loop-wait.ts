/** How long, in milliseconds, whatever came in lately had to wait on average until this thread looked at it. */
export type LoopWait = { readonly tick: (now: number) => void; readonly wait: (now: number) => number }

type Gap = { readonly from: number; readonly to: number }

/** How far it looks back: one slow call is forgotten soon, too many of them are not. */
const lookBack = 1_000
export const tickEvery = 20

/**
 * Out of the moments at which a timer ran. Who comes while the thread is busy for 400 ms waits for half of it on
 * average, and twice as many come as in 200 ms: so each gap counts with its square.
 */
export function loopWait(start: number): LoopWait {
  let gaps: Gap[] = []
  let last = start

  return {
    tick(now) {
      gaps.push({ from: last, to: now })
      last = now
      gaps = gaps.filter(({ to }) => to > now - lookBack)
    },
    wait(now) {
      const seen = [...gaps.filter(({ to }) => to > now - lookBack), { from: last, to: now }]
      const late = seen.map(({ from, to }) => Math.max(0, to - from - tickEvery))
      const span = Math.max(lookBack, now - (seen[0]?.from ?? now))
      return late.reduce((sum, gap) => sum + gap * gap, 0) / 2 / span
    },
  }
}

/** The same for the thread it is called in. */
export function watchLoop(): { readonly wait: () => number; readonly stop: () => void } {
  const { tick, wait } = loopWait(performance.now())
  const timer = setInterval(() => tick(performance.now()), tickEvery).unref()
  return { wait: () => wait(performance.now()), stop: () => clearInterval(timer) }
}
