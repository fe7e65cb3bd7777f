import { barePicture } from './bare-picture.ts'
import { readGlb, writeGlb } from './glb.ts'
import { pictureViews } from './model-pictures.ts'

/**
 * What a model describes and the bytes it describes, its pictures bare; null for what is none, or lays its
 * bytes over each other: a few of them could be written as many.
 */
export function bareModel(bytes: Uint8Array): Uint8Array | null {
  const glb = readGlb(bytes)
  const views = glb?.views.flatMap((view) => view ?? []) ?? []
  const length = views.reduce((sum, view) => sum + view.length, 0)
  if (!glb || views.length < glb.views.length || length > bytes.length) return null

  const pictures = pictureViews(glb.content)
  const bare = views.map((view, index) => (pictures.has(index) ? (barePicture(view) ?? view) : view))
  return writeGlb(glb.content, bare)
}
