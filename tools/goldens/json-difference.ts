/** The first place where two JSON values differ, in words; null where they are the same. */
export function jsonDifference(
  expected: unknown,
  actual: unknown,
  at: string,
  isSameNumber: (expected: number, actual: number) => boolean = isNear,
): string | null {
  if (typeof expected === 'number' && typeof actual === 'number') {
    return isSameNumber(expected, actual) ? null : differs(expected, actual, at)
  }
  if (Array.isArray(expected) && Array.isArray(actual)) return listDifference(expected, actual)
  if (isRecord(expected) && isRecord(actual)) return recordDifference(expected, actual)
  return expected === actual ? null : differs(expected, actual, at)

  function listDifference(wanted: readonly unknown[], found: readonly unknown[]): string | null {
    const [wantedById, foundById] = [byId(wanted), byId(found)]
    if (wantedById && foundById) return recordDifference(wantedById, foundById)
    if (wanted.length !== found.length) return differs(wanted, found, at)
    return recordDifference({ ...wanted }, { ...found })
  }

  function recordDifference(wanted: JsonRecord, found: JsonRecord): string | null {
    for (const key of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
      const difference = jsonDifference(wanted[key], found[key], `${at}.${key}`, isSameNumber)
      if (difference) return difference
    }
    return null
  }
}

type JsonRecord = Readonly<Record<string, unknown>>

/** Millimetres to a few millionths; areas and the like, which are large, as well as numbers can be compared. */
export function isNear(expected: number, actual: number): boolean {
  const large = 1_000_000
  const tolerance = Math.abs(expected) > large ? Math.abs(expected) / large : 0.000_002
  return Math.abs(expected - actual) <= tolerance
}

function differs(expected: unknown, actual: unknown, at: string): string {
  return `${at} was ${written(expected)} and is ${written(actual)}`
}

function written(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 500 ? `${text.slice(0, 500)}…` : text
}

/** Records with an id are the same in any order; null for other lists. */
function byId(list: readonly unknown[]): JsonRecord | null {
  const records = list.flatMap((one) => (isRecord(one) && typeof one.id === 'string' ? [[one.id, one]] : []))
  const found = Object.fromEntries(records)
  return records.length === list.length && Object.keys(found).length === list.length ? found : null
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
