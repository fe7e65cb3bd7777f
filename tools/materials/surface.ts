/** Red, green and blue of sRGB, each 0…1. */
export type Colour = readonly [number, number, number]

export type Sample = {
  readonly colour: Colour
  /**
   * Millimetres above the surface's middle. What is finer than a pixel of the normal map is given deeper
   * than it is, or nothing would be left of it.
   */
  readonly height: number
  /** 0 is a mirror, 1 is chalk. */
  readonly roughness: number
}

/**
 * A surface that repeats after its width and height, in millimetres; x to the right, y down the picture.
 * Grain, brushing and warp threads run along the picture's height.
 */
export type Surface = {
  readonly width: number
  readonly height: number
  readonly at: (x: number, y: number) => Sample
}

export function hex(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

export function toHex(colour: Colour): string {
  const byte = (part: number) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${colour.map(byte).join('')}`
}

export function blend(one: Colour, two: Colour, share: number): Colour {
  const t = Math.min(1, Math.max(0, share))
  return [one[0] + (two[0] - one[0]) * t, one[1] + (two[1] - one[1]) * t, one[2] + (two[2] - one[2]) * t]
}

/** Lighter above 0, darker below, the hue kept. */
export function lighten(colour: Colour, by: number): Colour {
  return [colour[0] * (1 + by), colour[1] * (1 + by), colour[2] * (1 + by)]
}
