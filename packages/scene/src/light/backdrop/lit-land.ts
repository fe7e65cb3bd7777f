import { bearingOf, directionAt, elevationOf, type Land } from './land.ts'
import type { Radiance, Sky } from './sky.ts'

/** Red, green and blue of every pixel as linear light, lowest row first. */
export type Panorama = { readonly width: number; readonly height: number; readonly data: Float32Array }

/** What lit windows and street lamps shine. */
const lampLight: Radiance = [1, 0.62, 0.28]

/** The sky is soft: reckoned in so many rows and read between. */
const skyRows = 128

/** The land in the light of an hour, with its sky. */
export function litLand(land: Land, sky: Sky): Panorama {
  const { width, height, cover } = land
  const data = skyOver(sky, width, height)
  for (let column = 0; column < width; column++) {
    const haze = sky.horizon(directionAt(bearingOf(column, width), 0))
    for (let row = 0; row < height; row++) {
      const at = row * width + column
      if (cover[at]) lightUp(land, at, sky, haze, data)
    }
  }
  return { width, height, data: softened(data, width, height) }
}

function lightUp(land: Land, at: number, sky: Sky, far: Radiance, data: Float32Array): void {
  const { albedo, normals, haze, glow, cover } = land
  const { towardsSun, sun, ambient, night } = sky
  const k = at * 3
  const up = (normals[k + 2] ?? 0) / 127
  const facing =
    ((normals[k] ?? 0) * towardsSun[0] + (normals[k + 1] ?? 0) * towardsSun[1]) / 127 + up * towardsSun[2]
  // Leaves and rough ground take light from the side too.
  const direct = Math.max(0, 0.22 + 0.78 * facing) * 0.62
  const around = 0.46 + 0.32 * up
  const air = (haze[at] ?? 0) / 255
  const shine = ((glow[at] ?? 0) / 255) ** 2 * night * 1.5
  const share = (cover[at] ?? 0) / 255
  for (const channel of channels) {
    const own = ((albedo[k + channel] ?? 0) / 255) ** 2
    const light = own * (direct * sun[channel] + around * ambient[channel])
    const seen = light + (far[channel] - light) * air + lampLight[channel] * shine
    const open = data[k + channel] ?? 0
    data[k + channel] = open + (seen - open) * share
  }
}

const channels = [0, 1, 2] as const

function skyOver(sky: Sky, width: number, height: number): Float32Array {
  const data = new Float32Array(width * height * 3)
  const columns = skyRows * 2
  const field = skyField(sky, columns)
  for (let row = 0; row < height; row++) {
    const y = Math.min(skyRows - 1.001, Math.max(0, ((row + 0.5) / height) * skyRows - 0.5))
    const low = Math.floor(y)
    for (let column = 0; column < width; column++) {
      const x = ((column + 0.5) / width) * columns - 0.5 + columns
      const left = Math.floor(x)
      const one = (low * columns + (left % columns)) * 3
      const two = (low * columns + ((left + 1) % columns)) * 3
      const above = columns * 3
      for (const channel of channels) {
        const below = lerp(field[one + channel] ?? 0, field[two + channel] ?? 0, x - left)
        const over = lerp(field[one + above + channel] ?? 0, field[two + above + channel] ?? 0, x - left)
        data[(row * width + column) * 3 + channel] = lerp(below, over, y - low)
      }
    }
  }
  return data
}

function skyField(sky: Sky, columns: number): Float32Array {
  const field = new Float32Array(columns * skyRows * 3)
  for (let row = 0; row < skyRows; row++) {
    for (let column = 0; column < columns; column++) {
      const direction = directionAt(bearingOf(column, columns), elevationOf(row, skyRows))
      field.set(direction[2] < 0 ? sky.horizon(direction) : sky.at(direction), (row * columns + column) * 3)
    }
  }
  return field
}

function lerp(one: number, two: number, share: number): number {
  return one + (two - one) * share
}

/** What is outside is never quite in focus, and has no stairs for edges. */
function softened(data: Float32Array, width: number, height: number): Float32Array {
  return blurred(blurred(data, width, height, 'along'), width, height, 'up')
}

function blurred(data: Float32Array, width: number, height: number, way: 'along' | 'up'): Float32Array {
  const next = new Float32Array(data.length)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 3
      const [before, after] =
        way === 'along'
          ? [column > 0 ? -3 : (width - 1) * 3, column + 1 < width ? 3 : -(width - 1) * 3]
          : [row > 0 ? -width * 3 : 0, row + 1 < height ? width * 3 : 0]
      for (let k = at; k < at + 3; k++)
        next[k] = (data[k] ?? 0) * 0.5 + ((data[k + before] ?? 0) + (data[k + after] ?? 0)) * 0.25
    }
  }
  return next
}
