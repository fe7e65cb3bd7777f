import type { Light } from '@arredo/project'
import { litLand, type Panorama } from './lit-land.ts'
import { landOf } from './places.ts'
import { skyOf } from './sky.ts'
import { surroundingsOf } from './surroundings.ts'

/**
 * What is outside of the windows at an hour, all round, as linear light in which 1 is white paper at noon. The disc of
 * the sun is left out. Plain arithmetic, which a worker can do as well: a second for a new place, a tenth for an hour.
 */
export function paintBackdrop(light: Light, width: number): Panorama {
  const { place, cover } = surroundingsOf(light)
  return litLand(landOf(place, width), skyOf(light, cover))
}
