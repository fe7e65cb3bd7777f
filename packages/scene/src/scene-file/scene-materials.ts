import type { Material as Finish } from '@arredo/catalogue'
import { Color } from 'three'
import { kelvinColour } from '../light/kelvin-colour.ts'
import { brushedBy, roughnessOf, unknownFinish } from '../materials/finish-looks.ts'
import type { SceneMaterial, Vector } from './scene-file.ts'
import type { PatternName, ScenePictures } from './scene-pictures.ts'

/** A material, and how large its pictures are on the surface; null where it has none. */
export type MadeMaterial = {
  readonly material: SceneMaterial
  readonly size: { readonly width: number; readonly height: number } | null
}

export type SceneMaterials = {
  readonly ofFinish: (finish: Finish | undefined) => Promise<MadeMaterial>
  readonly ofPattern: (pattern: PatternName, name: string, tint: Vector) => Promise<MadeMaterial>
}

type Look = Omit<Finish, 'name'>

/** Each look is made once, whatever catalogue it comes from. */
export function createSceneMaterials(pictures: ScenePictures): SceneMaterials {
  const made = new Map<string, Promise<MadeMaterial>>()
  const once = (key: string, make: () => Promise<MadeMaterial>): Promise<MadeMaterial> => {
    const known = made.get(key)
    if (known) return known
    const one = make()
    made.set(key, one)
    return one
  }
  return {
    ofFinish(finish) {
      const look = finish ?? unknownFinish
      const { colour, finish: kind, texture, brushed = false } = look
      const key = `${kind}|${colour}|${brushed}|${texture ? JSON.stringify(texture) : ''}`
      return once(key, () => covered(look))
    },
    ofPattern: (pattern, name, tint) =>
      once(`${pattern}|${name}|${tint.join()}`, async () => {
        const { image, size } = await pictures.pattern(pattern)
        return { size, material: { ...plain(name, tint, 0.5), colourMap: { image } } }
      }),
  }

  async function covered(finish: Look): Promise<MadeMaterial> {
    const { colour, finish: kind, texture } = finish
    const bare = finished(finish)
    if (!texture) {
      if (kind !== 'wood' && kind !== 'stone') return { material: bare, size: null }
      const { image, size } = await pictures.pattern(kind === 'wood' ? 'grain' : 'stone')
      return { size, material: { ...bare, colourMap: { image } } }
    }

    const [colours, normals, rough] = await Promise.all([
      pictures.file(texture.colour, 'colour'),
      texture.normal === undefined ? null : pictures.file(texture.normal, 'normal'),
      texture.roughness === undefined ? null : pictures.file(texture.roughness, 'roughness'),
    ])
    return {
      size: colours || normals || rough ? texture : null,
      material: {
        ...bare,
        colour: colours ? white : linear(colour),
        ...(colours && { colourMap: { image: colours } }),
        ...(normals && { normalMap: { image: normals } }),
        ...(rough && { roughnessMap: { image: rough }, roughness: 1 }),
      },
    }
  }
}

export function plain(name: string, colour: Vector, roughness: number, metalness = 0): SceneMaterial {
  return { name, colour, roughness, metalness, extras: { finish: name } }
}

/** What shines on all of its surface, so that this many lumens leave it. */
export function shiningMaterial(kelvin: number, lumens: number, squareMetres: number): SceneMaterial {
  const watts = lumens / lumensPerWatt
  return {
    ...plain('light', white, 0.4),
    emission: {
      colour: vector(kelvinColour(kelvin)),
      strength: watts / (Math.PI * Math.max(squareMetres, 1e-6)),
    },
    extras: { finish: 'light', kelvin },
  }
}

/** What glTF's readers divide by to get from lumens to the watts of their own lamps. */
const lumensPerWatt = 683

export function linear(colour: string): Vector {
  return vector(new Color(colour))
}

export function vector(colour: Color): Vector {
  return [colour.r, colour.g, colour.b]
}

const white: Vector = [1, 1, 1]

function finished({ colour, finish: kind, texture, brushed }: Look): SceneMaterial {
  const material = plain(kind, linear(colour), roughnessOf[kind], kind === 'metal' ? 1 : 0)
  if (kind === 'gloss') return { ...material, clearcoat: { factor: 1, roughness: 0.03 } }
  if (brushed) return { ...material, brushed: brushedBy }
  if (kind !== 'glass') return material
  // Glass with a pattern is there to hide what is behind it.
  const isFrosted = texture !== undefined
  return {
    ...material,
    transmission: 1,
    roughness: isFrosted ? 0.35 : 0.02,
    extras: { ...material.extras, isFrosted },
  }
}
