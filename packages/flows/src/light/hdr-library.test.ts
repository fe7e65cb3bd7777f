import { expect, it } from 'vitest'
import { builtInHdrLibrary, readHdrLibrary } from './hdr-library.ts'

it('[A-47] offers the library of index.json, and nine samples of its own where there is none, studio_small_09 first', () => {
  const own = {
    defaultHdr: 'hall_1',
    previews: [{ name: 'hall_1', ext: 'jpg', caption: 'Our hall' }],
  }
  expect(readHdrLibrary({ ...own, more: true })).toEqual(own)

  for (const index of [null, '<html>', {}, { defaultHdr: 'x', previews: [] }, { ...own, defaultHdr: '../x' }])
    expect(readHdrLibrary(index)).toBe(builtInHdrLibrary)
  expect(builtInHdrLibrary.defaultHdr).toBe('studio_small_09')
  expect(new Set(builtInHdrLibrary.previews.map(({ name }) => name)).size).toBe(9)
})
