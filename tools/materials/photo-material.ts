import { drawMaps, type Field, type Maps } from './draw-maps.ts'

/** Rows from the top, red, green, blue and alpha for each pixel. */
export type Photo = {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

export type PhotoMaterial = { readonly maps: Maps; readonly width: number; readonly height: number }

type Plane = { readonly width: number; readonly height: number; readonly values: Float32Array }

/** This share of each side is given up: there the picture passes into its own other end. */
const overlap = 1 / 6
/** The slope between a black and a white pixel side by side: what is darker lies deeper. */
const steepness = 5

/** A seamless material from a photo taken straight from the front, whose real width is known in millimetres. */
export function photoMaterial(photo: Photo, widthMm: number, size = 1024): PhotoMaterial {
  const planes = [0, 1, 2].map((channel) => {
    const plane = evenLight(readChannel(photo, channel))
    return resize(closeSeam(turn(closeSeam(turn(plane)))), size)
  })
  const [red, green, blue] = planes
  if (!red || !green || !blue) throw new Error('A photo has three colours')

  const light = Float32Array.from(
    { length: size * size },
    (_, at) => 0.3 * (red[at] ?? 0) + 0.59 * (green[at] ?? 0) + 0.11 * (blue[at] ?? 0),
  )
  const mean = light.reduce((sum, value) => sum + value, 0) / light.length
  const real = {
    width: widthMm * (1 - overlap),
    height: (widthMm * (1 - overlap) * photo.height) / photo.width,
  }
  const depth = (steepness * real.width) / size
  const field: Field = {
    size,
    colour: Float32Array.from(
      { length: size * size * 3 },
      (_, at) => planes[at % 3]?.[Math.floor(at / 3)] ?? 0,
    ),
    height: light.map((value) => depth * (value - mean)),
    // Hollows lie in the dark and are rougher than what is touched and worn.
    roughness: light.map((value) => Math.min(0.95, Math.max(0.25, 0.62 - 0.5 * (value - mean)))),
  }
  return { maps: drawMaps(field, real), width: Math.round(real.width), height: Math.round(real.height) }
}

function readChannel({ width, height, data }: Photo, channel: number): Plane {
  const values = Float32Array.from({ length: width * height }, (_, at) => (data[at * 4 + channel] ?? 0) / 255)
  return { width, height, values }
}

/** Takes out what the lamp did: light that falls off to one side would show every repeat. */
function evenLight({ width, height, values }: Plane): Plane {
  const grid = 5
  const sums = new Float64Array(grid * grid)
  const counts = new Float64Array(grid * grid)
  for (const [at, value] of values.entries()) {
    const column = Math.floor(((at % width) / width) * grid)
    const box = Math.floor((Math.floor(at / width) / height) * grid) * grid + column
    sums[box] = (sums[box] ?? 0) + value
    counts[box] = (counts[box] ?? 0) + 1
  }
  const means = sums.map((sum, box) => sum / Math.max(1, counts[box] ?? 1))
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length
  const lit = { width: grid, height: grid, values: Float32Array.from(means) }
  return {
    width,
    height,
    values: values.map((value, at) => {
      const x = (((at % width) + 0.5) / width) * grid - 0.5
      const y = ((Math.floor(at / width) + 0.5) / height) * grid - 0.5
      return value - read(lit, x, y) + mean
    }),
  }
}

/** The left end fades in over what follows the right end, so that one leads into the other. */
function closeSeam({ width, height, values }: Plane): Plane {
  const blended = Math.max(1, Math.round(width * overlap))
  const kept = width - blended
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const closed = new Float32Array(kept * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < kept; column++) {
      const own = values[row * width + column] ?? 0
      const next = values[row * width + Math.min(width - 1, column + kept)] ?? 0
      const share = column < blended ? column / blended : 1
      const mixed = own * share + next * (1 - share)
      // Two pictures on top of each other would look washed out.
      closed[row * kept + column] = mean + (mixed - mean) / Math.hypot(share, 1 - share)
    }
  }
  return { width: kept, height, values: closed }
}

function turn({ width, height, values }: Plane): Plane {
  const turned = new Float32Array(values.length)
  for (const [at, value] of values.entries()) turned[(at % width) * height + Math.floor(at / width)] = value
  return { width: height, height: width, values: turned }
}

/** Onto a square, around the borders; shrinking averages what falls together. */
function resize(plane: Plane, size: number): Float32Array {
  const taps = Math.max(1, Math.ceil(Math.max(plane.width, plane.height) / size))
  const resized = new Float32Array(size * size)
  for (let at = 0; at < resized.length; at++) {
    let sum = 0
    for (let tap = 0; tap < taps * taps; tap++) {
      const x = ((at % size) + ((tap % taps) + 0.5) / taps) / size
      const y = (Math.floor(at / size) + (Math.floor(tap / taps) + 0.5) / taps) / size
      sum += readAround(plane, x * plane.width - 0.5, y * plane.height - 0.5)
    }
    resized[at] = sum / (taps * taps)
  }
  return resized
}

function readAround(plane: Plane, x: number, y: number): number {
  return interpolate(plane, x, y, (value, length) => (value + length) % length)
}

function read(plane: Plane, x: number, y: number): number {
  return interpolate(plane, x, y, (value, length) => Math.min(length - 1, Math.max(0, value)))
}

function interpolate(
  { width, height, values }: Plane,
  x: number,
  y: number,
  place: (value: number, length: number) => number,
): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number) => values[place(row, height) * width + place(column, width)] ?? 0
  const top = at(x0, y0) * (1 - (x - x0)) + at(x0 + 1, y0) * (x - x0)
  const bottom = at(x0, y0 + 1) * (1 - (x - x0)) + at(x0 + 1, y0 + 1) * (x - x0)
  return top * (1 - (y - y0)) + bottom * (y - y0)
}
