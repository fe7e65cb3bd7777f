import { expect, it } from 'vitest'
import { readHdr } from './read-hdr.ts'

/** Red 0.5, green 1, blue 2 of exponent 130: two rows of eight, the upper one flat, the lower one in runs. */
function sample(): Uint8Array {
  const head = new TextEncoder().encode('#?RADIANCE\n# by hand\nFORMAT=32-bit_rle_rgbe\n\n-Y 2 +X 8\n')
  const flat = Array.from({ length: 8 }, () => [32, 64, 128, 130]).flat()
  const runs = [2, 2, 0, 8, 128 + 8, 64, 3, 1, 2, 3, 128 + 5, 4, 128 + 8, 0, 128 + 8, 129]
  return Uint8Array.from([...head, ...flat, ...runs])
}

it('reads linear light from a Radiance picture, its upper row last', () => {
  const read = readHdr(sample())
  expect(read).toMatchObject({ width: 8, height: 2 })
  const light = Array.from(read?.data ?? [])
  expect(light.slice(0, 3)).toEqual([0.5, 1 / 128, 0])
  expect(light.slice(6, 9)).toEqual([0.5, 3 / 128, 0])
  expect(light.slice(24, 27)).toEqual([0.5, 1, 2])
})

it('refuses what is cut off, too large or something else', () => {
  const whole = sample()
  expect(readHdr(whole.subarray(0, whole.length - 1))).toBeNull()
  const text = (file: string) => readHdr(new TextEncoder().encode(file))
  expect(text('')).toBeNull()
  expect(text('<html>\n</html>\n')).toBeNull()
  expect(text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 9999 +X 9999\n')).toBeNull()
  expect(text('#?RADIANCE\nFORMAT=32-bit_rle_xyze\n\n-Y 1 +X 1\nabcd')).toBeNull()
})
