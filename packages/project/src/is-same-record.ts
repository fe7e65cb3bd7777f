/** Whether two values are the same plain JSON, which knows no -0; the order of fields does not count. */
export function isSameRecord(one: unknown, two: unknown): boolean {
  if (one === two) return true
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false
  if (Array.isArray(one) !== Array.isArray(two)) return false
  const [ofOne, ofTwo] = [Object.entries(one), two as Readonly<Record<string, unknown>>]
  return (
    ofOne.length === Object.keys(two).length &&
    ofOne.every(([key, held]) => Object.hasOwn(two, key) && isSameRecord(held, ofTwo[key]))
  )
}
