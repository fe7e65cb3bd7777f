import { expect, it } from 'vitest'
import { canvasInsets } from './canvas-insets.ts'
import { firstLayout, withPanel } from './panel-layout.ts'

const window = { direction: 'ltr', height: 1000 } as const

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
  const closed = canvasInsets(firstLayout('phone'), 'phone', window)
  const open = canvasInsets(withPanel(firstLayout('phone'), 'phone', 'room'), 'phone', window)
  expect(open.bottom - closed.bottom).toBe(560)
})
