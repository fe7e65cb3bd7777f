import type { Light } from '@arredo/project'
import type { PlaceName } from './places.ts'

/** What is seen through the windows. */
type Surroundings = {
  readonly place: PlaceName
  /** How much of the sky clouds take; 1 is a day without sun. */
  readonly cover: number
}

/** A studio lights what is photographed; outside its windows there is a garden all the same. */
const usual: Surroundings = { place: 'garden', cover: 0.4 }

const known: Readonly<Record<string, Surroundings>> = {
  garden_trees_01: usual,
  street_houses_02: { place: 'street', cover: 0.4 },
  open_fields_04: { place: 'fields', cover: 0.5 },
  overcast_garden_06: { place: 'garden', cover: 1 },
  city_evening_08: { place: 'city', cover: 0.3 },
}

/** Whether its place is painted for every hour, instead of shown as the library has it. */
export function isPainted({ environment = '' }: Pick<Light, 'environment'>): boolean {
  return Object.hasOwn(known, environment)
}

/** By the light's environment; a library of somebody's own may hold others, which have the usual outside. */
export function surroundingsOf({ environment = '' }: Pick<Light, 'environment'>): Surroundings {
  return Object.hasOwn(known, environment) ? (known[environment] ?? usual) : usual
}
