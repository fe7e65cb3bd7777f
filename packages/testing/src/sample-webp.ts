/** Four by four pixels, all red: what stands in a lossless WebP behind its size. */
const red = [0x07, 0x50, 0x90, 0x02, 0x17, 0xa4, 0xff, 0x81, 0x88, 0xe8, 0x7f, 0x00, 0x00]

/** A red WebP that says something behind its pixels, so that every saying is another file; `bytes` long at least. */
export function sampleWebp(saying: string, bytes = 0, side = 4): Uint8Array {
  const edge = side - 1
  const bits = (edge | (edge << 14)) >>> 0
  const size = [bits & 255, (bits >>> 8) & 255, (bits >>> 16) & 255, bits >>> 24]
  const picture = [0x2f, ...size, ...red, ...letters(saying)]
  const rest = Math.max(0, bytes - 20 - picture.length)
  const body = [...letters('WEBP'), ...chunk('VP8L', [...picture, ...new Array(rest).fill(32)])]
  return Uint8Array.from([...letters('RIFF'), ...long(body.length), ...body])
}

function chunk(kind: string, content: readonly number[]): readonly number[] {
  return [...letters(kind), ...long(content.length), ...content, ...(content.length % 2 === 1 ? [0] : [])]
}

function letters(text: string): readonly number[] {
  return [...text].map((letter) => letter.charCodeAt(0))
}

function long(number: number): readonly number[] {
  return [number & 255, (number >> 8) & 255, (number >> 16) & 255, (number >> 24) & 255]
}
