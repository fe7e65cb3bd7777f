import type { Material as Finish, Texture as Pictures } from '@arredo/catalogue'
import { Color, type Material, MeshPhysicalMaterial, MeshStandardMaterial, type Texture } from 'three'
import { kelvinColour } from '../light/kelvin-colour.ts'
import type { LightField } from '../light/light-field.ts'
import { brushedBy, roughnessOf, unknownFinish } from './finish-looks.ts'
import { lightByRoom } from './surface-shader.ts'
import type { SurfaceTextures } from './surface-textures.ts'
import type { TextureStore } from './texture-store.ts'

export type Tint = 'none' | 'collides' | 'doubtful'

export type Look = {
  readonly tint: Tint
  /** The colour temperature of what shines. */
  readonly kelvin: number | null
  /** Of a room itself, with light of its own on every spot: no thing that stands in it shares it. */
  readonly isRoom?: boolean
}

export type MaterialStore = {
  /** Items of one look share one material, whatever catalogue they come from. */
  readonly get: (finish: Finish | undefined, look: Look) => Material
  /** Forgets all others, and says which pictures are still needed. */
  readonly keepOnly: (used: ReadonlySet<Material>) => ReadonlySet<Texture>
  readonly dispose: () => void
}

export type MaterialStoreOptions = {
  /** Drawn patterns, for what has no pictures of its own. */
  readonly patterns: SurfaceTextures
  readonly pictures: TextureStore
  readonly field: LightField
  /** Coats, naps and reliefs cost time for every pixel. */
  readonly isRich: boolean
  /** Pictures of a surface have arrived. */
  readonly onChange: () => void
}

type Kind = Finish['finish']

type Made = {
  readonly material: MeshStandardMaterial
  /** While pictures are missing that may come another time. */
  coverAgain: (() => void) | null
}

/** What is matt through and through mirrors less than any lacquer. */
const mirrorsOf: Partial<Readonly<Record<Kind, number>>> = { matt: 0.55, fabric: 0.5 }

export function createMaterialStore(options: MaterialStoreOptions): MaterialStore {
  const { patterns, pictures, field, isRich, onChange } = options
  const made = new Map<string, Made>()
  return {
    get(finish, look) {
      const { colour, finish: kind, texture, brushed = false } = finish ?? unknownFinish
      const key = [
        kind,
        brushed,
        colour,
        texture ? JSON.stringify(texture) : '',
        look.tint,
        look.kelvin,
        look.isRoom,
      ].join('|')
      const known = made.get(key)
      if (known) {
        known.coverAgain?.()
        return known.material
      }

      const material = make(colour, kind, brushed, texture)
      const one: Made = { material, coverAgain: null }
      if (texture) void cover(one, texture, look.tint)
      if (look.kelvin !== null) {
        material.emissive.copy(kelvinColour(look.kelvin))
        material.emissiveIntensity = isRich ? 1.6 : 1
      }
      if (look.tint !== 'none') warn(material, look.tint)
      made.set(key, one)
      return material
    },
    keepOnly(used) {
      for (const [key, { material }] of made) {
        if (used.has(material)) continue
        made.delete(key)
        material.dispose()
      }
      const kept = [...made.values()].flatMap(({ material: { map, normalMap, roughnessMap } }) => [
        ...[map, normalMap, roughnessMap],
      ])
      return new Set(kept.filter((texture) => texture !== null))
    },
    dispose() {
      for (const { material } of made.values()) material.dispose()
      made.clear()
    },
  }

  function make(
    colour: string,
    kind: Kind,
    brushed: boolean,
    texture: Pictures | undefined,
  ): MeshStandardMaterial {
    const material = plainMaterial(kind, brushed)
    const hasPictures = texture !== undefined
    material.vertexColors = true
    lightByRoom(material, field, {
      ...{ hasGaps: true, mirrors: mirrorsOf[kind] ?? 1, isGlass: kind === 'glass' },
      isBlended: isRich && isSeenToRepeat(kind, texture),
    })
    material.color.set(colour)
    material.roughness = roughnessOf[kind]
    if (kind === 'wood' && !hasPictures) material.map = patterns.grain()
    if (kind === 'stone' && !hasPictures) material.map = patterns.stone()
    if (kind === 'metal') {
      material.metalness = 1
    }
    if (kind === 'glass') {
      material.transparent = true
      // Clear glass is seen by what it mirrors; dark glass hides what is behind it, and a pattern is there to.
      const { r, g, b } = material.color
      material.opacity = 0.08 + 0.45 * (1 - (r + g + b) / 3) + (hasPictures ? 0.5 : 0)
      material.color.multiplyScalar(0.4)
      material.depthWrite = false
    }
    return material
  }

  /** Coats and naps cost time for every pixel: for graphics cards and pictures, and only where they show. */
  function plainMaterial(kind: Kind, brushed: boolean): MeshStandardMaterial {
    if (isRich && brushed) return new MeshPhysicalMaterial({ anisotropy: brushedBy })
    if (isRich && kind === 'gloss') {
      return new MeshPhysicalMaterial({ clearcoat: 1, clearcoatRoughness: 0.03 })
    }
    if (isRich && kind === 'fabric') {
      return new MeshPhysicalMaterial({ sheen: 0.55, sheenRoughness: 0.7, sheenColor: '#fff6e8' })
    }
    return new MeshStandardMaterial()
  }

  /** The flat colour stays until the picture is there; one that did not come is asked for again later. */
  async function cover(one: Made, texture: Pictures, tint: Tint): Promise<void> {
    const { material } = one
    one.coverAgain = null
    const [colour, normal, rough] = await Promise.all([
      pictures.get(texture.colour, texture, 'colour'),
      isRich && texture.normal ? pictures.get(texture.normal, texture, 'numbers') : null,
      isRich && texture.roughness ? pictures.get(texture.roughness, texture, 'numbers') : null,
    ])
    const isMissing = !colour || (isRich && ((texture.normal && !normal) || (texture.roughness && !rough)))
    if (isMissing) one.coverAgain = () => void cover(one, texture, tint)
    if (colour) {
      material.map = colour
      material.color.set('#ffffff')
      if (tint !== 'none') warn(material, tint)
    }
    if (normal) material.normalMap = normal
    if (rough) {
      material.roughnessMap = rough
      material.roughness = 1
    }
    if (!colour && !normal && !rough) return
    material.needsUpdate = true
    onChange()
  }
}

/** Larger pictures are as long as a slab; what is laid in order, such as tiles, has to repeat. */
function isSeenToRepeat(kind: Kind, texture: Pictures | undefined): boolean {
  if (texture?.laid || (kind !== 'wood' && kind !== 'stone')) return false
  return !texture || Math.max(texture.width, texture.height) < 2000
}

const warnings = {
  collides: { colour: '#e5383b', share: 0.5, glow: '#7a1014' },
  doubtful: { colour: '#f0a020', share: 0.4, glow: '#3a2400' },
} as const

/** What stands in something else, or is not quite right. */
export function warn(material: MeshStandardMaterial, tint: keyof typeof warnings): void {
  const { colour, share, glow } = warnings[tint]
  material.color.lerp(new Color(colour), share)
  material.emissive.set(glow)
}
