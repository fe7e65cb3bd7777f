export type Random = {
  /** From 0 up to, not including, 1. */
  readonly next: () => number
  /** A whole number below. */
  readonly below: (count: number) => number
  readonly pick: <Value>(values: readonly Value[]) => Value
  readonly isOneIn: (count: number) => boolean
}

/** The same numbers for the same seed (mulberry32): what failed once fails again. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    isOneIn: (count) => below(count) === 0,
  }
}
