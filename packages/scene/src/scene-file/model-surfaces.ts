import type { Point3 } from '@arredo/geometry'
import { type GlbContent, type GltfMaterial, type GltfTextureUse, readGlb } from '../models/glb-content.ts'
import { fittedSurfaces, type Model } from '../models/model.ts'
import { modelShapes } from '../models/read-model.ts'
import type { SceneMaterial, SceneSurface, TextureUse, Vector } from './scene-file.ts'
import { shapeOfGeometry } from './scene-frame.ts'
import type { PictureMeaning, ScenePictures } from './scene-pictures.ts'

/** The surfaces of a model stretched to a box of the item's frame; null when the model cannot be had. */
export type ModelSurfaces = (
  file: string,
  min: Point3,
  max: Point3,
) => Promise<readonly SceneSurface[] | null>

/** Each model is read once, and once for each size it is needed in. */
export function createModelSurfaces(pictures: ScenePictures): ModelSurfaces {
  const models = new Map<string, Promise<Model<SceneMaterial> | null>>()
  const fitted = new Map<string, Promise<readonly SceneSurface[] | null>>()
  return (file, min, max) => {
    const key = JSON.stringify([file, min, max])
    const known = fitted.get(key)
    if (known) return known
    const surfaces = fit(file, min, max)
    fitted.set(key, surfaces)
    return surfaces
  }

  async function fit(file: string, min: Point3, max: Point3): Promise<readonly SceneSurface[] | null> {
    const reading = models.get(file) ?? read(file).catch(() => null)
    models.set(file, reading)
    const model = await reading
    if (!model) return null
    return fittedSurfaces(model, min, max).map(({ geometry, material }) => ({
      shape: shapeOfGeometry(geometry),
      uv: hasPictures(material) ? Float32Array.from(geometry.getAttribute('uv').array) : null,
      material,
    }))
  }

  async function read(file: string): Promise<Model<SceneMaterial> | null> {
    const bytes = await pictures.model(file)
    if (!bytes) return null
    const content = readGlb(bytes)
    const made = new Map<number | undefined, Promise<SceneMaterial>>()
    const materialOf = (index: number | undefined) => {
      const known = made.get(index) ?? sceneMaterial(content, index, pictures)
      made.set(index, known)
      return known
    }
    const shapes = modelShapes(content)
    if (shapes.length === 0) return null
    return {
      surfaces: await Promise.all(
        shapes.map(async ({ geometry, material }) => ({ geometry, material: await materialOf(material) })),
      ),
    }
  }
}

function hasPictures({ colourMap, roughnessMap, normalMap, emission }: SceneMaterial): boolean {
  return Boolean(colourMap || roughnessMap || normalMap || emission?.map)
}

/** See-through by its colour alone: less than that is meant as glass. */
const glassBelow = 0.95

async function sceneMaterial(
  content: GlbContent,
  index: number | undefined,
  pictures: ScenePictures,
): Promise<SceneMaterial> {
  const written: GltfMaterial = (index === undefined ? undefined : content.gltf.materials?.[index]) ?? {}
  const { pbrMetallicRoughness: base = {}, extensions = {}, normalTexture, emissiveTexture } = written
  const picture = (use: GltfTextureUse | undefined, meaning: PictureMeaning) =>
    textureUse(content, use, meaning, pictures)
  const [colourMap, roughnessMap, normalMap, emissionMap] = await Promise.all([
    picture(base.baseColorTexture, 'colour'),
    picture(base.metallicRoughnessTexture, 'packed'),
    picture(normalTexture, 'normal'),
    picture(emissiveTexture, 'colour'),
  ])
  const [red = 1, green = 1, blue = 1, alpha = 1] = base.baseColorFactor ?? []
  const isBlended = written.alphaMode === 'BLEND'
  const { transmissionFactor = 0 } = extensions.KHR_materials_transmission ?? {}
  const transmission = transmissionFactor || (isBlended && alpha < glassBelow ? 1 - alpha : 0)
  const { clearcoatFactor = 0, clearcoatRoughnessFactor = 0 } = extensions.KHR_materials_clearcoat ?? {}
  const emissive: Vector = triple(written.emissiveFactor)
  return {
    name: 'model',
    colour: [red, green, blue],
    metalness: base.metallicFactor ?? 1,
    roughness: base.roughnessFactor ?? 1,
    ...(colourMap && { colourMap }),
    ...(roughnessMap && { roughnessMap }),
    ...(normalMap && { normalMap: { ...normalMap, scale: normalTexture?.scale ?? 1 } }),
    ...(clearcoatFactor > 0 && {
      clearcoat: { factor: clearcoatFactor, roughness: clearcoatRoughnessFactor },
    }),
    ...(transmission > 0 && { transmission }),
    ...(emissive.some((part) => part > 0) && {
      emission: {
        colour: emissive,
        strength: extensions.KHR_materials_emissive_strength?.emissiveStrength ?? 1,
        ...(emissionMap && { map: emissionMap }),
      },
    }),
    // Rays that pass half are noise: leaves and lace are there or not.
    ...((written.alphaMode === 'MASK' || (isBlended && transmission === 0)) && {
      alphaCutoff: written.alphaCutoff ?? 0.5,
    }),
    ...(written.doubleSided && { isDoubleSided: true }),
    extras: { finish: transmission > 0 ? 'glass' : 'model' },
  }
}

function triple([red = 0, green = 0, blue = 0]: readonly number[] = []): Vector {
  return [red, green, blue]
}

async function textureUse(
  { gltf, bytes }: GlbContent,
  use: GltfTextureUse | undefined,
  meaning: PictureMeaning,
  pictures: ScenePictures,
): Promise<TextureUse | null> {
  const written = use && gltf.textures?.[use.index]
  const source = written?.extensions?.EXT_texture_webp?.source ?? written?.source
  const { bufferView, mimeType = '' } = (source !== undefined && gltf.images?.[source]) || {}
  if (!written || bufferView === undefined) return null

  const image = await pictures.held(bytes(bufferView), mimeType, meaning)
  if (!image) return null
  const { wrapS = 10_497, wrapT = 10_497 } =
    (written.sampler !== undefined && gltf.samplers?.[written.sampler]) || {}
  const transform = use.extensions?.KHR_texture_transform
  return { image, wrap: [wrapS, wrapT], ...(transform && { transform }) }
}
