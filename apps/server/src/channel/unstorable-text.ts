// An escape is one when an even number of backslashes stands before it; surrogates come in pairs, high and low.
const escapes = /\\(?:u(?:(0000)|(d[89ab][0-9a-f]{2})(\\ud[c-f][0-9a-f]{2})?|(d[c-f][0-9a-f]{2}))|[\s\S])/gi

/** Zero characters and halves of surrogate pairs: valid JSON, but PostgreSQL stores neither in text nor in jsonb. */
export function hasUnstorableText(json: string): boolean {
  if (!json.includes('\\u')) return false
  for (const [, zero, high, low, loneLow] of json.matchAll(escapes)) {
    if (zero || loneLow || (high && !low)) return true
  }
  return false
}
