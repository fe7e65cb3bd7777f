import { strFromU8, strToU8 } from 'fflate'
import { joined, viewOf } from './bytes.ts'

export type Fields = Readonly<Record<string, unknown>>
export type Glb = {
  readonly content: Fields
  /** Of the description's buffer views, one each; null where one lies outside. */
  readonly views: readonly (Uint8Array | null)[]
}

const kinds = { file: 0x46546c67, description: 0x4e4f534a, binary: 0x004e4942 }

/** What a GLB describes and the bytes it describes; null for what is none. */
export function readGlb(bytes: Uint8Array): Glb | null {
  if (bytes.length < 20) return null
  const word = (at: number) => viewOf(bytes).getUint32(at, true)
  const isGlb = word(0) === kinds.file && word(4) === 2 && word(8) === bytes.length
  const start = 20 + word(12)
  if (!isGlb || word(16) !== kinds.description || start > bytes.length) return null
  const content = contentOf(bytes.subarray(20, start))
  if (!content) return null

  const isHeld = start + 8 <= bytes.length && word(start + 4) === kinds.binary
  const binary = isHeld ? bytes.subarray(start + 8, start + 8 + word(start)) : new Uint8Array()
  return { content, views: records(content.bufferViews).map((view) => within(binary, view)) }
}

function within(binary: Uint8Array, { buffer, byteOffset = 0, byteLength }: Fields): Uint8Array | null {
  const [from, length] = [Number(byteOffset), Number(byteLength)]
  const isWhole = Number.isSafeInteger(from) && Number.isSafeInteger(length)
  const isInside = isWhole && from >= 0 && length >= 0 && from + length <= binary.length
  return isInside && buffer === 0 ? binary.subarray(from, from + length) : null
}

/** Views one after the other, each where any number may begin, and nothing between or behind them. */
export function writeGlb(content: Fields, views: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  let byteOffset = 0
  const bufferViews = records(content.bufferViews).map((view, index) => {
    const placed = { ...view, byteOffset, byteLength: views[index]?.length }
    byteOffset += padded(views[index] ?? new Uint8Array(), 0).length
    return placed
  })
  const binary = joined(views.map((view) => padded(view, 0)))
  const buffers = [{ byteLength: binary.length }]
  const json = padded(strToU8(JSON.stringify({ ...content, bufferViews, buffers })), 0x20)
  const length = 12 + 8 + json.length + 8 + binary.length
  return joined([
    words(kinds.file, 2, length, json.length, kinds.description),
    ...[json, words(binary.length, kinds.binary), binary],
  ])
}

function contentOf(json: Uint8Array): Fields | null {
  try {
    const content: unknown = JSON.parse(strFromU8(json))
    return isRecord(content) && isRecord(content.asset) ? content : null
  } catch {
    return null
  }
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function records(value: unknown): readonly Fields[] {
  return list(value).map((one) => (isRecord(one) ? one : {}))
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function padded(bytes: Uint8Array, filler: number): Uint8Array {
  const filled = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler)
  filled.set(bytes)
  return filled
}

function words(...numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4)
  for (const [index, number] of numbers.entries()) viewOf(bytes).setUint32(index * 4, number, true)
  return bytes
}
