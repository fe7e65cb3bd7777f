import {
  FloatType,
  HalfFloatType,
  Light,
  type LightShadow,
  type Material,
  Mesh,
  type Object3D,
  type Scene,
  Texture,
} from 'three'

/** What the graphics card holds in pictures for this scene: of surfaces, of what is mirrored, and of shadows. */
export function textureBytes(scene: Scene): number {
  const found = new Set<Texture>()
  if (scene.environment) found.add(scene.environment)
  scene.traverse((object) => {
    for (const texture of texturesOf(object)) found.add(texture)
  })
  return [...found].reduce((sum, texture) => sum + bytesOf(texture), 0)
}

function texturesOf(object: Object3D): readonly Texture[] {
  if (object instanceof Light) {
    const { shadow } = object as Light & { readonly shadow?: LightShadow }
    return shadow?.map ? [shadow.map.texture] : []
  }
  if (!(object instanceof Mesh)) return []
  const material: Material | readonly Material[] = object.material
  return [material].flat().flatMap((one) => Object.values(one).filter((held) => held instanceof Texture))
}

/** Smaller and smaller copies for what is far away take a third more. */
function bytesOf(texture: Texture): number {
  const { width, height } = sizeOf(texture)
  const perTexel = { [HalfFloatType]: 8, [FloatType]: 16 }[texture.type as number] ?? 4
  const whole = width * height * perTexel
  return Math.round(texture.generateMipmaps ? (whole * 4) / 3 : whole)
}

type Sized = { readonly width: number; readonly height: number }

/** A bitmap that was closed has forgotten its size. */
function sizeOf(texture: Texture): Sized {
  const kept = (texture.userData as { size?: Sized }).size
  const image = texture.image as Partial<Sized> | null
  return kept ?? { width: image?.width ?? 0, height: image?.height ?? 0 }
}
