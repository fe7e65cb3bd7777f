import { clearQueue, enqueue, type Space } from './space.ts'

/** Runs what waits until nothing changes; false when some domain ran empty. */
export function propagate(space: Space): boolean {
  const { queue, isQueued, changed, propagators, isOff } = space
  while (space.waiting > 0) {
    const index = queue[space.head] as number
    space.head = space.head + 1 === queue.length ? 0 : space.head + 1
    space.waiting--
    const change = changed[index] as number
    isQueued[index] = 0
    changed[index] = 0
    const propagator = propagators[index]
    if (!propagator || isOff[propagator.owner] === 1) continue

    space.running = index
    if (propagator.propagate(space, change)) continue
    for (const variable of propagator.scope) space.weight[variable] = (space.weight[variable] as number) + 1
    clearQueue(space)
    return false
  }
  space.running = -1
  return true
}

export function enqueueAll(space: Space): void {
  for (let index = 0; index < space.propagators.length; index++) enqueue(space, index, 3)
}
