import { crc32, deflateSync } from 'node:zlib'
import { renderPdf } from '../render-pdf.ts'
import type { ReportInput } from '../report-input.ts'
import { reports } from '../reports.ts'

/** For tests: the PDF of an offer that must be possible. */
export async function makeOffer(input: ReportInput): Promise<Uint8Array> {
  const made = await renderPdf(reports.offer, input)
  if (!made.ok) throw new Error(made.message)
  return made.value
}

/** For tests: a PNG in one shade, 160 × 100 unless said otherwise. */
export function greyPicture(shade = 180, times = 1): Uint8Array {
  const [width, height] = [160 * times, 100 * times]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.concat(
    Array.from({ length: height }, () => Buffer.concat([Buffer.from([0]), Buffer.alloc(width, shade)])),
  )
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(kind), body])))
  return Buffer.concat([length, Buffer.from(kind), body, sum])
}
