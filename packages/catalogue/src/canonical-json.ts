/** One text for one content, whatever the order of keys: what a pack's hash is taken of. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'

  const entries = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .toSorted(([one], [two]) => (one < two ? -1 : 1))
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`).join(',')}}`
}
