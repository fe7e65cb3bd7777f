/** What we read of glTF 2.0; everything may be missing in a file that a stranger made. */
export type Gltf = {
  readonly scene?: number
  readonly scenes?: readonly { readonly nodes?: readonly number[] }[]
  readonly nodes?: readonly GltfNode[]
  readonly meshes?: readonly { readonly primitives: readonly GltfPrimitive[] }[]
  readonly materials?: readonly GltfMaterial[]
  readonly textures?: readonly GltfTexture[]
  readonly samplers?: readonly { readonly wrapS?: number; readonly wrapT?: number }[]
  readonly images?: readonly { readonly bufferView?: number; readonly mimeType?: string }[]
  readonly accessors?: readonly GltfAccessor[]
  readonly bufferViews?: readonly GltfView[]
}

export type GltfNode = {
  readonly mesh?: number
  readonly children?: readonly number[]
  readonly matrix?: readonly number[]
  readonly translation?: readonly [number, number, number]
  readonly rotation?: readonly [number, number, number, number]
  readonly scale?: readonly [number, number, number]
}

export type GltfPrimitive = {
  readonly mode?: number
  readonly attributes: Readonly<Record<string, number>>
  readonly indices?: number
  readonly material?: number
}

export type GltfTextureUse = {
  readonly index: number
  readonly scale?: number
  readonly strength?: number
  readonly extensions?: {
    readonly KHR_texture_transform?: {
      readonly offset?: readonly [number, number]
      readonly scale?: readonly [number, number]
      readonly rotation?: number
    }
  }
}

export type GltfMaterial = {
  readonly pbrMetallicRoughness?: {
    readonly baseColorFactor?: readonly number[]
    readonly baseColorTexture?: GltfTextureUse
    readonly metallicFactor?: number
    readonly roughnessFactor?: number
    readonly metallicRoughnessTexture?: GltfTextureUse
  }
  readonly normalTexture?: GltfTextureUse
  readonly occlusionTexture?: GltfTextureUse
  readonly emissiveTexture?: GltfTextureUse
  readonly emissiveFactor?: readonly number[]
  readonly alphaMode?: string
  readonly alphaCutoff?: number
  readonly doubleSided?: boolean
  readonly extensions?: {
    readonly KHR_materials_unlit?: object
    readonly KHR_materials_emissive_strength?: { readonly emissiveStrength?: number }
    readonly KHR_materials_clearcoat?: {
      readonly clearcoatFactor?: number
      readonly clearcoatRoughnessFactor?: number
    }
    readonly KHR_materials_transmission?: { readonly transmissionFactor?: number }
  }
}

type GltfTexture = {
  readonly source?: number
  readonly sampler?: number
  readonly extensions?: { readonly EXT_texture_webp?: { readonly source?: number } }
}
type GltfAccessor = {
  readonly bufferView?: number
  readonly byteOffset?: number
  readonly componentType: number
  readonly normalized?: boolean
  readonly count: number
  readonly type: string
  readonly sparse?: object
}
type GltfView = { readonly byteOffset?: number; readonly byteLength: number; readonly byteStride?: number }

export type GlbContent = {
  readonly gltf: Gltf
  /** The bytes of a buffer view. */
  readonly bytes: (view: number) => Uint8Array<ArrayBuffer>
  /** The values of an accessor, `width` for each of its elements. */
  readonly numbers: (accessor: number, width: number) => Float32Array
}

const widths: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }

type Component = {
  readonly bytes: number
  /** What stands for 1 where whole numbers mean shares. */
  readonly whole: number
  readonly read: (view: DataView, at: number) => number
}
const components: Readonly<Record<number, Component>> = {
  5120: { bytes: 1, whole: 127, read: (view, at) => view.getInt8(at) },
  5121: { bytes: 1, whole: 255, read: (view, at) => view.getUint8(at) },
  5122: { bytes: 2, whole: 32_767, read: (view, at) => view.getInt16(at, true) },
  5123: { bytes: 2, whole: 65_535, read: (view, at) => view.getUint16(at, true) },
  5125: { bytes: 4, whole: 1, read: (view, at) => view.getUint32(at, true) },
  5126: { bytes: 4, whole: 1, read: (view, at) => view.getFloat32(at, true) },
}

/** A GLB's description and its numbers; throws where it is not one. */
export function readGlb(file: ArrayBuffer): GlbContent {
  const words = new DataView(file)
  if (words.getUint32(0, true) !== 0x46546c67 || words.getUint32(16, true) !== 0x4e4f534a) {
    throw new Error('This is no GLB')
  }
  const length = words.getUint32(12, true)
  const gltf: Gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 20, length)))
  // The binary chunk follows, after its own length and kind.
  const binary = 20 + length + 8

  function bytes(index: number): Uint8Array<ArrayBuffer> {
    const view = gltf.bufferViews?.[index]
    if (!view) throw new Error(`There is no buffer view ${index}`)
    return new Uint8Array(file, binary + (view.byteOffset ?? 0), view.byteLength)
  }

  function numbers(index: number, width: number): Float32Array {
    const accessor = gltf.accessors?.[index]
    const component = accessor && components[accessor.componentType]
    if (!component || accessor.sparse) throw new Error(`The accessor ${index} cannot be read`)
    const values = new Float32Array(accessor.count * width)
    if (accessor.bufferView === undefined) return values

    const held = bytes(accessor.bufferView)
    const view = new DataView(held.buffer, held.byteOffset, held.byteLength)
    const own = widths[accessor.type] ?? width
    const stride = gltf.bufferViews?.[accessor.bufferView]?.byteStride ?? own * component.bytes
    for (let k = 0; k < accessor.count; k++) {
      for (let part = 0; part < Math.min(width, own); part++) {
        const value = component.read(view, (accessor.byteOffset ?? 0) + k * stride + part * component.bytes)
        values[k * width + part] = accessor.normalized ? Math.max(-1, value / component.whole) : value
      }
    }
    return values
  }

  return { gltf, bytes, numbers }
}
