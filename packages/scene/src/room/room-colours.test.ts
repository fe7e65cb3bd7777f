import { shellOf } from '@arredo/geometry'
import { Color } from 'three'
import { describe, expect, test } from 'vitest'
import { rectangle, wallOf, withWall } from './plan-for-tests.ts'
import { plaster, wallColours } from './room-colours.ts'
import { noFinishes, type RoomFinishes } from './room-finishes.ts'
import { wallFaces } from './wall-faces.ts'

describe('the paint of walls', () => {
  const parted = withWall(rectangle(5000, 3600, { inside: [1000, 1000] }), 'p', [3000, 0], [3000, 3600])
  const room = parted.rooms.room
  if (!room) throw new Error('No room')

  test('is on the faces that look into the room, and nowhere else', () => {
    const shell = shellOf({ ...parted, rooms: { room: { ...room, walls: '#306090' } } })
    expect(colourOf('p', shell, -1)).toEqual('#306090')
    expect(colourOf('p', shell, 1)).toEqual('#f4f1ea')
  })

  test('changes within a face where another room begins', () => {
    const shell = shellOf({ ...parted, rooms: { room: { ...room, walls: '#306090' } } })
    const { body } = wallFaces(wallOf(shell, 's'), [], shell)
    const paints = new Map<boolean, Set<number>>([
      [true, new Set()],
      [false, new Set()],
    ])
    for (let k = 0; k < body.normal.length / 3; k++) {
      if (body.normal[k * 3 + 1] !== 1) continue
      const x = body.position[k * 3] ?? 0
      if (x < 2950 || x > 3050) paints.get(x < 2950)?.add(body.uv[k * 2 + 1] ?? 0)
    }
    expect([...(paints.get(true) ?? [])]).toEqual([1])
    expect([...(paints.get(false) ?? [])]).toEqual([2])
  })

  test('may be another on one wall, and that of a material; what nobody knows changes nothing', () => {
    const other = { ...room, walls: '#306090', exceptions: { p: '#a03020', w: 'C/GONE' } }
    const shell = shellOf({ ...parted, rooms: { room: other } })
    expect(colourOf('p', shell, -1)).toBe('#a03020')
    expect(colourOf('w', shell, 1)).toBe('#f4f1ea')
    const clay = { name: { en: 'Clay' }, colour: '#c59a83', finish: 'matt' } as const
    const known = shellOf({ ...parted, rooms: { room: { ...room, walls: 'C/CLAY' } } })
    expect(colourOf('p', known, -1, new Map([['C/CLAY', clay]]))).toBe('#c59a83')
  })
})

/** Of the brightest vertex that looks east or west. */
function colourOf(
  id: string,
  shell: ReturnType<typeof shellOf>,
  normal: 1 | -1,
  finishes: RoomFinishes = noFinishes,
): string {
  const { body } = wallFaces(wallOf(shell, id), [], shell)
  const colours = wallColours(body, id, shell.rooms, finishes)
  let brightest = new Color(0, 0, 0)
  for (let k = 0; k < colours.count; k++) {
    if (body.normal[k * 3] !== normal) continue
    const colour = new Color(colours.getX(k), colours.getY(k) / 0.997, colours.getZ(k) / 0.99)
    if (colour.r + colour.g > brightest.r + brightest.g) brightest = colour
  }
  return `#${brightest.multiply(plaster).getHexString()}`
}
