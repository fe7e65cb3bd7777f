import type { Colour, Surface } from './surface.ts'

/** Rows from the top, red, green, blue and 255 for each pixel. */
export type Pixels = { readonly size: number; readonly data: Uint8ClampedArray<ArrayBuffer> }

export type Maps = { readonly colour: Pixels; readonly normal: Pixels; readonly roughness: Pixels }

/** A surface measured on a square grid of texels. */
export type Field = {
  readonly size: number
  readonly colour: Float32Array
  readonly height: Float32Array
  readonly roughness: Float32Array
}

/** `samples` to each side of a pixel: more than one keeps threads and joints from flickering. */
export function measure(surface: Surface, size: number, samples = 1): Field {
  const colour = new Float32Array(size * size * 3)
  const height = new Float32Array(size * size)
  const roughness = new Float32Array(size * size)
  const share = 1 / (samples * samples)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const index = row * size + column
      for (let part = 0; part < samples * samples; part++) {
        const x = (column + ((part % samples) + 0.5) / samples) / size
        const y = (row + (Math.floor(part / samples) + 0.5) / samples) / size
        const sample = surface.at(x * surface.width, y * surface.height)
        for (let channel = 0; channel < 3; channel++) {
          const at = index * 3 + channel
          colour[at] = (colour[at] ?? 0) + (sample.colour[channel] ?? 0) * share
        }
        height[index] = (height[index] ?? 0) + sample.height * share
        roughness[index] = (roughness[index] ?? 0) + sample.roughness * share
      }
    }
  }
  return { size, colour, height, roughness }
}

/** Colour at full size, normal and roughness at half; `average` is the colour that all pixels together have. */
export function drawMaps(
  field: Field,
  real: { readonly width: number; readonly height: number },
  average?: Colour,
): Maps {
  const half = field.size / 2
  return {
    colour: drawColour(field, average),
    normal: drawNormal(halve(field.height, field.size), half, real),
    roughness: drawGrey(halve(field.roughness, field.size), half),
  }
}

export function averageColour({ data }: Pixels): Colour {
  const sum = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    for (let channel = 0; channel < 3; channel++)
      sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0)
  }
  const [red = 0, green = 0, blue = 0] = sum.map((total) => total / (data.length / 4) / 255)
  return [red, green, blue]
}

function drawColour({ colour, size }: Field, average: Colour | undefined): Pixels {
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let channel = 0; channel < 3; channel++) {
    let sum = 0
    for (let index = channel; index < colour.length; index += 3) sum += colour[index] ?? 0
    const shift = average ? (average[channel] ?? 0) - sum / (size * size) : 0
    for (let index = 0; index < size * size; index++)
      data[index * 4 + channel] = ((colour[index * 3 + channel] ?? 0) + shift) * 255
  }
  return { size, data }
}

/**
 * The slope of the height as a direction: red to the right, green up the picture, blue out of it, as
 * WebGL reads it.
 */
export function drawNormal(
  height: Float32Array,
  size: number,
  real: { readonly width: number; readonly height: number },
): Pixels {
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  const at = (column: number, row: number) =>
    height[((row + size) % size) * size + ((column + size) % size)] ?? 0
  const [stepX, stepY] = [(2 * real.width) / size, (2 * real.height) / size]
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const slopeX = (at(column + 1, row) - at(column - 1, row)) / stepX
      const slopeUp = (at(column, row - 1) - at(column, row + 1)) / stepY
      const length = Math.hypot(slopeX, slopeUp, 1)
      const direction = [-slopeX / length, -slopeUp / length, 1 / length]
      for (const [channel, part] of direction.entries())
        data[(row * size + column) * 4 + channel] = (part * 0.5 + 0.5) * 255
    }
  }
  return { size, data }
}

export function drawGrey(values: Float32Array, size: number): Pixels {
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let index = 0; index < size * size; index++)
    data.fill((values[index] ?? 0) * 255, index * 4, index * 4 + 3)
  return { size, data }
}

export function halve(values: Float32Array, size: number): Float32Array {
  const half = size / 2
  return Float32Array.from({ length: half * half }, (_, index) => {
    const start = Math.floor(index / half) * 2 * size + (index % half) * 2
    const sum =
      (values[start] ?? 0) +
      (values[start + 1] ?? 0) +
      (values[start + size] ?? 0) +
      (values[start + size + 1] ?? 0)
    return sum / 4
  })
}
