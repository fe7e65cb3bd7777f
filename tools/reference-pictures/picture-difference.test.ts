import { describe, expect, it } from 'vitest'
import { readPng } from '../../apps/server/src/testing/read-png.ts'
import { isSamePicture, pictureDifference } from './picture-difference.ts'
import { readReference } from './reference-files.ts'

const room = readPng(readReference('white-kitchen'))

type Change = (
  value: number,
  at: { readonly x: number; readonly y: number; readonly channel: number },
) => number

function changed(change: Change): typeof room {
  const rgb = room.rgb.map((value, k) => {
    const pixel = Math.floor(k / 3)
    const at = { x: pixel % room.width, y: Math.floor(pixel / room.width), channel: k % 3 }
    return Math.max(0, Math.min(255, Math.round(change(value, at))))
  })
  return { ...room, rgb }
}

const isSame = (change: Change) => isSamePicture(pictureDifference(room, changed(change)))
const isInBox = (x: number, y: number) => x >= 200 && x < 240 && y >= 60 && y < 140
const pixel = (x: number, y: number, channel: number) => room.rgb[(y * room.width + x) * 3 + channel] ?? 0

describe('two pictures', () => {
  it('are the same whatever a rasteriser rounds, and whichever grain hides its steps', () => {
    expect(isSame((value) => value)).toBe(true)
    expect(isSame((value, { x, y, channel }) => value + (((x * 7 + y * 13 + channel * 5) % 7) - 3))).toBe(
      true,
    )
  })

  it('[D-207 part] are not where something moved by a few pixels, has another colour or is darker', () => {
    expect(isSame((value, { x, y, channel }) => (isInBox(x, y) ? pixel(x - 4, y, channel) : value))).toBe(
      false,
    )
    expect(isSame((value, { x, y, channel }) => (isInBox(x, y) && channel === 2 ? value * 0.9 : value))).toBe(
      false,
    )
    expect(isSame((value) => value * 0.955)).toBe(false)
  })

  it('are not where one is a part of the other', () => {
    const half = { ...room, height: room.height / 2, rgb: room.rgb.subarray(0, room.rgb.length / 2) }
    expect(isSamePicture(pictureDifference(room, half))).toBe(false)
  })
})
