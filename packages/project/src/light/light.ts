import { type House, proposedNorth } from './proposed-north.ts'
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

/**
 * The file with the light around a house, among the textures of a pack and under no other name; null where nobody
 * chose another than the usual one, which needs no file.
 */
export function environmentFile({
  environment = usualEnvironment,
}: Pick<Light, 'environment'>): string | null {
  return environment === usualEnvironment ? null : `${environmentFolder}${environment}.hdr`
}

/** What comes from the library of light and not from a pack. */
export const environmentFolder = 'environment/'

/** An afternoon, when the sun is low enough to come in and high enough to be white. */
export const usualHour = 16

/** Until somebody decides, the sun of a clear afternoon comes in through the largest window. */
export function lightOf(document: House & { readonly header: { readonly light?: Light | null } }): Light {
  return document.header.light ?? usualLight(proposedNorth(document))
}

/** The same object for the same north: views compare by identity. */
export function usualLight(north: number): Light {
  const known = usualLights.get(north) ?? { hour: usualHour, north, lamps: false }
  usualLights.set(north, known)
  return known
}

const usualLights = new Map<number, Light>()

export function changedLight(light: Light, change: LightChange): Light {
  const next = { ...light, ...change }
  const isDecided = change.lamps !== undefined || light.lamps !== isLampTime(light.hour)
  return isDecided ? next : { ...next, lamps: isLampTime(next.hour) }
}
