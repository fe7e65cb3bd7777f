import { sampleModel, samplePictures, sampleWebp } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { joined } from './bytes.ts'
import { modelFault } from './model-fault.ts'
import { textureFault } from './texture-fault.ts'

/** Four by four pixels, as an encoder writes them. */
const plain = Uint8Array.from(atob('UklGRh4AAABXRUJQVlA4TBEAAAAvA8AAAAdQkAIXpP+BiOh/AAA='), (letter) =>
  letter.charCodeAt(0),
)

/** Of the sample's corners, coordinates and triangles. */
const plainViews = [
  { buffer: 0, byteOffset: 0, byteLength: 72 },
  { buffer: 0, byteOffset: 72, byteLength: 48 },
  { buffer: 0, byteOffset: 120, byteLength: 48 },
]

describe('a texture', () => {
  it('is a whole WebP of bounded size', () => {
    expect(textureFault(plain)).toBeNull()
    expect(textureFault(sampleWebp('anything'))).toBeNull()
    expect(textureFault(sampleWebp('wide', 0, 4096))).toBeNull()
    expect(textureFault(sampleWebp('wide', 0, 16384))).toBe(
      'has 16384 × 16384 pixels; a side may have 4096. Save it 1024 pixels wide',
    )
  })

  it('is no garbage behind the right first letters, cut off, longer than it says, or animated', () => {
    const garbage = Uint8Array.from(plain, (byte, at) => (at < 12 ? byte : (at * 37) & 255))
    const longer = Uint8Array.from([...plain, 1, 2, 3, 4])
    const animated = Uint8Array.from(sampleWebp('x'))
    animated.set([65, 78, 77, 70], 12)
    for (const broken of [garbage, plain.subarray(0, 30), longer, animated, plain.subarray(0, 12)])
      expect(textureFault(broken)).toContain('is not a whole WebP picture')
  })
})

describe('a model', () => {
  it('holds pictures that are whole and of bounded size', () => {
    expect(modelFault(sampleModel({ picture: plain }))).toBeNull()
    expect(modelFault(sampleModel({ picture: sampleWebp('wide', 0, 8192) }))).toContain('8192 × 8192 pixels')
    expect(modelFault(sampleModel({ picture: plain.subarray(0, 20) }))).toContain('cannot be read')
    const endless = samplePictures.jpeg.subarray(0, -2)
    expect(modelFault(sampleModel({ picture: endless }))).toContain('cannot be read')
  })

  it('holds pictures that are of bounded size together', () => {
    const wide = sampleWebp('wide', 0, 4096)
    const holding = (pictures: number) => {
      const one = joined(Array.from({ length: pictures }, () => wide))
      const views = Array.from({ length: pictures }, (_, index) => ({
        buffer: 0,
        byteOffset: 168 + index * wide.length,
        byteLength: wide.length,
      }))
      const images = views.map((_, index) => ({ bufferView: 3 + index, mimeType: 'image/webp' }))
      const bufferViews = [...plainViews, ...views]
      return modelFault(sampleModel({ picture: one, content: { bufferViews, images } }))
    }
    expect(holding(1)).toBeNull()
    expect(holding(2)).toBe(
      'holds pictures of 34 million pixels together; a model may have 16. Make them smaller',
    )
  })

  it('describes nothing that lies outside of it', () => {
    const bufferViews = [{ buffer: 0, byteOffset: 0, byteLength: 1_000_000 }]
    expect(modelFault(sampleModel({ content: { bufferViews } }))).toContain('is cut off')
  })
})
