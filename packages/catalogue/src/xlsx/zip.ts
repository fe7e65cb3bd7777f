import { Inflate, strFromU8, strToU8, zipSync } from 'fflate'

/** Far above the largest catalogue; what is larger was made to do harm. */
const limits = {
  file: 25_000_000,
  unpacked: 128_000_000,
  /** Below this size any ratio is harmless. */
  smallPart: 8_000_000,
  ratio: 250,
  parts: 2_000,
}

export type ZipPart = {
  readonly name: string
  readonly method: number
  readonly start: number
  readonly packed: number
  readonly size: number
  readonly crc: number
}
type Refused = { readonly ok: false; readonly message: string }
export type Zip = {
  readonly names: ReadonlySet<string>
  readonly read: (name: string) => { readonly ok: true; readonly text: string } | Refused
  readonly bytes: (name: string) => { readonly ok: true; readonly bytes: Uint8Array } | Refused
}
export type OpenedZip =
  | { readonly ok: true; readonly zip: Zip }
  | { readonly ok: false; readonly message: string }

const damaged = 'The file is damaged or was not copied to its end'

/** Parts are unpacked one by one when they are asked for, and never beyond the limits, whatever they promise. */
export function openZip(bytes: Uint8Array): OpenedZip {
  if (bytes.length > limits.file) return { ok: false, message: 'The file is larger than 25 MB' }
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    const isOld = bytes[0] === 0xd0 && bytes[1] === 0xcf
    const message = isOld
      ? 'The file is locked with a password or of the old .xls kind; save it as .xlsx without one'
      : 'The file is no workbook (.xlsx)'
    return { ok: false, message }
  }
  const parts = readDirectory(bytes)
  if (!parts) return { ok: false, message: damaged }
  let left = limits.unpacked
  const unpacked: Zip['bytes'] = (name) => {
    const part = parts.get(name)
    if (!part) return { ok: false, message: `The file has no part ${name}` }
    const { size, packed } = part
    if (size > left || (size > limits.smallPart && size > packed * limits.ratio)) {
      return { ok: false, message: 'The file unpacks to more than a catalogue can need' }
    }
    left -= size
    const content = unpack(bytes, part)
    return content ? { ok: true, bytes: content } : { ok: false, message: damaged }
  }
  const read: Zip['read'] = (name) => {
    const part = unpacked(name)
    return part.ok ? { ok: true, text: strFromU8(part.bytes) } : part
  }
  return { ok: true, zip: { names: new Set(parts.keys()), read, bytes: unpacked } }
}

function readDirectory(bytes: Uint8Array): ReadonlyMap<string, ZipPart> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > limits.parts) return undefined
  const parts = new Map<string, ZipPart>()
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return undefined
    const nameLength = view.getUint16(at + 28, true)
    const name = strFromU8(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/')
    const header = view.getUint32(at + 42, true)
    if (header + 30 > bytes.length || view.getUint32(header, true) !== 0x04034b50) return undefined
    const part = {
      name,
      method: view.getUint16(at + 10, true),
      start: header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      crc: view.getUint32(at + 16, true),
    }
    if (part.start + part.packed > bytes.length || parts.has(name)) return undefined
    parts.set(name, part)
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return parts
}

/** The directory's end stands last, before a comment of up to 65,535 bytes. */
function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  return undefined
}

const slice = 16_384

function unpack(bytes: Uint8Array, { method, start, packed, size, crc }: ZipPart): Uint8Array | undefined {
  const stored = bytes.subarray(start, start + packed)
  if (method === 0) return packed === size && crcOf(stored) === crc ? stored : undefined
  if (method !== 8) return undefined

  const out = new Uint8Array(size)
  let filled = 0
  let isOver = false
  const inflate = new Inflate((chunk) => {
    if (filled + chunk.length > size) isOver = true
    else out.set(chunk, filled)
    filled += chunk.length
  })
  try {
    // In slices, so that a part which lies about its size is stopped soon after it.
    for (let at = 0; at < packed && !isOver; at += slice) {
      inflate.push(stored.subarray(at, at + slice), at + slice >= packed)
    }
  } catch (error) {
    // The inflater throws on what is no deflated data, and on nothing else.
    if (error instanceof Error) return undefined
    throw error
  }
  return !isOver && filled === size && crcOf(out) === crc ? out : undefined
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crcOf(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ (crcTable[(value ^ byte) & 0xff] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}

/** The same bytes for the same parts, at any time and place. */
export function writeZip(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const files = Object.entries(parts).map(
    ([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part] as const,
  )
  return zipSync(Object.fromEntries(files), { level: 6, mtime: '2000-01-01T00:00:00' })
}
