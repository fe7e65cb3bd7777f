import { openPack, type Pack } from '@arredo/catalogue'
import type { ArticleStageRequest } from '@arredo/contract'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { articleRequest } from '../pictures/article-request.ts'
import { pictureKey } from './picture-key.ts'

async function shown(pack: Pack = samplePack): Promise<ArticleStageRequest> {
  const request = await articleRequest({ catalogue: openPack(pack), article: 'B-DOOR' })
  if (!request) throw new Error('nothing to see')
  return request
}

const texture = { colour: `${'a'.repeat(64)}.webp`, width: 200, height: 200 }

describe('the key of a picture', () => {
  it('says nothing of prices, words, weights, bytes of textures and the order of fields', async () => {
    const request = await shown()
    const key = pictureKey(request)
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    const materials = Object.fromEntries(
      Object.entries(samplePack.materials).map(([code, one]) => [
        code,
        { ...one, name: { en: code }, density: 999 },
      ]),
    )
    expect(pictureKey(await shown({ ...samplePack, version: '9', priceLists: [], materials }))).toBe(key)
    expect(pictureKey({ ...request, textures: { 'x.webp': 'AAAA' } })).toBe(key)
    const reversed = Object.fromEntries(Object.entries(request).reverse()) as ArticleStageRequest
    expect(pictureKey(reversed)).toBe(key)
  })

  it('differs for every other thing that is seen', async () => {
    const request = await shown()
    const [code = '', material] = Object.entries(request.materials)[0] ?? []
    if (!material) throw new Error('nothing to see')
    const [part, ...others] = request.parts
    if (!part) throw new Error('nothing to see')
    const wear = (change: Partial<typeof material>): ArticleStageRequest => ({
      ...request,
      materials: { ...request.materials, [code]: { ...material, ...change } },
    })
    const looks: ArticleStageRequest[] = [
      request,
      wear({ colour: '#123456' }),
      wear({ finish: 'gloss' }),
      wear({ texture }),
      wear({ texture: { ...texture, colour: `${'b'.repeat(64)}.webp` } }),
      wear({ texture: { ...texture, width: 300 } }),
      { ...request, parts: others },
      { ...request, parts: [{ ...part, at: [1, 2, 3] }, ...others] },
      { ...request, side: request.side === 'L' ? 'R' : 'L' },
      { ...request, hangs: !request.hangs },
      { ...request, width: 256 },
      { ...request, format: 'png' },
    ]
    expect(new Set(looks.map(pictureKey)).size).toBe(looks.length)
  })
})
