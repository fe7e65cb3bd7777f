/** A document nests eight deep, a catalogue's rules a little deeper. */
const deepest = 40

const quote = 34
const backslash = 92

/** Whether brackets nest deeper than anything of ours does; in one pass, before anything is made of it. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const letter = json.charCodeAt(at)
    if (letter === quote) at = endOfString(json, at)
    else if (letter === 123 || letter === 91) {
      depth += 1
      if (depth > deepest) return true
    } else if (letter === 125 || letter === 93) depth -= 1
  }
  return false
}

function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end - 1
    while (json.charCodeAt(before) === backslash) before -= 1
    if ((end - before) % 2 === 1) return end
  }
  return json.length
}

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
