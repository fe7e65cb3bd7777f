import { createHash } from 'node:crypto'
import { canonicalJson } from '@arredo/catalogue'
import { type ArticleStageRequest, stageVersion } from '@arredo/contract'

/** Names a picture by all that it shows; textures are named by their content already. Prices, words and weights are not in it. */
export function pictureKey({ textures: _, materials, ...shown }: ArticleStageRequest): string {
  const surfaces = Object.fromEntries(
    Object.entries(materials).map(([code, { name: _, density: __, ...surface }]) => [code, surface]),
  )
  const content = canonicalJson({ stage: stageVersion, surfaces, ...shown })
  return createHash('sha256').update(content).digest('hex')
}
