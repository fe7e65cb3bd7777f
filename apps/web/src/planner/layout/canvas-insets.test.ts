import { expect, it } from 'vitest'
import { canvasInsets } from './canvas-insets.ts'
import { firstLayout, withPanel } from './panel-layout.ts'

const phone = { direction: 'ltr', width: 390, height: 1000 } as const
const window = { direction: 'ltr', width: 1600, height: 1000 } as const

it('frees the middle between two open panels, mirrored where writing runs from the right', () => {
  const both = firstLayout('wide')
  const { left, right } = canvasInsets(both, 'wide', window)
  expect([left, right]).toEqual([330, 358])

  const mirrored = canvasInsets(both, 'wide', { ...window, direction: 'rtl' })
  expect([mirrored.left, mirrored.right]).toEqual([358, 330])
})

it('gives the room the whole window when everything is hidden', () => {
  const { left, right } = canvasInsets({ ...firstLayout('wide'), hidden: true }, 'wide', window)
  expect([left, right]).toEqual([14, 14])
})

it('keeps the room above an open sheet', () => {
  const closed = canvasInsets(firstLayout('phone'), 'phone', phone)
  const open = canvasInsets(withPanel(firstLayout('phone'), 'phone', 'room'), 'phone', phone)
  expect(open.bottom - closed.bottom).toBe(560)
})

it('leaves the room where it is under a drawer, and moves it above a sheet', () => {
  const tablet: Parameters<typeof canvasInsets>[2] = { direction: 'ltr', width: 1024, height: 768 }
  const closed = canvasInsets(firstLayout('tablet'), 'tablet', tablet)
  const opened = (panel: 'catalogue' | 'inspector', width = tablet.width) =>
    canvasInsets(withPanel(firstLayout('tablet'), 'tablet', panel), 'tablet', { ...tablet, width })
  expect(opened('catalogue')).toEqual(closed)
  expect(opened('inspector').bottom).toBeGreaterThan(closed.bottom)
  expect(opened('catalogue', 768).bottom).toBeGreaterThan(closed.bottom)
})

it('keeps the title of a wall clear of the tools, and of where walls are chosen above them', () => {
  const bottom = (form: 'phone' | 'laptop', isWalls: boolean) =>
    canvasInsets(firstLayout(form), form, { ...window, isWalls }).bottom
  expect(bottom('phone', true)).toBe(bottom('phone', false) + 82)
  expect(bottom('laptop', true)).toBe(bottom('laptop', false) + 14)
})
