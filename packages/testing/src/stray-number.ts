/** Where among plain values something is no number, or none that can be drawn; null where all can be. */
export function strayNumber(value: unknown, at = ''): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${at} is ${value}`
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    // What a person or a file says is not what was reckoned from it.
    const problem = key === 'record' ? null : strayNumber(part, `${at}.${key}`)
    if (problem) return problem
  }
  return null
}
