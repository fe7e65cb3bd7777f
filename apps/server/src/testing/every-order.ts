/** Whoever calls `step` before each request, and is let go on in turn. */
export type Actor = (step: () => Promise<void>) => Promise<void>

/** Which of so many goes on. */
type Choose = (count: number) => number

/** Tries the same once for every order in which the steps of its actors can come; says how many there were. */
export async function everyOrder(attempt: (choose: Choose) => Promise<void>): Promise<number> {
  let orders = 0
  let wanted: readonly number[] | null = []
  while (wanted) {
    const known: readonly number[] = wanted
    const taken: { readonly choice: number; readonly count: number }[] = []
    await attempt((count) => {
      const choice = known[taken.length] ?? 0
      taken.push({ choice, count })
      return choice
    })
    orders += 1
    wanted = nextOrder(taken)
  }
  return orders
}

/** The last choice that had another left takes it; what came after begins anew. */
function nextOrder(taken: readonly { readonly choice: number; readonly count: number }[]) {
  const last = taken.findLastIndex(({ choice, count }) => choice + 1 < count)
  if (last < 0) return null
  return taken.slice(0, last + 1).map(({ choice }, index) => (index === last ? choice + 1 : choice))
}

/** Lets one go on after the other, as they are chosen; some die instead of taking their step of that number. */
export async function inOrder(
  actors: readonly Actor[],
  choose: Choose,
  diesAfter: Readonly<Record<number, number>> = {},
): Promise<string> {
  const waiting = new Map<number, () => void>()
  const steps = actors.map(() => 0)
  let order = ''
  let problem: unknown
  for (const [index, actor] of actors.entries()) {
    const step = () => new Promise<void>((resolve) => void waiting.set(index, resolve))
    actor(step).catch((error) => {
      problem = error
    })
  }
  for (;;) {
    await allWait()
    const ready = [...waiting.keys()].sort()
    const index = ready[choose(ready.length)]
    if (problem) throw problem
    if (index === undefined) return order
    const goOn = waiting.get(index)
    waiting.delete(index)
    if (steps[index] === diesAfter[index]) continue
    steps[index] = (steps[index] ?? 0) + 1
    order += index
    goOn?.()
  }
}

/** Promises settle in turns of their own, a few for each function they come back through. */
async function allWait(): Promise<void> {
  await new Promise(setImmediate)
}
