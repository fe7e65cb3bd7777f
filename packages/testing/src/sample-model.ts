type Content = Readonly<Record<string, unknown>>

export type SampleModel = {
  /** Laid on all its faces, as a WebP; red without it. */
  readonly picture?: Uint8Array
  /** What its description says instead. */
  readonly content?: Content
}

/** A wedge in profile: flat on the ground, highest at its back (z 0), down to nothing at its front (z 4). */
const corners = [0, 1].flatMap((x) => [
  [x, 0, 0],
  [x, 0, 4],
  [x, 2, 0],
])
const triangles = [
  ...[0, 1, 2],
  ...[3, 5, 4],
  ...[0, 3, 4, 0, 4, 1],
  ...[0, 2, 5, 0, 5, 3],
  ...[1, 4, 5, 1, 5, 2],
]

/** A modelled object of eight triangles as a GLB: a wedge 1 wide, 2 high and 4 deep. */
export function sampleModel({ picture, content = {} }: SampleModel = {}): Uint8Array {
  const positions = bytesOf(Float32Array.from(corners.flat()))
  const coordinates = bytesOf(Float32Array.from(corners.flatMap(([x = 0, , z = 0]) => [x, z / 4])))
  const indices = bytesOf(Uint16Array.from(triangles))
  const binary = padded(joined([positions, coordinates, indices, picture ?? new Uint8Array()]), 0)
  const lengths = [positions.length, coordinates.length, indices.length]
  const [a = 0, b = 0, c = 0] = lengths
  const views = [
    { buffer: 0, byteOffset: 0, byteLength: a },
    { buffer: 0, byteOffset: a, byteLength: b },
    { buffer: 0, byteOffset: a + b, byteLength: c },
    ...(picture ? [{ buffer: 0, byteOffset: a + b + c, byteLength: picture.length }] : []),
  ]
  const surface = picture ? { baseColorTexture: { index: 0 } } : { baseColorFactor: [0.8, 0.02, 0.02, 1] }
  return toGlb(
    {
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, indices: 2, material: 0 }] }],
      materials: [{ pbrMetallicRoughness: { ...surface, metallicFactor: 0 }, doubleSided: true }],
      ...(picture && {
        textures: [{ extensions: { EXT_texture_webp: { source: 0 } } }],
        images: [{ bufferView: 3, mimeType: 'image/webp' }],
        extensionsUsed: ['EXT_texture_webp'],
        extensionsRequired: ['EXT_texture_webp'],
      }),
      accessors: [
        {
          bufferView: 0,
          componentType: 5126,
          type: 'VEC3',
          count: corners.length,
          min: [0, 0, 0],
          max: [1, 2, 4],
        },
        { bufferView: 1, componentType: 5126, type: 'VEC2', count: corners.length },
        { bufferView: 2, componentType: 5123, type: 'SCALAR', count: triangles.length },
      ],
      bufferViews: views,
      buffers: [{ byteLength: binary.length }],
      ...content,
    },
    binary,
  )
}

function toGlb(content: Content, binary: Uint8Array): Uint8Array {
  const text = Uint8Array.from(JSON.stringify(content), (letter) => letter.charCodeAt(0))
  const json = padded(text, 0x20)
  const data = padded(binary, 0)
  const length = 12 + 8 + json.length + 8 + data.length
  return joined([
    bytesOf(Uint32Array.of(0x46546c67, 2, length, json.length, 0x4e4f534a)),
    json,
    bytesOf(Uint32Array.of(data.length, 0x004e4942)),
    data,
  ])
}

function padded(bytes: Uint8Array, filler: number): Uint8Array {
  const filled = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler)
  filled.set(bytes)
  return filled
}

function bytesOf({ buffer }: Float32Array | Uint16Array | Uint32Array): Uint8Array {
  return new Uint8Array(buffer)
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
