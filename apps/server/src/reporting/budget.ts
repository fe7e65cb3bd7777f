/** Anybody can send reports, and a bad release makes every browser send many. */
export const reportsTaken = { perSecond: 20, most: 200 }

/** Gives out so many a second on average and `most` at once; says how many of the wished ones may go on. */
export function createBudget({ perSecond, most }: { readonly perSecond: number; readonly most: number }) {
  let left = most
  let at = 0
  return (wished: number, now: number): number => {
    left = Math.min(most, left + (Math.max(0, now - at) / 1000) * perSecond)
    at = now
    const given = Math.min(wished, Math.floor(left))
    left -= given
    return given
  }
}
