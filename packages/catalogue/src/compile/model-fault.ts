import { strFromU8 } from 'fflate'
import { pictureSize } from './picture-size.ts'
import { isRecord } from './shape.ts'
import { tooManyPixels } from './texture-fault.ts'

type Fields = Readonly<Record<string, unknown>>

/** A page loads dozens of them. */
const largest = 1.5 * 1024 * 1024
const mostTriangles = 20_000

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
  const content = readContent(bytes)
  if (!content) return 'is not a model in glTF 2.0 binary. Export it as .glb'

  const { buffers, images, extensionsRequired } = content
  const outside = [...records(buffers), ...records(images)].find(({ uri }) => uri !== undefined)
  if (outside) {
    return `refers to ${nameOf(outside.uri)} instead of holding it. Export it with everything embedded`
  }
  const strange = list(extensionsRequired).find((name) => !understood.test(String(name)))
  if (strange !== undefined) return `needs ${strange}, which is not read here. Export it without compression`
  const picture = records(images).find(({ mimeType }) => !pictures.includes(String(mimeType)))
  if (picture) return `holds a picture as ${picture.mimeType}. Use WebP, PNG or JPEG`
  const broken = pictureFault(bytes, content)
  if (broken) return broken

  const triangles = countTriangles(content)
  if (triangles === 0) return 'shows nothing. Export the object with its meshes'
  if (triangles > mostTriangles) {
    return `has ${triangles.toLocaleString('en')} triangles; a model may have 20,000. Reduce it before you export it`
  }
  return null
}

/** Views must lie within the file, and pictures be what they say, within bounds. */
function pictureFault(bytes: Uint8Array, { images, bufferViews }: Fields): string | null {
  const word = (at: number) =>
    new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, true)
  const start = 20 + word(12) + 8
  const views = records(bufferViews).map(({ byteOffset = 0, byteLength }) => ({
    from: start + Number(byteOffset),
    to: start + Number(byteOffset) + Number(byteLength),
  }))
  const isWithin = ({ from, to }: { from: number; to: number }) =>
    from >= start && to >= from && to <= bytes.length
  if (!views.every(isWithin)) return 'is cut off: some of what it describes is not in it. Export it anew'
  for (const { bufferView } of records(images)) {
    const view = views[Number(bufferView)]
    const size = view ? pictureSize(bytes.subarray(view.from, view.to)) : null
    if (!size) return 'holds a picture that cannot be read. Export it anew'
    const large = tooManyPixels(size)
    if (large) return `holds a picture that ${large}`
  }
  return null
}

/** The description in a GLB's first chunk. */
function readContent(bytes: Uint8Array): Fields | null {
  if (bytes.length < 20) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const word = (at: number) => view.getUint32(at, true)
  const isGlb = word(0) === 0x46546c67 && word(4) === 2 && word(8) === bytes.length && word(16) === 0x4e4f534a
  if (!isGlb || 20 + word(12) > bytes.length) return null
  try {
    const content: unknown = JSON.parse(strFromU8(bytes.subarray(20, 20 + word(12))))
    return isRecord(content) && isRecord(content.asset) ? content : null
  } catch {
    return null
  }
}

function nameOf(uri: unknown): string {
  const name = String(uri)
  return name.startsWith('data:') ? 'data written as text' : name
}

/** As often as they are drawn: several nodes may show one mesh. */
function countTriangles({ nodes, meshes, accessors }: Fields): number {
  const trianglesOf = records(meshes).map(({ primitives }) =>
    records(primitives).reduce((sum, { mode = 4, indices, attributes }) => {
      const accessor = indices ?? (isRecord(attributes) ? attributes.POSITION : undefined)
      const counted = records(accessors)[Number(accessor)]?.count
      const corners = typeof counted === 'number' ? counted : 0
      if (mode === 4) return sum + Math.floor(corners / 3)
      return mode === 5 || mode === 6 ? sum + Math.max(0, corners - 2) : sum
    }, 0),
  )
  return records(nodes).reduce((sum, { mesh }) => sum + (trianglesOf[Number(mesh)] ?? 0), 0)
}

function records(value: unknown): readonly Fields[] {
  return list(value).map((one) => (isRecord(one) ? one : {}))
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
