import { once } from 'node:events'
import type { OpenFile } from './file-store.ts'

/** More than tells any kind of file from any other. */
const enough = 64

/** How a file begins; it can be read from its beginning afterwards. */
export async function firstBytes({ size, stream }: OpenFile): Promise<Uint8Array> {
  const wanted = Math.min(size, enough)
  const chunks: Buffer[] = []
  let length = 0
  while (length < wanted) {
    const chunk: Buffer | null = stream.read()
    if (chunk) {
      chunks.push(chunk)
      length += chunk.length
    } else if (stream.readableEnded) break
    // It tells nobody any more.
    else if (stream.destroyed) throw stream.errored ?? new Error('The file was left before its end')
    else await Promise.race([once(stream, 'readable'), once(stream, 'end')])
  }
  const first = Buffer.concat(chunks)
  if (first.length > 0) stream.unshift(first)
  return first
}
