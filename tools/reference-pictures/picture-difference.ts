/** Red, green and blue of every pixel, row by row. */
type Pixels = { readonly width: number; readonly height: number; readonly rgb: Uint8Array }

export type PictureDifference = {
  /** Of all blocks, in steps of colour of which the eye tells about two. */
  readonly mean: number
  /** The share of blocks that anybody would see. */
  readonly share: number
  /** Where it is largest, in pixels from the left top. */
  readonly at: readonly [number, number]
}

/** Noise and edges half a pixel off are lost in a block's mean; a handle is not. */
const block = 8
/** Beyond what the eye tells apart. */
const seen = 2.5
/** Another version of the same rasteriser rounds differently. */
const tolerance = { mean: 0.5, share: 0.006 }

export function pictureDifference(one: Pixels, two: Pixels): PictureDifference {
  const [columns, rows] = [Math.ceil(one.width / block), Math.ceil(one.height / block)]
  const isOtherSize = one.width !== two.width || one.height !== two.height
  let [sum, beyond, most] = [0, 0, -1]
  let at: PictureDifference['at'] = [0, 0]
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = [meanColour(one, column, row), meanColour(two, column, row)]
      const apart = isOtherSize ? 100 : Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
      sum += apart
      if (apart > seen) beyond += 1
      if (apart > most) [most, at] = [apart, [column * block, row * block]]
    }
  }
  return { mean: sum / (columns * rows), share: beyond / (columns * rows), at }
}

export function isSamePicture({ mean, share }: PictureDifference): boolean {
  return mean <= tolerance.mean && share <= tolerance.share
}

type Lab = readonly [number, number, number]

/** Of one block, as the eye would weigh it: lightness, then how red and how yellow. */
function meanColour({ width, height, rgb }: Pixels, column: number, row: number): Lab {
  const [right, bottom] = [Math.min(width, (column + 1) * block), Math.min(height, (row + 1) * block)]
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let y = row * block; y < bottom; y++) {
    for (let x = column * block; x < right; x++) {
      const from = (y * width + x) * 3
      red += linear(rgb[from] ?? 0)
      green += linear(rgb[from + 1] ?? 0)
      blue += linear(rgb[from + 2] ?? 0)
      count += 1
    }
  }
  return lab(red / count, green / count, blue / count)
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** CIE L*a*b* under the white of screens. */
function lab(red: number, green: number, blue: number): Lab {
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function bent(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
}
