import type { Material as Finish } from '@arredo/catalogue'
import { Color, type Material, MeshStandardMaterial } from 'three'
import type { SurfaceTextures } from './surface-textures.ts'

export type Tint = 'none' | 'collides'

export type MaterialStore = {
  /** Items of one look share one material, whatever catalogue they come from. */
  readonly get: (finish: Finish | undefined, tint: Tint) => Material
  readonly dispose: () => void
}

/** What a part without a known material is made of. */
const unknownFinish = { colour: '#d9d7d2', finish: 'matt' } as const

const roughness = { matt: 0.82, satin: 0.5, gloss: 0.14, metal: 0.36, glass: 0.06, wood: 0.62, stone: 0.34 }

/** Without surroundings to mirror, metal would be black. */
export function createMaterialStore(textures: SurfaceTextures, hasSurroundings: boolean): MaterialStore {
  const made = new Map<string, Material>()
  return {
    get(finish, tint) {
      const { colour, finish: kind } = finish ?? unknownFinish
      const key = `${kind}|${colour}|${tint}`
      const known = made.get(key)
      if (known) return known

      const material = make(colour, kind, tint)
      made.set(key, material)
      return material
    },
    dispose() {
      for (const material of made.values()) material.dispose()
      made.clear()
    },
  }

  function make(colour: string, kind: Finish['finish'], tint: Tint): Material {
    const material = new MeshStandardMaterial({
      color: new Color(colour),
      roughness: roughness[kind],
    })
    if (kind === 'wood') material.map = textures.grain()
    if (kind === 'stone') material.map = textures.stone()
    if (kind === 'metal') material.metalness = hasSurroundings ? 0.6 : 0.2
    if (kind === 'glass') {
      material.transparent = true
      material.opacity = 0.32
      material.depthWrite = false
    }
    if (tint === 'collides') {
      material.color.lerp(new Color('#e5383b'), 0.5)
      material.emissive.set('#7a1014')
    }
    return material
  }
}
