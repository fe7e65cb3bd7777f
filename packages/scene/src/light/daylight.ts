import type { Opening, Point3, Shell } from '@arredo/geometry'
import { type Light, lightOf, towardsSun } from '@arredo/project'
import type { Daylight } from '../baking/bake-content.ts'
import type { Rgb } from '../baking/bake-scene.ts'
import { mainWindow } from './main-window.ts'

/** What shines into the house at an hour; until somebody decides, a clear morning in the main window. */
export function daylightAt(
  light: Light,
  house: { readonly shell: Shell; readonly openings: readonly Opening[] },
  viewAzimuth: number,
): Daylight {
  const isUsual = light === lightOf({})
  const towards = isUsual ? usualSun(house, viewAzimuth) : towardsSun(light)
  const high = towards?.[2] ?? usualHeight
  const day = smooth((high + 0.1) / 0.35)
  const warm = 1 - smooth((high - 0.02) / 0.4)
  const strength = 6.4 * smooth((high + 0.02) / 0.22)
  return {
    sun:
      towards && strength > 0.01
        ? {
            towards,
            strength: mix(
              [strength, 0.93 * strength, 0.8 * strength],
              [strength, 0.6 * strength, 0.28 * strength],
              warm,
            ),
          }
        : null,
    sky: {
      zenith: mix(mix([0.05, 0.08, 0.17], [0.9, 1.1, 1.7], day), [3.0, 3.6, 4.6], day * day * day),
      horizon: mix([0.09, 0.11, 0.17], mix([4.4, 4.5, 4.6], [3.6, 2.6, 1.9], warm), day),
      ground: mix([0.02, 0.02, 0.03], [1.2, 1.2, 1.0], day),
    },
    fill: mix([0.02, 0.019, 0.018], [0.2, 0.2, 0.2], day),
    lamps: light.lamps ? candelaOfLumen : 0,
    brightness: (0.36 + 0.3 * Math.max(day, light.lamps ? 0.3 : 0)) * 2 ** (light.exposure ?? 0),
    neutral: 0.62 + 0.13 * day * (1 - 0.5 * warm),
  }
}

/** Candela of one lumen all round, where 600 lux on a floor are 1; millimetres. */
const candelaOfLumen = 1e6 / (4 * Math.PI * 600)

const usualElevation = (36 * Math.PI) / 180
const usualHeight = Math.sin(usualElevation)
/** Off the window's axis, so that the light falls slantwise into the room. */
const slant = (28 * Math.PI) / 180

function usualSun(
  { shell, openings }: { readonly shell: Shell; readonly openings: readonly Opening[] },
  viewAzimuth: number,
): Point3 | null {
  const outward = mainWindow(shell, openings)
  if (!outward) return null
  const facing = Math.atan2(outward[1], outward[0])
  // Of the two slants, the one that leaves the sun farther from the viewer.
  const azimuth = [facing + slant, facing - slant].reduce((best, next) =>
    Math.cos(next - viewAzimuth) < Math.cos(best - viewAzimuth) ? next : best,
  )
  const flat = Math.cos(usualElevation)
  return [Math.cos(azimuth) * flat, Math.sin(azimuth) * flat, usualHeight]
}

function smooth(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}
