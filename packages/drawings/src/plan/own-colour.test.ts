import type { Part } from '@arredo/geometry'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { finishOf, paleColour } from './own-colour.ts'

function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('is light enough for letters whatever it was, and nothing for what is no colour', () => {
  const ink = brightness('#1c1e23')
  fc.assert(
    fc.property(fc.nat(0xffffff), (number) => {
      const pale = paleColour(`#${number.toString(16).padStart(6, '0')}`) ?? ''
      expect(pale).toMatch(/^#[0-9a-f]{6}$/)
      expect((brightness(pale) + 0.05) / (ink + 0.05)).toBeGreaterThan(7)
    }),
  )
  expect(paleColour('red')).toBeNull()
  // Sage stays green, oak stays brown.
  expect([paleColour('#9dad93'), paleColour('#c8a27a')]).toEqual(['#d3dace', '#e6d5c3'])
})

it('is that of the largest front, else of the largest board from above', () => {
  const box = (material: string, at: Part['at'], size: Part['at'], opens?: string): Part => ({
    ...{ code: material, shape: 'box', at, size, material },
    ...(opens && { opens, motion: { kind: 'hinge', edge: 'left', degrees: 90 } as const }),
  })
  const body = box('carcass', [0, 0, 0], [600, 560, 720])
  const top = box('oak', [0, 0, 720], [600, 560, 20])
  expect(finishOf([])).toBeNull()
  expect(finishOf([body, top])).toBe('oak')
  expect(
    finishOf([
      top,
      body,
      box('sage', [0, 560, 0], [600, 20, 720], 'door'),
      box('steel', [9, 580, 0], [9, 9, 99], 'x'),
    ]),
  ).toBe('sage')
})
