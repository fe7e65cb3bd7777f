import type { Opening, Shell } from '@arredo/geometry'
import { type Light, towardsSun } from '@arredo/project'
import type { Daylight } from '../baking/bake-content.ts'
import type { Around, Rgb, Sky } from '../baking/bake-scene.ts'
import { surroundingsOf } from './backdrop/surroundings.ts'
import { mainWindow } from './main-window.ts'

type House = { readonly shell: Shell; readonly openings: readonly Opening[] }

/** What shines into the house at an hour; where light of the library is around it, in its colours. */
export function daylightAt(light: Light, house: House, around: Around | null = null): Daylight {
  const towards = towardsSun(light)
  const { day, warm } = hourOf(towards[2])
  const strength = 6.4 * smooth((towards[2] + 0.02) / 0.22) * (1 - overcast(light))
  const sky = skyOf(day, warm)
  const bright = level(sky) / brightPaper
  return {
    sun:
      strength > 0.01 && mainWindow(house.shell, house.openings)
        ? {
            towards,
            strength: mix(
              [strength, 0.93 * strength, 0.8 * strength],
              [strength, 0.6 * strength, 0.28 * strength],
              warm,
            ),
          }
        : null,
    sky: around
      ? {
          zenith: times(around.sky.zenith, bright),
          horizon: times(around.sky.horizon, bright),
          ground: times(around.sky.ground, bright),
        }
      : sky,
    around: around && { seen: around, strength: bright },
    fill: mix([0.02, 0.019, 0.018], [0.2, 0.2, 0.2], day),
    ceiling: ceilingCandela * Math.max(day, light.lamps ? 0.4 : 0),
    lamps: light.lamps ? candelaOfLumen : 0,
    brightness: (0.36 + 0.3 * Math.max(day, light.lamps ? 0.3 : 0)) * 2 ** (light.exposure ?? 0),
    neutral: 0.62 + 0.13 * day * (1 - 0.5 * warm),
  }
}

/** How much of the light of noon a sky has at this hour. */
export function skyShare(light: Light): number {
  const { day, warm } = hourOf(towardsSun(light)[2])
  return level(skyOf(day, warm)) / level(skyOf(1, 0))
}

/** What a picture of the library has for white paper, in the measure of our sky at noon. */
const brightPaper = 0.6

/** Candela of one lumen all round, where 600 lux on a floor are 1; millimetres. */
const candelaOfLumen = 1e6 / (4 * Math.PI * 600)

/** About as much on a worktop as a window brings by day. */
const ceilingCandela = 2.4e6

function hourOf(high: number): { readonly day: number; readonly warm: number } {
  return { day: smooth((high + 0.1) / 0.35), warm: 1 - smooth((high - 0.02) / 0.4) }
}

function skyOf(day: number, warm: number): Sky {
  return {
    zenith: mix(mix([0.05, 0.08, 0.17], [0.9, 1.1, 1.7], day), [3.0, 3.6, 4.6], day * day * day),
    horizon: mix([0.09, 0.11, 0.17], mix([4.4, 4.5, 4.6], [3.6, 2.6, 1.9], warm), day),
    ground: mix([0.02, 0.02, 0.03], [1.2, 1.2, 1.0], day),
  }
}

/** 1 on a day without a sun. */
function overcast(light: Light): number {
  return smooth((surroundingsOf(light).cover - 0.75) * 4)
}

function level({ zenith, horizon }: Sky): number {
  return [...zenith, ...horizon].reduce((sum, value) => sum + value, 0) / 6
}

function smooth(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

function times([red, green, blue]: Rgb, by: number): Rgb {
  return [red * by, green * by, blue * by]
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}
