/** More than anybody reads; cut first, so that nobody can make us read more. */
const longestMessage = 1_000
const longestStack = 8_000

/** Takes out of a message what may belong to a person: addresses, numbers, tokens. */
export function scrub(message: string): string {
  return message
    .slice(0, longestMessage)
    .replace(/[^\s"'<>()]+/g, (word) => (/[^@]@[^@]/.test(word) ? '<e-mail>' : word))
    .replace(/\b[a-z]+:\/\/[^\s"'<>)]+/gi, '<address>')
    .replace(/[\w-]{20,}/g, '<token>')
    .replace(/\d+/g, '#')
    .slice(0, 500)
}

/** Only the places of a stack: its first lines repeat the message, its addresses may carry a query. */
export function scrubStack(stack: string): string {
  const places = stack
    .slice(0, longestStack)
    .split('\n')
    .flatMap((line) => {
      const position = /((?::\d+){1,2})\)?\s*$/.exec(line)
      const address = /(?<![a-z-])[a-z-]+:\/\/[^/\s]*([^\s?#):]*)/i.exec(line)
      if (!position || !address) return []
      const name = line
        .slice(0, address.index)
        .replace(/^\s*at /, '')
        .replace(/(?<![ (@])[ (@]+$/, '')
      return [`at ${scrub(name) || '<anonymous>'} (${address[1]}${position[1]})`]
    })
  return places.slice(0, 30).join('\n').slice(0, 4_000)
}
