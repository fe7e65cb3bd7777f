import { isLampTime } from './sun-at.ts'

/** In which light a project is looked at. */
export type Light = {
  /** Hour of the day by the sun, 0 to 24; at night only lamps and the sky are left. */
  readonly hour: number
  /** Where north is, in degrees clockwise from the top of the plan. */
  readonly north: number
  readonly lamps: boolean
  /** What is around the house, by its name in the library; the library's default when left out. */
  readonly environment?: string
  /** Stops brighter (or darker) than the light of the hour; 0 when left out. */
  readonly exposure?: number
}

/** What is to be otherwise. Lamps that nobody decided about are on when it gets dark. */
export type LightChange = Partial<Light>

/** The library's default. */
export const usualEnvironment = 'studio_small_09'

/** The file with the light around a room, among the textures of a pack and under no other name. */
export function environmentFile({ environment = usualEnvironment }: Pick<Light, 'environment'>): string {
  return `${environmentFolder}${environment}.hdr`
}

/** What comes from the library of light and not from a pack. */
export const environmentFolder = 'environment/'

/** A bright morning, until somebody decides. */
const usualLight: Light = { hour: 11, north: 0, lamps: false }

export function lightOf({ light }: { readonly light?: Light | null }): Light {
  return light ?? usualLight
}

export function changedLight(light: Light, change: LightChange): Light {
  const next = { ...light, ...change }
  const isDecided = change.lamps !== undefined || light.lamps !== isLampTime(light.hour)
  return isDecided ? next : { ...next, lamps: isLampTime(next.hour) }
}
