import type { Part } from '@arredo/geometry'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast } from '../testing/contrast.ts'
import { finishOf, paleColour } from './own-colour.ts'

// Of fixed grounds: looks.test.ts; of the pages they are on: readable-colours.test.ts in tools/document-sheets.
it('is light enough for letters whatever it was, and nothing for what is no colour', () => {
  fc.assert(
    fc.property(fc.nat(0xffffff), (number) => {
      const pale = paleColour(`#${number.toString(16).padStart(6, '0')}`) ?? ''
      expect(pale).toMatch(/^#[0-9a-f]{6}$/)
      expect(contrast(pale, '#1c1e23')).toBeGreaterThan(7)
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
