import { openPack } from '@arredo/catalogue'
import { describe, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { assertFreeWidth } from '../testing/free-width.ts'

const kitchen = openPack(await kitchenPack())

describe('runs', () => {
  it('Law 1: widths of a run, its fillers and its reported gaps add up to the free width, to the millimetre', () => {
    assertFreeWidth(kitchen, 150)
  })
})
