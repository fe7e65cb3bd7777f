import { joined, lettersAt, toBytes, viewOf } from './bytes.ts'
import { type WebpChunk, webpChunks } from './webp-chunks.ts'

/** Those of sRGB, Display P3 and Adobe RGB have half a kilobyte to three. */
const largestProfile = 4096
const flags = { profile: 0x20, alpha: 0x10 }

/** The picture with its transparency and colour profile; not where and with what it was taken. */
export function bareWebp(bytes: Uint8Array): Uint8Array | null {
  const chunks = webpChunks(bytes)
  const found = (kind: string) => chunks?.find((chunk) => chunk.kind === kind)
  const picture = found('VP8 ') ?? found('VP8L')
  if (!picture) return null
  const canvas = found('VP8X')
  if (!canvas || canvas.content.length < 10) return written([picture])

  const profile = found('ICCP')
  const kept = profile && isProfile(profile.content) ? [profile] : []
  const alpha = picture.kind === 'VP8 ' ? found('ALPH') : undefined
  const content = canvas.content.slice(0, 10)
  content.set([((content[0] ?? 0) & flags.alpha) | (kept.length > 0 ? flags.profile : 0), 0, 0, 0])
  return written([{ kind: 'VP8X', content }, ...kept, ...(alpha ? [alpha] : []), picture])
}

function isProfile(content: Uint8Array): boolean {
  if (content.length < 128 || content.length > largestProfile) return false
  return viewOf(content).getUint32(0) === content.length && lettersAt(content, 36) === 'acsp'
}

function written(chunks: readonly WebpChunk[]): Uint8Array {
  const body = chunks.flatMap(({ kind, content }) => [
    ...[toBytes(kind), long(content.length), content],
    new Uint8Array(content.length % 2),
  ])
  const length = body.reduce((sum, piece) => sum + piece.length, 4)
  return joined([toBytes('RIFF'), long(length), toBytes('WEBP'), ...body])
}

function long(number: number): Uint8Array {
  const bytes = new Uint8Array(4)
  viewOf(bytes).setUint32(0, number, true)
  return bytes
}
