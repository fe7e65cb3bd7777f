import * as z from 'zod/mini'

/** Crockford's: no two look alike, and without U hardly any of them makes a word. 32 of them, six times. */
export const roomCodeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const roomCodeLength = 6

const shape = new RegExp(`^[${roomCodeLetters}]{${roomCodeLength}}$`)

/** A code as somebody typed it, in any case, with gaps, and with O for 0 or I and L for 1; null if it is none. */
export function readRoomCode(typed: string): string | null {
  const code = typed
    .slice(0, 40)
    .replace(/[\s\-–.]/g, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return shape.test(code) ? code : null
}

export const RoomCode = z.string().check(z.regex(shape))
