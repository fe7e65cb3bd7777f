import {
  ClampToEdgeWrapping,
  DoubleSide,
  FrontSide,
  LinearMipmapLinearFilter,
  type Material,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  MirroredRepeatWrapping,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
  type Wrapping,
} from 'three'
import type { LightField } from '../light/light-field.ts'
import { bitmapTexture } from '../materials/bitmap-texture.ts'
import { lightByRoom } from '../materials/surface-shader.ts'
import type { GlbContent, GltfMaterial, GltfTextureUse } from './glb-content.ts'

/** How see-through glass stays that lets everything pass: as our own. */
const clearest = 0.25

type Picture = (use: GltfTextureUse | undefined, isColour: boolean) => Promise<Texture | null>

export type ModelLook = { readonly field: LightField; readonly isRich: boolean; readonly anisotropy: number }

/** The model's own materials, as far as our light shows them; each is made once. */
export function createModelMaterials(content: GlbContent, look: ModelLook) {
  const picture: Picture = (use, isColour) => readPicture(content, use, isColour, look.anisotropy)
  const made = new Map<number | undefined, Promise<Material>>()
  return (index: number | undefined): Promise<Material> => {
    const known = made.get(index)
    if (known) return known
    const written = index === undefined ? undefined : content.gltf.materials?.[index]
    const material = makeMaterial(picture, written ?? {}, look)
    made.set(index, material)
    return material
  }
}

async function makeMaterial(picture: Picture, written: GltfMaterial, look: ModelLook): Promise<Material> {
  const { extensions = {} } = written
  const { baseColorFactor = [], baseColorTexture } = written.pbrMetallicRoughness ?? {}
  const material = extensions.KHR_materials_unlit
    ? new MeshBasicMaterial()
    : await litMaterial(picture, written, look)
  const [red = 1, green = 1, blue = 1, alpha = 1] = baseColorFactor
  material.color.setRGB(red, green, blue)
  material.map = await picture(baseColorTexture, true)
  material.vertexColors = true
  material.side = written.doubleSided ? DoubleSide : FrontSide
  const { transmissionFactor = 0 } = extensions.KHR_materials_transmission ?? {}
  if (written.alphaMode === 'BLEND' || transmissionFactor > 0) {
    material.transparent = true
    material.depthWrite = false
    material.opacity = Math.min(alpha, 1 - (1 - clearest) * transmissionFactor)
  }
  if (written.alphaMode === 'MASK') material.alphaTest = written.alphaCutoff ?? 0.5
  return material
}

async function litMaterial(
  picture: Picture,
  written: GltfMaterial,
  { field, isRich }: ModelLook,
): Promise<MeshStandardMaterial> {
  const { extensions = {}, normalTexture, occlusionTexture, emissiveTexture } = written
  const {
    metallicFactor = 1,
    roughnessFactor = 1,
    metallicRoughnessTexture,
  } = written.pbrMetallicRoughness ?? {}
  const { clearcoatFactor = 0, clearcoatRoughnessFactor = 0 } = extensions.KHR_materials_clearcoat ?? {}
  const material =
    isRich && clearcoatFactor > 0
      ? new MeshPhysicalMaterial({ clearcoat: clearcoatFactor, clearcoatRoughness: clearcoatRoughnessFactor })
      : new MeshStandardMaterial()
  lightByRoom(material, field, { hasGaps: true })
  material.metalness = metallicFactor
  material.roughness = roughnessFactor
  const rough = await picture(metallicRoughnessTexture, false)
  material.roughnessMap = rough
  material.metalnessMap = rough
  material.normalMap = await picture(normalTexture, false)
  material.normalScale.setScalar(normalTexture?.scale ?? 1)
  material.aoMap = await picture(occlusionTexture, false)
  material.aoMapIntensity = occlusionTexture?.strength ?? 1
  const [red = 0, green = 0, blue = 0] = written.emissiveFactor ?? []
  material.emissive.setRGB(red, green, blue)
  material.emissiveMap = await picture(emissiveTexture, true)
  material.emissiveIntensity = extensions.KHR_materials_emissive_strength?.emissiveStrength ?? 1
  return material
}

/** Made of the bytes in the file: nothing is fetched. */
async function readPicture(
  { gltf, bytes }: GlbContent,
  use: GltfTextureUse | undefined,
  isColour: boolean,
  anisotropy: number,
): Promise<Texture | null> {
  const written = use && gltf.textures?.[use.index]
  const source = written?.extensions?.EXT_texture_webp?.source ?? written?.source
  const { bufferView, mimeType = '' } = (source !== undefined && gltf.images?.[source]) || {}
  if (!written || bufferView === undefined) return null

  const image = await createImageBitmap(new Blob([bytes(bufferView)], { type: mimeType }), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  })
  const texture = bitmapTexture(image)
  const { wrapS, wrapT } = (written.sampler !== undefined && gltf.samplers?.[written.sampler]) || {}
  texture.wrapS = wrapping(wrapS)
  texture.wrapT = wrapping(wrapT)
  texture.flipY = false
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = anisotropy
  if (isColour) texture.colorSpace = SRGBColorSpace
  const { offset, scale, rotation } = use.extensions?.KHR_texture_transform ?? {}
  if (offset) texture.offset.fromArray(offset)
  if (scale) texture.repeat.fromArray(scale)
  texture.rotation = rotation ?? 0
  return texture
}

function wrapping(written: number | undefined): Wrapping {
  if (written === 33_071) return ClampToEdgeWrapping
  return written === 33_648 ? MirroredRepeatWrapping : RepeatWrapping
}
