export type XmlReader = {
  readonly open: (name: string, attributes: ReadonlyMap<string, string>) => void
  readonly text: (text: string) => void
  readonly close: (name: string) => void
}

const deepest = 100
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads XML strictly and without entities of its own; names come without their prefix. Answers what is
 * wrong with the text, or null.
 */
export function readXml(text: string, reader: XmlReader): string | null {
  const open: string[] = []
  let isRooted = false
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    const tag = text.indexOf('<', at)
    const before = text.slice(at, tag === -1 ? text.length : tag)
    if (before !== '') {
      if (open.length > 0) {
        const decoded = decodeXml(before)
        if (decoded === undefined) return 'it holds an entity, which is not read'
        reader.text(decoded)
      } else if (before.trim() !== '') return 'it is no XML'
    }
    if (tag === -1) break

    if (text.startsWith('<!--', tag) || text.startsWith('<?', tag)) {
      const ending = text[tag + 1] === '?' ? '?>' : '-->'
      const end = text.indexOf(ending, tag + 2)
      if (end === -1) return 'it ends too early'
      at = end + ending.length
      continue
    }
    if (text.startsWith('<![CDATA[', tag)) {
      const end = text.indexOf(']]>', tag)
      if (end === -1 || open.length === 0) return 'it ends too early'
      reader.text(text.slice(tag + 9, end))
      at = end + 3
      continue
    }
    if (text.startsWith('<!', tag)) return 'it declares entities, which are not read'

    const end = endOfTag(text, tag)
    if (end === -1) return 'it ends too early'
    at = end + 1
    if (text[tag + 1] === '/') {
      const name = localName(text.slice(tag + 2, end).trim())
      if (open.pop() !== name) return `its tags do not match at </${name}>`
      reader.close(name)
      continue
    }
    const isEmpty = text[end - 1] === '/'
    const inside = text.slice(tag + 1, isEmpty ? end - 1 : end)
    const name = /^[^\s/>="'<]+/.exec(inside)?.[0]
    const attributes = name === undefined ? undefined : readAttributes(inside.slice(name.length))
    if (name === undefined || attributes === undefined) return 'one of its tags cannot be read'
    if (open.length === 0 && isRooted) return 'it has more than one root'
    if (open.length >= deepest) return 'its tags stand too deep in each other'
    isRooted = true
    reader.open(localName(name), attributes)
    if (isEmpty) reader.close(localName(name))
    else open.push(localName(name))
  }
  return isRooted && open.length === 0 ? null : 'it ends too early'
}

/** A tag ends at the first `>` outside of quotes. */
function endOfTag(text: string, tag: number): number {
  for (let at = tag; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '>') return at
    if (sign !== '"' && sign !== "'") continue
    const closed = text.indexOf(sign, at + 1)
    if (closed === -1) return -1
    at = closed
  }
  return -1
}

function readAttributes(text: string): ReadonlyMap<string, string> | undefined {
  const attributes = new Map<string, string>()
  const pattern = /\s+([^\s=]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
  let at = 0
  while (at < text.length) {
    pattern.lastIndex = at
    const [all, name, double, single] = pattern.exec(text) ?? []
    if (all === undefined || name === undefined) return text.slice(at).trim() === '' ? attributes : undefined
    const value = decodeXml(double ?? single ?? '')
    if (value === undefined) return undefined
    // Of the prefixed ones only the relation's id is of use; others must not hide a plain one.
    attributes.set(name.endsWith(':id') ? 'r:id' : name, value)
    at += all.length
  }
  return attributes
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Undefined when it names an entity that XML does not have by itself. */
function decodeXml(text: string): string | undefined {
  if (!text.includes('&')) return text.replace(/\r\n?/g, '\n')
  let isKnown = true
  const decoded = text
    .replace(/\r\n?/g, '\n')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w+))?;?/g, (all, decimal, hex, name) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      const sign = Number.isNaN(code) ? named[name ?? ''] : code <= 0x10ffff && String.fromCodePoint(code)
      if (!sign || !all.endsWith(';')) isKnown = false
      return sign || ''
    })
  return isKnown ? decoded : undefined
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
}

/** Signs XML cannot hold are written as spreadsheets do, `_x0001_`; a text that looks so is told apart. */
export function toSpreadsheetText(text: string): string {
  return (
    text
      .replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the very signs to be replaced.
      .replace(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, (sign) => {
        return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
      })
  )
}

export function fromSpreadsheetText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9a-fA-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
