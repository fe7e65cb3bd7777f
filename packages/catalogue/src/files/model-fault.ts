import { barePicture } from './bare-picture.ts'
import { type Fields, list, readGlb, records } from './glb.ts'
import { accessorFault } from './model-accessors.ts'
import { pictureViews } from './model-pictures.ts'
import { countDrawn, isTree } from './model-tree.ts'
import { pictureSize } from './picture-size.ts'
import { mostPixels, tooManyPixels } from './texture-fault.ts'

/** A page loads dozens of them. */
const largest = 1.5 * 1024 * 1024
const mostTriangles = 20_000
/** Five for a triangle; three are enough where none is shared. */
const mostCorners = 100_000
const mostNodes = 5_000

const pictures = ['image/webp', 'image/png', 'image/jpeg']
/** What the viewer understands without another programme to unpack it. */
const understood =
  /^(KHR_(materials_\w+|texture_transform|mesh_quantization|lights_punctual)|EXT_texture_webp)$/

/**
 * What keeps a file from being shown as a modelled object, as a sentence that goes on after its name; null
 * when nothing does.
 */
export function modelFault(bytes: Uint8Array): string | null {
  if (bytes.length > largest) {
    const size = Math.ceil((bytes.length / 1024 / 1024) * 10) / 10
    return `has ${size} MB; a model may have 1.5. Give it fewer triangles or smaller pictures`
  }
  const glb = readGlb(bytes)
  if (!glb) return 'is not a model in glTF 2.0 binary. Export it as .glb'

  const { content, views } = glb
  const { buffers, images, extensionsRequired } = content
  const outside = [...records(buffers), ...records(images)].find(({ uri }) => uri !== undefined)
  if (outside) {
    return `refers to ${nameOf(outside.uri)} instead of holding it. Export it with everything embedded`
  }
  const strange = list(extensionsRequired).find((name) => !understood.test(String(name)))
  if (strange !== undefined) return `needs ${strange}, which is not read here. Export it without compression`
  const picture = records(images).find(({ mimeType }) => !pictures.includes(String(mimeType)))
  if (picture) return `holds a picture as ${picture.mimeType}. Use WebP, PNG or JPEG`
  return (
    viewFault(bytes, views) ?? pictureFault(content, views) ?? shapeFault(content) ?? accessorFault(content)
  )
}

function viewFault(bytes: Uint8Array, views: readonly (Uint8Array | null)[]): string | null {
  if (views.includes(null)) return 'is cut off: some of what it describes is not in it. Export it anew'
  const length = views.reduce((sum, view) => sum + (view?.length ?? 0), 0)
  return length > bytes.length ? 'describes the same bytes several times. Export it anew' : null
}

/** Pictures must be what they say, within bounds: one by one, and all that a browser has to unpack at once. */
function pictureFault(content: Fields, views: readonly (Uint8Array | null)[]): string | null {
  let pixels = 0
  for (const index of pictureViews(content)) {
    const view = views[index]
    const size = view && barePicture(view) ? pictureSize(view) : null
    if (!size) return 'holds a picture that cannot be read. Export it anew'
    const large = tooManyPixels(size)
    if (large) return `holds a picture that ${large}`
    pixels += size.width * size.height
  }
  return pixels > mostPixels ** 2
    ? `holds pictures of ${Math.ceil(pixels / 1e6)} million pixels together; a model may have 16. Make them smaller`
    : null
}

function shapeFault(content: Fields): string | null {
  if (!isTree(content)) return 'shows a part of itself within itself or twice. Export it anew'
  const { triangles, corners } = countDrawn(content)
  if (triangles === 0) return 'shows nothing. Export the object with its meshes'
  if (triangles > mostTriangles) {
    return `has ${triangles.toLocaleString('en')} triangles; a model may have 20,000. Reduce it before you export it`
  }
  if (corners > mostCorners) {
    return `reads ${corners.toLocaleString('en')} corners; a model may have 100,000. Give every surface its own`
  }
  const nodes = list(content.nodes).length
  return nodes > mostNodes
    ? `has ${nodes.toLocaleString('en')} objects; a model may have 5,000. Join them before you export it`
    : null
}

function nameOf(uri: unknown): string {
  const name = String(uri)
  return name.startsWith('data:') ? 'data written as text' : name
}
