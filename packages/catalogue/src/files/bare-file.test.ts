import { readFileSync } from 'node:fs'
import { sampleModel, samplePictures, sampleWebp } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareFile } from './bare-file.ts'
import { bareJpeg } from './bare-jpeg.ts'
import { barePng } from './bare-png.ts'
import { joined, lettersAt, toBytes } from './bytes.ts'
import { type WebpChunk, webpChunks } from './webp-chunks.ts'

const secret = 'taken at 45.4642 N 9.1900 E'
const ash = readFileSync(new URL('../../../../catalogues/library/materials/ash.webp', import.meta.url))

function webpOf(chunks: readonly WebpChunk[]): Uint8Array {
  const body = chunks.flatMap(({ kind, content }) => [
    ...[toBytes(kind), Uint8Array.from(long(content.length)), content],
    new Uint8Array(content.length % 2),
  ])
  const whole = joined(body)
  return joined([toBytes('RIFF'), Uint8Array.from(long(whole.length + 4)), toBytes('WEBP'), whole])
}

const long = (number: number) => [0, 8, 16, 24].map((shift) => (number >> shift) & 255)
const says = (bytes: Uint8Array, words: string) => Buffer.from(bytes).includes(words)

describe('a texture is published', () => {
  it('as it is when it holds nothing else, with its small colour profile', () => {
    expect(lettersAt(ash, 30)).toBe('ICCP')
    expect(bareFile('ash.webp', ash)).toBe(ash)
    const plain = sampleWebp('plain')
    expect(bareFile('plain.webp', plain)).toBe(plain)
  })

  it('without what else its maker wrote into it, under the name it would have without', () => {
    const more = { EXIF: secret, 'XMP ': '<xmp/>', JUNK: 'abc' }
    const chunks = Object.entries(more).map(([kind, words]) => ({ kind, content: toBytes(words) }))
    const told = webpOf([...(webpChunks(ash) ?? []), ...chunks])
    told[20] = (told[20] ?? 0) | 0x0c
    expect(says(told, secret)).toBe(true)
    expect(Buffer.from(bareFile('ash.webp', told)).equals(ash)).toBe(true)
  })

  it('without a profile that is none, and as it is when it cannot be read', () => {
    const told = webpOf(
      (webpChunks(ash) ?? []).map((chunk) =>
        chunk.kind === 'ICCP' ? { ...chunk, content: toBytes(secret.padEnd(200)) } : chunk,
      ),
    )
    expect(says(told, secret)).toBe(true)
    expect(says(bareFile('ash.webp', told), secret)).toBe(false)
    expect(bareFile('a.webp', toBytes('RIFF'))).toEqual(toBytes('RIFF'))
    expect(bareFile('a.txt', told)).toBe(told)
  })
})

describe('a picture in a model', () => {
  const { png, jpeg } = samplePictures

  it('is bare as a PNG', () => {
    expect(Buffer.from(barePng(png) ?? []).equals(png)).toBe(true)
    const text = joined([
      Uint8Array.from([0, 0, 0, secret.length]),
      toBytes(`tEXt${secret}`),
      toBytes('crc!'),
    ])
    const told = joined([png.subarray(0, 33), text, png.subarray(33), toBytes('behind the end')])
    expect(Buffer.from(barePng(told) ?? []).equals(png)).toBe(true)
    expect(barePng(png.subarray(0, -12))).toBeNull()
  })

  it('is bare as a JPEG', () => {
    expect(Buffer.from(bareJpeg(jpeg) ?? []).equals(jpeg)).toBe(true)
    const exif = joined([Uint8Array.from([0xff, 0xe1, 0, secret.length + 2]), toBytes(secret)])
    const told = joined([jpeg.subarray(0, 20), exif, jpeg.subarray(20), toBytes('behind the end')])
    expect(Buffer.from(bareJpeg(told) ?? []).equals(jpeg)).toBe(true)
    expect(bareJpeg(jpeg.subarray(0, -2))).toBeNull()
    const scan = Buffer.from(jpeg).indexOf('\xff\xda', 'latin1')
    const scanned = (times: number) =>
      joined([
        jpeg.subarray(0, scan),
        ...Array.from({ length: times }, () => jpeg.subarray(scan, -2)),
        jpeg.subarray(-2),
      ])
    expect(bareJpeg(scanned(64))).toEqual(scanned(64))
    expect(bareJpeg(scanned(65))).toBeNull()
  })
})

describe('a model is published', () => {
  const asPng = { content: { textures: [{ source: 0 }], images: [{ bufferView: 3, mimeType: 'image/png' }] } }

  it('as it is when it holds nothing else', () => {
    for (const model of [sampleModel(), sampleModel({ picture: ash })])
      expect(bareFile('a.glb', model)).toBe(model)
  })

  it('with bare pictures, without what nothing in it refers to', () => {
    const told = joined([samplePictures.png, toBytes(secret)])
    const model = sampleModel({ picture: told, ...asPng })
    expect(Buffer.from(bareFile('a.glb', model))).toEqual(
      Buffer.from(bareFile('a.glb', sampleModel({ picture: samplePictures.png, ...asPng }))),
    )
    expect(says(bareFile('a.glb', behindItsViews(sampleModel(), secret)), secret)).toBe(false)
  })

  it('bare is bare for any bytes whatever', () => {
    const whole = sampleModel({ picture: joined([samplePictures.png, toBytes(secret)]), ...asPng })
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, value) => {
        const changed = Uint8Array.from(whole)
        changed[at] = value
        const bare = bareFile('a.glb', changed)
        expect(bareFile('a.glb', bare)).toBe(bare)
      }),
    )
  })
})

/** The same model with words at the end of its bytes, which no view describes. */
function behindItsViews(model: Uint8Array, words: string): Uint8Array {
  const more = toBytes(words.padEnd(Math.ceil(words.length / 4) * 4))
  const whole = joined([model, more])
  const view = new DataView(whole.buffer)
  const binary = 20 + view.getUint32(12, true)
  view.setUint32(8, whole.length, true)
  view.setUint32(binary, view.getUint32(binary, true) + more.length, true)
  return whole
}
