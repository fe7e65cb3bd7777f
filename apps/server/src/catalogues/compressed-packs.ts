import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** In the order of their worth: a kitchen is 465 kB, 46 of them as gzip, 34 as Brotli. */
export const packEncodings = ['br', 'gzip'] as const
export type PackEncoding = (typeof packEncodings)[number]

export type CompressedPacks = {
  /** Reads and compresses what it does not have; who asks meanwhile waits for the same work. */
  readonly get: (
    name: string,
    encoding: PackEncoding,
    read: () => Promise<string | undefined>,
  ) => Promise<Buffer | undefined>
}

const compress: Readonly<Record<PackEncoding, (text: string) => Promise<Buffer>>> = {
  // The eleventh step would save a tenth more for twenty times the work.
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => gzipped(text, { level: 9 }),
}
const brotli = promisify<string, object, Buffer>(brotliCompress)
const gzipped = promisify<string, object, Buffer>(gzip)

/** A pack never changes: compressed once in a process, and kept until others need the room. */
export function compressedPacks(mostBytes = 64 * 1024 * 1024): CompressedPacks {
  const kept = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  let bytes = 0

  function keep(key: string, packed: Buffer): void {
    kept.set(key, packed)
    bytes += packed.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) return
      kept.delete(oldest)
      bytes -= length
    }
  }

  async function make(key: string, encoding: PackEncoding, read: () => Promise<string | undefined>) {
    const text = await read()
    if (text === undefined) return undefined
    const packed = await compress[encoding](text)
    keep(key, packed)
    return packed
  }

  return {
    async get(name, encoding, read) {
      const key = `${encoding} ${name}`
      const known = kept.get(key)
      if (known) {
        // Back to the end of the line: the first in it is the one not asked for longest.
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const making = underWay.get(key) ?? make(key, encoding, read).finally(() => underWay.delete(key))
      underWay.set(key, making)
      return making
    },
  }
}

/** What a browser takes, the smallest first; null where it takes neither. */
export function acceptedEncoding(header: string | undefined): PackEncoding | null {
  const taken = new Set<string>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    if (weight === undefined || Number(weight.slice(2)) > 0) taken.add(name)
  }
  return packEncodings.find((encoding) => taken.has(encoding)) ?? null
}
