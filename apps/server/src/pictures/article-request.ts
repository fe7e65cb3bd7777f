import type { Catalogue } from '@arredo/catalogue'
import type { ArticleStageRequest, PictureFormat } from '@arredo/contract'
import { readTextures, shownMaterials, type TextureFiles } from './read-textures.ts'

export type ArticlePictureRequest = {
  readonly catalogue: Catalogue
  readonly article: string
  /** Of the tenant; without them surfaces are flat and modelled objects boxes. */
  readonly files?: TextureFiles
  /** Of the square picture; 512 when left out. */
  readonly side?: number
  /** WebP when left out: it keeps the ground transparent. */
  readonly format?: PictureFormat
}

/** An article as it opens: its first model and hand, nothing chosen. Null when there is nothing to see. */
export async function articleRequest(request: ArticlePictureRequest): Promise<ArticleStageRequest | null> {
  const { catalogue, article: code, files, side: pixels = 512, format = 'webp' } = request
  const article = catalogue.pack.articles.find((one) => one.code === code)
  const [model] = article?.models ?? []
  if (!article || model === undefined) return null

  const side = article.sides[0] ?? 'L'
  const evaluation = catalogue.evaluate({ article: code, model, side, choices: {}, header: {} })
  if (!evaluation || evaluation.parts.length === 0) return null

  const materials = shownMaterials(evaluation.parts, catalogue.pack.materials)
  return {
    kind: 'article',
    parts: evaluation.parts,
    size: evaluation.size,
    side,
    materials,
    textures: await readTextures(files, materials, evaluation.parts),
    // What is let into a worktop is shown lying on the table.
    hangs: article.attach === 'ceiling' || (article.attach !== 'worktop' && article.mountHeight > 0),
    width: pixels,
    height: pixels,
    format,
  }
}
