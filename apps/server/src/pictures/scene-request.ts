import type { Catalogue } from '@arredo/catalogue'
import type { SceneRequest } from '@arredo/contract'
import type { ProjectDocument } from '@arredo/project'
import { type ArticlePictureRequest, articleRequest } from './article-request.ts'
import type { TextureFiles } from './read-textures.ts'
import { stageRequest } from './stage-request.ts'

export type ProjectSceneRequest = {
  readonly document: ProjectDocument
  /** The opened packs of the document, by catalogue code. */
  readonly packs: ReadonlyMap<string, Catalogue>
  readonly files?: TextureFiles
}

export type ArticleSceneRequest = Pick<ArticlePictureRequest, 'catalogue' | 'article' | 'files'>

/** What a picture needs, without its frame: a scene is the same whoever looks at it. */
export async function projectSceneRequest(request: ProjectSceneRequest): Promise<SceneRequest> {
  const { kind, document, evaluation, materials, textures } = await stageRequest({
    ...request,
    ...{ view: 'overview', width: 1, height: 1 },
  })
  return { kind, document, evaluation, materials, textures }
}

/** Null when there is nothing to see. */
export async function articleSceneRequest(request: ArticleSceneRequest): Promise<SceneRequest | null> {
  const wanted = await articleRequest(request)
  if (!wanted) return null
  const { kind, parts, size, side, materials, hangs, textures } = wanted
  return { kind, parts, size, side, materials, hangs, textures }
}
