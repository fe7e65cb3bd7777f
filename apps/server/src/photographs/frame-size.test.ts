import { draftSize, type PhotographSize, photographSizes } from '@arredo/contract'
import { expect, it } from 'vitest'
import { frameSize } from './frame-size.ts'

it.each(Object.keys(photographSizes) as PhotographSize[])('a draft of %s keeps its shape', (size) => {
  const [width, height] = photographSizes[size]
  expect(frameSize(size, 'standard')).toEqual({ width, height })

  const draft = frameSize(size, 'draft')
  expect(draft.width).toBeLessThanOrEqual(draftSize[0])
  expect(draft.height).toBeLessThanOrEqual(draftSize[1])
  expect(draft.width / draft.height).toBeCloseTo(width / height, 1)
})
