import { CanvasTexture, Color, RepeatWrapping, SRGBColorSpace, type Texture } from 'three'
import { lattice, type Noise, tilingNoise } from './pattern-noise.ts'

type Rgb = readonly [number, number, number]

/** Draws a pattern pixel by pixel: u across and v along the grain, both 0…1. */
type Pattern = (u: number, v: number) => Rgb

/** The floor's own colour, but for its grain and joints. */
export const oak = new Color('#d5c5af')

/** Boards of an oak floor: real sizes in millimetres. */
const board = { width: 140, length: 1400, across: 12, along: 2 }
/** How far from a board's edge the bevel of its joint shows. */
const joint = { side: 1.2, end: 1.6 }

/** Real size of one repeat of each texture, across and along the grain, in millimetres. */
const tiles = {
  grain: [420, 1680],
  floor: [board.width * board.across, board.length * board.along],
  stone: [900, 900],
} as const

export type SurfaceTextures = {
  /** Multiplies a wood's own colour; its mean is near white. */
  readonly grain: () => Texture
  readonly floor: () => Texture
  readonly stone: () => Texture
  readonly dispose: () => void
}

/** Textures are drawn once, on first use, always the same. */
export function createSurfaceTextures(resolution: number, anisotropy: number): SurfaceTextures {
  const made = new Map<keyof typeof tiles, Texture>()
  const make = (kind: keyof typeof tiles, width: number, height: number, pattern: () => Pattern) => () => {
    const known = made.get(kind)
    if (known) return known

    const texture = new CanvasTexture(drawPattern(width, height, pattern()))
    texture.colorSpace = SRGBColorSpace
    texture.wrapS = RepeatWrapping
    texture.wrapT = RepeatWrapping
    texture.repeat.set(1 / tiles[kind][0], 1 / tiles[kind][1])
    texture.anisotropy = anisotropy
    made.set(kind, texture)
    return texture
  }
  return {
    grain: make('grain', resolution / 2, resolution / 2, grainPattern),
    floor: make('floor', resolution, resolution, floorPattern),
    stone: make('stone', resolution / 4, resolution / 4, stonePattern),
    dispose: () => {
      for (const texture of made.values()) texture.dispose()
      made.clear()
    },
  }
}

/** How dark a wood is at a point, 0 for the lightest: growth rings, fibres and pores. */
export function woodGrain(seed: number): Noise {
  const sway = tilingNoise(3, 2, seed)
  const ripple = tilingNoise(8, 3, seed + 1)
  const fibres = tilingNoise(160, 5, seed + 2)
  const streaks = tilingNoise(28, 2, seed + 3)
  const pores = tilingNoise(230, 26, seed + 4)
  return (u, v) => {
    const ring = u * 9 + sway(u * 3, v * 2) * 2.6 + ripple(u * 8, v * 3) * 0.7
    const late = ring - Math.floor(ring)
    const pore = Math.max(0, pores(u * 230, v * 26) - 0.8) * 2.5
    return 0.34 * late * late * late + 0.3 * fibres(u * 160, v * 5) + 0.3 * streaks(u * 28, v * 2) + pore
  }
}

function grainPattern(): Pattern {
  const grain = woodGrain(7)
  return (u, v) => {
    const dark = grain(u, v) * 0.3
    // Shade turns wood redder, not greyer.
    return [255 * (1 - dark * 0.8), 255 * (1 - dark), 255 * (1 - dark * 1.15)]
  }
}

function floorPattern(): Pattern {
  const boards = Array.from({ length: board.across * board.along }, (_, k) => ({
    grain: woodGrain(20 + k),
    tone: lattice(k, 1, 5),
    warmth: (lattice(k, 2, 9) - 0.5) * 3,
  }))
  return (u, v) => {
    const across = u * board.across
    const row = Math.floor(across)
    const along = v * board.along + lattice(row, 3, 11)
    const number = Math.floor(along) % board.along
    const one = boards[row * board.along + number]
    if (!one) return [213, 197, 175]

    const [x, y] = [across - row, along - Math.floor(along)]
    const dark = one.grain(x * 0.45 + one.tone, y * 1.1 + one.tone * 3)
    const isJoint =
      Math.min(x, 1 - x) * board.width < joint.side || Math.min(y, 1 - y) * board.length < joint.end
    const shade = 1 - dark * 0.13 + (one.tone - 0.5) * 0.06 - (isJoint ? 0.11 : 0)
    return [213 * shade, 197 * shade + one.warmth * 0.3, 175 * shade - one.warmth]
  }
}

function stonePattern(): Pattern {
  const clouds = tilingNoise(6, 6, 31)
  const drifts = tilingNoise(23, 23, 32)
  const specks = tilingNoise(120, 120, 33)
  return (u, v) => {
    const cloud = clouds(u * 6, v * 6) * 0.6 + drifts(u * 23, v * 23) * 0.4
    const value = 255 * (1 - cloud * 0.035 - Math.max(0, specks(u * 120, v * 120) - 0.7) * 0.16)
    return [value, value, value * 0.995]
  }
}

function drawPattern(width: number, height: number, pattern: Pattern): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return canvas

  const image = context.createImageData(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = pattern((x + 0.5) / width, (y + 0.5) / height)
      const at = (y * width + x) * 4
      image.data[at] = red
      image.data[at + 1] = green
      image.data[at + 2] = blue
      image.data[at + 3] = 255
    }
  }
  context.putImageData(image, 0, 0)
  return canvas
}
