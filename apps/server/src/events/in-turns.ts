export type InTurn = (work: () => Promise<void>) => Promise<void>

/** Does what it is given in the order it came, so many at once. */
export function inTurns(atOnce: number): InTurn {
  const waiting: (() => void)[] = []
  let free = atOnce

  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      await work()
    } finally {
      // Handed on, not given back: who comes just then is behind those who wait.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
