import type { Point3 } from '@arredo/geometry'
import { Color } from 'three'
import type { BakedLight } from '../baking/bake-scene.ts'
import { perProbe } from '../baking/baked-layout.ts'
import { blurredMap } from '../baking/mirror-map.ts'
import { endless, type LightField } from './light-field.ts'

/** A plate of light on one side of a bright box, as a photographer would build it: metres, seen from its middle. */
type Plate = {
  readonly axis: 0 | 1 | 2
  readonly at: number
  readonly middle: Point3
  readonly half: Point3
} & {
  readonly glow: Color
}

const glow = (colour: string, strength: number) => new Color(colour).multiplyScalar(strength)
const plates: readonly Plate[] = [
  { axis: 2, at: 4.3, middle: [0, 0, 4.3], half: [2.5, 2.5, 1], glow: glow('#fffefc', 1.45) },
  { axis: 0, at: -4.8, middle: [-4.8, 0, 1.6], half: [1, 2.5, 1.3], glow: glow('#f2f7ff', 2.6) },
  { axis: 1, at: -4.8, middle: [1, -4.8, 1.8], half: [2, 1, 1.2], glow: glow('#fffaf2', 2) },
  // Without something dark to mirror, metal looks like grey paint.
  { axis: 0, at: 4.8, middle: [4.8, 0.5, 0.9], half: [1, 3, 1.1], glow: glow('#4a4845', 0.3) },
  { axis: 1, at: 4.8, middle: [2.6, 4.8, 0.7], half: [1.7, 1, 1], glow: glow('#4a4845', 0.4) },
  // A tall narrow light: what is glossy shows a streak of it, what is matt hardly notices.
  { axis: 1, at: -4.75, middle: [-2.4, -4.75, 0.9], half: [0.35, 1, 2.5], glow: glow('#ffffff', 5.5) },
]
const [walls, floor] = [glow('#f5f5f4', 0.84), glow('#e2dcd4', 0.5)]

/** The light of the studio on everything, at this strength. */
export function lightStudio(field: LightField, strength: number): void {
  const probes = new Float32Array(perProbe)
  const rays = 512
  const seen = [0, 0, 0]
  for (let k = 0; k < rays; k++) {
    const z = 1 - (2 * (k + 0.5)) / rays
    const [flat, turn] = [Math.sqrt(1 - z * z), k * 2.399963]
    const way: Point3 = [flat * Math.cos(turn), flat * Math.sin(turn), z]
    look(way, strength, seen)
    for (let c = 0; c < 3; c++) {
      const light = ((seen[c] ?? 0) * Math.PI) / rays
      probes[c * 4] = (probes[c * 4] ?? 0) + light
      for (const [axis, part] of way.entries())
        probes[c * 4 + 1 + axis] = (probes[c * 4 + 1 + axis] ?? 0) + 2 * light * part
    }
  }
  const light: BakedLight = {
    texels: Float32Array.from([0, 0, 0, 1]),
    probes,
    mirror: blurredMap((way, into) => look(way, strength, into)),
    mean: [1, 1, 1],
  }
  field.set(light, {
    grid: { min: [0, 0, 0], step: [1, 1, 1], counts: [1, 1, 1] },
    atlas: { width: 1, height: 1 },
    mirrors: [endless],
  })
}

function look(way: Point3, strength: number, into: number[]): void {
  const hit = plates.find(({ axis, at, middle, half }) => {
    const reach = at / way[axis]
    if (!(reach > 0)) return false
    return ([0, 1, 2] as const).every(
      (other) => other === axis || Math.abs(way[other] * reach - middle[other]) <= half[other],
    )
  })
  const { r, g, b } = hit?.glow ?? (way[2] < -0.2 ? floor : walls)
  into[0] = r * strength
  into[1] = g * strength
  into[2] = b * strength
}
