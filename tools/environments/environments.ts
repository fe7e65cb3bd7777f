import type { Light } from '@arredo/project'
import { bearingOf, directionAt, elevationOf } from '../../packages/scene/src/light/backdrop/land.ts'
import type { Panorama } from '../../packages/scene/src/light/backdrop/lit-land.ts'
import { paintBackdrop } from '../../packages/scene/src/light/backdrop/paint-backdrop.ts'
import { type Studio, studioLight } from './studio.ts'
import { studios } from './studios.ts'

type Environment = {
  readonly paint: (width: number) => Panorama
  /** Where its picture looks to, in degrees clockwise from the top of the plan. */
  readonly looksTo: number
}

/** Everything of the library: studios, and places as they are at an hour that suits them. */
export const environments: Readonly<Record<string, Environment>> = {
  ...Object.fromEntries(
    Object.entries(studios).map(([name, studio]) => [name, { paint: paintStudio(studio), looksTo: 225 }]),
  ),
  garden_trees_01: outside('garden_trees_01', 14, 200),
  street_houses_02: outside('street_houses_02', 15, 60),
  open_fields_04: outside('open_fields_04', 10, 150),
  overcast_garden_06: outside('overcast_garden_06', 12, 20),
  city_evening_08: outside('city_evening_08', 20, 100),
}

function outside(environment: string, hour: number, looksTo: number): Environment {
  const light: Light = { hour, north: 0, lamps: false, environment }
  return { paint: (width) => halved(paintBackdrop(light, 1024), width), looksTo }
}

/** Painted large and made smaller, so that small things are not lost between two pixels. */
function halved(panorama: Panorama, width: number): Panorama {
  const { width: before, height, data } = panorama
  if (before <= width) return panorama
  const next = new Float32Array((before / 2) * (height / 2) * 3)
  for (let row = 0; row < height / 2; row++) {
    for (let column = 0; column < (before / 2) * 3; column++) {
      const from = row * 2 * before * 3 + Math.floor(column / 3) * 6 + (column % 3)
      const sum = [0, 3, before * 3, before * 3 + 3].reduce((all, off) => all + (data[from + off] ?? 0), 0)
      next[row * (before / 2) * 3 + column] = sum / 4
    }
  }
  return halved({ width: before / 2, height: height / 2, data: next }, width)
}

function paintStudio(studio: Studio): (width: number) => Panorama {
  return (width) => {
    // Twice as fine, for smooth edges.
    const [columns, rows] = [width * 2, width]
    const data = new Float32Array(columns * rows * 3)
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const direction = directionAt(bearingOf(column, columns), elevationOf(row, rows))
        data.set(
          studioLight(studio, [direction[0], direction[1], direction[2]]),
          (row * columns + column) * 3,
        )
      }
    }
    return halved({ width: columns, height: rows, data }, width)
  }
}
