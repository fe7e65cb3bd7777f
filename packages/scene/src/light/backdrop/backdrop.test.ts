import { DataUtils } from 'three'
import { expect, it } from 'vitest'
import type { Panorama } from './lit-land.ts'
import { paintBackdrop } from './paint-backdrop.ts'
import { panoramaTexture } from './panorama-texture.ts'

const width = 256
const at = (hour: number, environment = 'garden_trees_01', north = 0): Panorama =>
  paintBackdrop({ hour, north, lamps: false, environment }, width)

/** Mean light between two heights in degrees, all round or about one bearing. */
function mean({ data, height }: Panorama, low: number, high: number, about?: number) {
  const sum = [0, 0, 0]
  let count = 0
  for (let row = Math.round(((low + 90) / 180) * height); row < ((high + 90) / 180) * height; row++) {
    for (let column = 0; column < width; column++) {
      const bearing = ((column + 0.5) / width) * 360 - 90
      if (about !== undefined && Math.cos(((bearing - about) * Math.PI) / 180) < 0.8) continue
      for (let k = 0; k < 3; k++) sum[k] = (sum[k] ?? 0) + (data[(row * width + column) * 3 + k] ?? 0)
      count++
    }
  }
  const [red = 0, green = 0, blue = 0] = sum.map((each) => each / count)
  return { red, green, blue, all: (red + green + blue) / 3 }
}

it('[D-196 part] has a bright blue sky over green land at noon, warm light where the sun sets, and night', () => {
  const noon = at(12)
  const sky = mean(noon, 25, 60)
  expect(sky.blue).toBeGreaterThan(sky.red * 1.2)
  const land = mean(noon, -40, -15)
  expect(land.green).toBeGreaterThan(Math.max(land.red, land.blue) * 1.2)
  expect(sky.all).toBeGreaterThan(land.all)

  const evening = at(19.4)
  const west = mean(evening, 2, 14, 297)
  const east = mean(evening, 2, 14, 117)
  expect(west.red / west.blue).toBeGreaterThan(1.2 * (east.red / east.blue))
  const turned = at(19.4, 'garden_trees_01', 180)
  const now = mean(turned, 2, 14, 117)
  expect(now.red / now.blue).toBeGreaterThan(1.1)

  expect(mean(at(23), 10, 60).all).toBeLessThan(sky.all / 20)
  // The land is where it was: only its light is another.
  expect(mean(evening, -40, -15).all).toBeLessThan(land.all * 0.7)
})

it('[D-196 part] lights windows in the street by night, and hides the sun on a dull day', () => {
  const brightest = ({ data }: Panorama) => data.reduce((most, each) => Math.max(most, each), 0)
  expect(brightest(at(22.5, 'street_houses_02'))).toBeGreaterThan(0.15)
  const shade = (bearing: number) => mean(at(16, 'overcast_garden_06'), 5, 40, bearing).all
  expect(shade(80) / shade(260)).toBeGreaterThan(0.9)
})

it('is a texture of half floats with the same light in it, and every other place is another', () => {
  const { image } = panoramaTexture(at(12))
  const painted = at(12).data
  const half = image.data as Uint16Array
  expect(DataUtils.fromHalfFloat(half[4 * 9000] ?? 0)).toBeCloseTo(painted[3 * 9000] ?? 0, 2)
  expect(Array.from(at(12, 'open_fields_04').data.slice(0, 90_000))).not.toEqual(
    Array.from(painted.slice(0, 90_000)),
  )
})
