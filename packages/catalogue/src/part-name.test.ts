import { describe, expect, it } from 'vitest'
import { partName } from './part-name.ts'

const parts = {
  side: { name: { en: 'Side', it: 'Fianco' } },
  'drawer-front': { name: { en: 'Drawer front', it: 'Frontale cassetto' } },
  'drawer-side-*': { name: { en: 'Drawer side' } },
  'drawer-*': { name: { en: '{{part}}' } },
  'oven-*': { name: { en: 'Oven', it: 'Forno' } },
  'left-*': { name: { en: '{{part}}', it: '{{part}}' } },
  '*-left': { name: { en: '{{part}} left', it: '{{part}} sx', de: '{{part}} links' } },
}

describe('[D-285 part] what a part is called', () => {
  it.each([
    ['by its code', 'side', { en: 'Side', it: 'Fianco' }],
    ['without the number of its copy', 'side-12', { en: 'Side', it: 'Fianco' }],
    ['with what its ending says', 'side-left', { en: 'Side left', it: 'Fianco sx', de: 'Side links' }],
    ['by its whole code before any *', 'drawer-front-2', { en: 'Drawer front', it: 'Frontale cassetto' }],
    ['by the longest beginning', 'drawer-side-left', { en: 'Drawer side' }],
    ['by its beginning before its ending', 'oven-left', { en: 'Oven', it: 'Forno' }],
    ['step by step', 'left-side-left', { en: 'Side left', it: 'Fianco sx', de: 'Side links' }],
  ])('is found %s', (_, code, name) => {
    expect(partName({ parts }, code)).toEqual(name)
    const turned = Object.fromEntries(Object.entries(parts).toReversed())
    expect(partName({ parts: turned }, code)).toEqual(name)
  })

  it.each(['shelf', 'shelf-left', 'drawer-', '-left', 'left', 'constructor'])(
    'is nothing for %s, which no entry names',
    (code) => {
      expect(partName({ parts }, code)).toBeNull()
    },
  )

  it('is nothing in a pack of before', () => {
    expect(partName({}, 'side')).toBeNull()
  })
})
