/** Sent as text or as it is; null where the text is none. */
export function parsedJson(json: unknown): unknown {
  if (typeof json !== 'string') return json
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
