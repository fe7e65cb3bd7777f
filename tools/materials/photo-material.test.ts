import { describe, expect, it } from 'vitest'
import { averageColour, type Pixels } from './draw-maps.ts'
import { fractalNoise } from './noise.ts'
import { type Photo, photoMaterial } from './photo-material.ts'
import { seams } from './seam.ts'

/** Pebbles lit from the upper left, as no careful photographer would take them. */
function pebbles(width: number, height: number): Photo {
  const stones = fractalNoise(64, 64, 5, 3)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const bright = 0.52 + 0.14 * stones(x / 9.3, y / 9.3) - 0.25 * (x / width + y / height - 1)
    data.set([bright * 255, bright * 230, bright * 200], at * 4)
  }
  return { width, height, data }
}

function isSeamless(pixels: Pixels): boolean {
  return (['columns', 'rows'] as const).every((direction) => {
    const { border, usual } = seams(pixels, direction)
    return border <= usual + 0.5
  })
}

describe('a material from a photo', () => {
  const photo = pebbles(192, 192)
  const made = photoMaterial(photo, 800, 128)

  it('is seamless where the photo is not', () => {
    expect(isSeamless({ size: 192, data: Uint8ClampedArray.from(photo.data) })).toBe(false)
    for (const map of [made.maps.colour, made.maps.normal, made.maps.roughness])
      expect(isSeamless(map)).toBe(true)
  })

  it('keeps its real size: what is given up for the seam is not stretched', () => {
    expect(made).toMatchObject({ width: 667, height: 667 })
    expect(photoMaterial(pebbles(192, 96), 800, 64)).toMatchObject({ width: 667, height: 333 })
  })

  it('keeps its colour and contrast', () => {
    const [red, green, blue] = averageColour(made.maps.colour)
    expect(red).toBeCloseTo(0.52, 1)
    expect(green).toBeCloseTo(0.52 * (230 / 255), 1)
    expect(blue).toBeCloseTo(0.52 * (200 / 255), 1)
    const { usual } = seams(made.maps.colour, 'columns')
    expect(usual).toBeGreaterThan(4)
  })

  it('has a relief and a roughness of its own', () => {
    for (const map of [made.maps.normal, made.maps.roughness])
      expect(new Set(map.data).size).toBeGreaterThan(20)
  })
})
