import { type Part, type Place, type Point3, partBounds } from '@arredo/geometry'
import { inRoom } from '../items/item-frame.ts'
import { kelvinColour } from '../light/kelvin-colour.ts'
import type { SceneNode } from './scene-file.ts'
import { toScene, turned } from './scene-frame.ts'
import { vector } from './scene-materials.ts'

type Shining = Part & { readonly light: NonNullable<Part['light']> }

/** Thinner than any bulb: a strip or a spot under a board, which shines down. */
const flat = 30
/** Wider than any bulb: a shade, which shines by itself on all sides. */
const wide = 200
/** As on the stage. */
const cone = { inner: Math.PI * 0.44 * 0.3, outer: Math.PI * 0.44 }
/** Just below what it belongs to, which would keep its light in otherwise. */
const below = 2

export function isShining(part: Part): part is Shining {
  return (part.light?.lumens ?? 0) > 0
}

/** The lamp that does the lighting for a part; null for a shade, whose surface does it. */
export function lampNode(part: Shining, place: Place, name: string): SceneNode | null {
  const { min, max } = partBounds(part)
  const [width, depth, height] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
  const isFlat = height < flat
  if (!isFlat && Math.max(width, depth) >= wide) return null

  const { lumens, kelvin } = part.light
  const at: Point3 = [
    (min[0] + max[0]) / 2,
    (min[1] + max[1]) / 2,
    isFlat ? min[2] - below : (min[2] + max[2]) / 2,
  ]
  const colour = vector(kelvinColour(kelvin))
  const extras = { kind: 'lamp', lumens, kelvin, size: [width / 1000, depth / 1000, height / 1000] }
  if (!isFlat) {
    const light = { name, colour, candela: lumens / (4 * Math.PI) }
    return { name, at: toScene(inRoom(place, at)), light, extras: { ...extras, shape: 'bulb' } }
  }
  return {
    name,
    at: toScene(inRoom(place, at)),
    rotation: downwards(place.rotation),
    light: { name, colour, candela: lumens / (2 * Math.PI), cone },
    extras: { ...extras, shape: part.shape === 'lathe' ? 'disc' : 'strip' },
  }
}

/** Turned about the upright axis, and −Z looking down. */
function downwards(degrees: number): readonly [number, number, number, number] {
  const [, sine, , cosine] = turned(degrees)
  const half = Math.SQRT1_2
  return [-cosine * half, sine * half, sine * half, cosine * half]
}
