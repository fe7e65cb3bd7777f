/** Where a host's own data lives in a project's customer fields (D-10). */
const hostDataKey = 'iframeData'

/** References of other systems, which a copy of a project must not carry (D-15). */
const ownedElsewhere: readonly string[] = ['webCartId', 'olnid', 'iderp3', 'insightContextId']

type CustomerFields = Readonly<Record<string, unknown>>
export type HostData = Readonly<Record<string, unknown>>

const mostBytes = 64 * 1024

export function withHostData(fields: CustomerFields, data: HostData): CustomerFields {
  return { ...fields, [hostDataKey]: data }
}

export function withoutReferences(fields: CustomerFields): CustomerFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !ownedElsewhere.includes(name)))
}

/** An object or its JSON; null when absent, undefined when it cannot be kept and read back. */
export function readHostData(value: unknown): HostData | null | undefined {
  if (value === undefined || value === null || value === '') return null
  try {
    const json = typeof value === 'string' ? value : JSON.stringify(value)
    const data: unknown = JSON.parse(json)
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
    // Written anew, so that what is measured is what is stored; PostgreSQL keeps neither NUL nor half a pair.
    const stored = JSON.stringify(data)
    if (byteLength(stored) > mostBytes || unstorable.test(stored) || prototypeKey.test(stored))
      return undefined
    return data as HostData
  } catch {
    return undefined
  }
}

const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i
const prototypeKey = /"(?:__proto__|constructor|prototype)":/

function byteLength(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    // Half of a pair counts two: together they take four.
    const isHalf = code >= 0xd800 && code <= 0xdfff
    bytes += code < 0x80 ? 1 : code < 0x800 || isHalf ? 2 : 3
  }
  return bytes
}
