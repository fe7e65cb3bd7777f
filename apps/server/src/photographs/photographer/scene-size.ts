import * as z from 'zod/mini'

export type SceneSize = {
  /** Of every mesh once, and as often as it stands in the room. */
  readonly triangles: number
  readonly shownTriangles: number
  /** What pictures take when they are unpacked. */
  readonly textureBytes: number
}

const Gltf = z.object({
  nodes: z._default(z.array(z.object({ mesh: z.optional(z.number()) })), []),
  meshes: z._default(
    z.array(
      z.object({
        primitives: z.array(
          z.object({ indices: z.optional(z.number()), attributes: z.record(z.string(), z.number()) }),
        ),
      }),
    ),
    [],
  ),
  accessors: z._default(z.array(z.object({ count: z.number() })), []),
  bufferViews: z._default(
    z.array(z.object({ byteOffset: z._default(z.number(), 0), byteLength: z.number() })),
    [],
  ),
  images: z._default(z.array(z.object({ bufferView: z.optional(z.number()) })), []),
})
type Gltf = z.output<typeof Gltf>

/** How large a GLB is when it is opened, from its table of contents; null when it is none. */
export function sceneSize(scene: Uint8Array): SceneSize | null {
  const content = readContent(scene)
  if (!content) return null

  const { gltf, binary } = content
  const perMesh = gltf.meshes.map(({ primitives }) =>
    primitives.reduce((sum, { indices, attributes }) => {
      const accessor = gltf.accessors[indices ?? attributes.POSITION ?? -1]
      return sum + (accessor ? accessor.count / 3 : 0)
    }, 0),
  )
  const shown = gltf.nodes.map(({ mesh }) => (mesh === undefined ? 0 : (perMesh[mesh] ?? 0)))
  return {
    triangles: total(perMesh),
    shownTriangles: total(shown),
    textureBytes: total(gltf.images.map((image) => unpackedBytes(gltf, binary, image.bufferView))),
  }
}

function readContent(scene: Uint8Array): { readonly gltf: Gltf; readonly binary: Uint8Array } | null {
  const view = new DataView(scene.buffer, scene.byteOffset, scene.byteLength)
  if (scene.length < 20 || view.getUint32(0, true) !== 0x46546c67) return null

  const end = 20 + view.getUint32(12, true)
  if (end > scene.length) return null
  try {
    const gltf = Gltf.safeParse(JSON.parse(new TextDecoder().decode(scene.subarray(20, end))))
    return gltf.success ? { gltf: gltf.data, binary: scene.subarray(end + 8) } : null
  } catch {
    return null
  }
}

/** Four bytes a pixel: what a small file claims to be is what Blender will ask memory for. */
function unpackedBytes(gltf: Gltf, binary: Uint8Array, index: number | undefined): number {
  const place = gltf.bufferViews[index ?? -1]
  if (!place) return 0

  const file = Buffer.from(binary.buffer, binary.byteOffset + place.byteOffset, place.byteLength)
  const [width, height] =
    file.length > 24 && file.readUInt32BE(0) === 0x89504e47 ? pngSize(file) : jpegSize(file)
  return width * height * 4
}

function pngSize(file: Buffer): readonly [number, number] {
  return [file.readUInt32BE(16), file.readUInt32BE(20)]
}

/** Goes from segment to segment to the one that begins a frame. */
function jpegSize(file: Buffer): readonly [number, number] {
  let at = 2
  while (at + 9 < file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)]
    at += 2 + file.readUInt16BE(at + 2)
  }
  return [0, 0]
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
