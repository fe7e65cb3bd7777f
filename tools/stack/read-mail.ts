/** A mail as people see it. */
export type ReadMail = {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

type Part = { readonly headers: ReadonlyMap<string, string>; readonly body: string }

/** Enough of MIME for mails of our own: alternatives of plain words and HTML. */
export function readMail(raw: string): ReadMail {
  const whole = readPart(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(whole.headers.get('content-type') ?? '')?.[1]
  const parts = boundary ? whole.body.split(`--${boundary}`).slice(1, -1).map(readPart) : [whole]
  const bodyOf = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type))
    return part ? decoded(part.body, part.headers.get('content-transfer-encoding') ?? '') : ''
  }
  const header = (name: string) => decodedWords(whole.headers.get(name) ?? '')
  return {
    ...{ from: header('from'), to: header('to'), subject: header('subject') },
    ...{ text: bodyOf('text/plain').trim(), html: bodyOf('text/html') },
  }
}

function readPart(written: string): Part {
  const text = written.replaceAll('\r\n', '\n').replace(/^\n/, '')
  const end = text.indexOf('\n\n')
  const lines = text
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = lines.map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const
  })
  return { headers: new Map(headers), body: text.slice(end + 2) }
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? unquoted(body.replaceAll('=\n', '')) : body
}

/** `=?UTF-8?Q?Citt=C3=A0?=` in headers. */
function decodedWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_whole, kind: string, words: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(words, 'base64').toString('utf8')
        : unquoted(words.replaceAll('_', ' ')),
    )
}

function unquoted(words: string): string {
  const bytes = words.replaceAll(/=([0-9A-F]{2})/gi, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
