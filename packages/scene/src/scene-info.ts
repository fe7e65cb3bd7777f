import type { Quality } from './light/quality.ts'

/** What is drawn and held, for whoever counts it. */
export type SceneInfo = {
  readonly calls: number
  readonly triangles: number
  /** Of the dearest frame so far: one that draws shadows anew costs most. */
  readonly most: { readonly calls: number; readonly triangles: number }
  readonly geometries: number
  readonly textures: number
  readonly textureBytes: number
  /** Meshes of items that were made anew since the view was. */
  readonly rebuilt: number
  readonly frames: number
  readonly quality: Quality
}

export const noInfo: SceneInfo = {
  ...{ calls: 0, triangles: 0, most: { calls: 0, triangles: 0 }, geometries: 0, textures: 0 },
  ...{ textureBytes: 0, rebuilt: 0, frames: 0, quality: 'plain' },
}
