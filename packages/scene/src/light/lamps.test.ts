import type { Part } from '@arredo/geometry'
import { expect, test } from 'vitest'
import type { Item } from '../items/item.ts'
import { kelvinColour } from './kelvin-colour.ts'
import { lampsOf } from './lamps.ts'

test('the brightest lamps light the room, each from the middle of what shines in it', () => {
  const dim = item('dim', [bulb(0, 200)])
  const bright = item('bright', [
    bulb(0, 300),
    bulb(400, 300),
    { ...bulb(800, 900), light: undefined } as unknown as Part,
  ])
  const dark = item('dark', [])
  expect(lampsOf([dim, dark, bright])).toMatchObject([
    { at: [1250, 1950, 550], lumens: 600, kelvin: 2700, isDownward: false },
    { at: [1050, 1950, 550], lumens: 200 },
  ])
  const strip = { ...bulb(0, 400), size: [800, 12, 4] } as Part
  expect(lampsOf([item('strip', [strip])])[0]?.isDownward).toBe(true)
})

test('a low temperature is warm, a high one cool', () => {
  const [candle, noon, shade] = [1900, 5500, 9000].map(kelvinColour)
  expect((candle?.b ?? 1) / (candle?.r ?? 1)).toBeLessThan(0.2)
  expect((noon?.b ?? 0) / (noon?.r ?? 1)).toBeGreaterThan(0.8)
  expect(shade?.b).toBeGreaterThan(shade?.r ?? 1)
  expect(kelvinColour(2850).b).toBeGreaterThan(kelvinColour(2700).b)
  expect(kelvinColour(2850).b).toBeLessThan(kelvinColour(3000).b)
  expect(kelvinColour(6000).b).toBeGreaterThan(kelvinColour(5500).b)
})

function bulb(x: number, lumens: number): Part {
  return {
    ...{ code: 'bulb', shape: 'box', material: 'glass', light: { lumens, kelvin: 2700 } },
    ...{ at: [x, 0, 500], size: [100, 100, 100] },
  }
}

function item(id: string, parts: readonly Part[]): Item {
  const place = { at: [1000, 2000, 0], rotation: 0 } as const
  const size = { width: 500, depth: 100, height: 600 }
  return { id, parts, size, side: 'L', finishes: {}, place, isOpen: false, tint: 'none' }
}
