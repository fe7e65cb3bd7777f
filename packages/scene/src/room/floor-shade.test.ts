import { itemToPlan, type Standing } from '@arredo/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tilingNoise } from '../materials/pattern-noise.ts'
import { woodGrain } from '../materials/surface-textures.ts'
import { createFloorShade } from './floor-shade.ts'

const bounds = { min: [0, 0], max: [4000, 4000] } as const
const texels = 100

describe('shade on the floor', () => {
  test('is darkest under an item, fades beside it and is gone further off', () => {
    const alpha = shadeOf([cabinet(1000)])
    expect(alpha(1300, 1700)).toBeGreaterThan(alpha(1300, 1350))
    expect(alpha(1300, 1350)).toBeGreaterThan(0)
    expect(alpha(1300, 800)).toBe(0)
  })

  test('a row of cabinets has no darker joint than one cabinet has in its middle', () => {
    const alpha = shadeOf([cabinet(1000), cabinet(1600)])
    expect(alpha(1600, 1360)).toBe(alpha(1300, 1360))
  })

  test('what hangs on the wall leaves the floor alone', () => {
    const hung = cabinet(1000)
    const alpha = shadeOf([{ ...hung, place: { ...hung.place, at: [1000, 2000, 1450] } }])
    expect(alpha(1300, 1700)).toBe(0)
  })

  test('is under all of what stands there, however it is turned, and goes with it', () => {
    const rotation = fc.integer({ min: 0, max: 359 })
    fc.assert(
      fc.property(rotation, rotation, (before, after) => {
        const turned = (degrees: number) => ({
          ...cabinet(0),
          place: { at: [2000, 2000, 0] as const, rotation: degrees },
        })
        const [shade, fresh] = [createFloorShade(texels), createFloorShade(texels)]
        shade.update(bounds, [turned(before)])
        shade.update(bounds, [turned(after)])
        fresh.update(bounds, [turned(after)])
        expect(Buffer.compare(shade.pixels, fresh.pixels)).toBe(0)
        for (const corner of [
          [30, 30],
          [570, 30],
          [30, 550],
          [570, 550],
        ] as const) {
          const [x, y] = itemToPlan(turned(after).place, corner)
          expect(alphaAt(fresh.pixels, x, y)).toBeGreaterThan(100)
        }
      }),
    )
  })
})

test('patterns repeat without a seam', () => {
  const noise = tilingNoise(8, 5, 3)
  const grain = woodGrain(7)
  for (const at of [0.1, 0.37, 0.92]) {
    expect(noise(8 - 1e-9, at * 5)).toBeCloseTo(noise(0, at * 5), 6)
    expect(noise(-3, at * 5)).toBeCloseTo(noise(5, at * 5), 12)
    expect(grain(1 - 1e-9, at)).toBeCloseTo(grain(0, at), 5)
    expect(grain(at, 1)).toBeCloseTo(grain(at, 0), 9)
  }
})

function cabinet(x: number): Standing {
  return {
    place: { at: [x, 2000, 0], rotation: 0 },
    size: { width: 600, depth: 580, height: 800 },
  }
}

function shadeOf(items: readonly Standing[]): (x: number, y: number) => number {
  const { pixels, update } = createFloorShade(texels)
  update(bounds, items)
  return (x, y) => alphaAt(pixels, x, y)
}

function alphaAt(pixels: Uint8Array, x: number, y: number): number {
  return pixels[(Math.floor((y / 4000) * texels) * texels + Math.floor((x / 4000) * texels)) * 4 + 3] ?? -1
}
