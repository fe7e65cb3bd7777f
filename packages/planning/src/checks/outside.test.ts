import { onFloor, shellOf } from '@arredo/geometry'
import {
  type Command,
  changeWall,
  drawWall,
  newDocument,
  type ProjectDocument,
  setRoom,
} from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { emptyKitchen, evaluated, furnished } from '../testing/kitchen-for-tests.ts'
import { findingsOf } from './index.ts'

/** Two rooms of one kitchen, divided from north to south in its middle. */
const divided = done(emptyKitchen(6000, 4000), drawWall, {
  ...{ wall: 'divide', line: 'centre', rooms: ['west', 'east'] },
  ...{ from: { corner: 'd1', at: [3000, 0] }, to: { corner: 'd2', at: [3000, 4000] } },
})
const joined = done(divided, changeWall, { wall: 'divide', change: { kind: 'open' } })

describe('[D-113 part] what stands outside', () => {
  it.each([
    ['across a real wall', divided, [2200, 2400], true],
    ['where a side between two rooms is open', joined, [2200, 2400], false],
    ['with its middle on the line of the open side', joined, [2200, 2450], false],
    ['beyond both rooms', joined, [5500, 2400], true],
    ['beyond both rooms, across their open side', joined, [2200, -300], true],
  ] as const)('a table %s', (_, document, [x, y], isOutside) => {
    expect(shellOf(document).rooms).toHaveLength(2)
    expect(namesOutside(document, [x, y])).toEqual(isOutside ? ['r000'] : [])
  })

  it('does so where a real wall goes on beside the open side it reaches through', () => {
    // The lower half of the divide is a wall again.
    const half = done(divided, changeWall, { wall: 'divide', change: { kind: 'open' } })
    const document = done(half, drawWall, {
      ...{ wall: 'spur', line: 'centre', rooms: ['west', 'east'] },
      ...{ from: { corner: 's1', at: [3000, 0] }, to: { corner: 's2', at: [3000, 2000] } },
    })
    expect(namesOutside(document, [2200, 3500])).toEqual([])
    expect(namesOutside(document, [2200, 1500])).toEqual(['r000'])
  })

  it('of a room with an open side is what reaches out of it', () => {
    const start = newDocument({ name: '', alternative: 'main', priceDate: '2026-11-15', packs: {} })
    const names = (kind: string) => [1, 2, 3, 4].map((number) => `${kind}-${number}`)
    const ids = { walls: names('wall'), corners: names('corner'), room: 'room' }
    const document = done(start, setRoom, { type: 'rt2', lengths: [5000, 4000, 5000], ids })
    const open = Object.values(document.walls).find(({ kind }) => kind === 'open')
    const [from, to] = [document.corners[open?.from ?? '']?.at, document.corners[open?.to ?? '']?.at]
    if (!from || !to) throw new Error('It has an open side')
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const
    // Inside lies to the right of from → to.
    const [alongX, alongY] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
    const away = (by: number) => [middle[0] + alongY * by - 800, middle[1] - alongX * by + 450] as const
    expect(namesOutside(document, away(1000))).toEqual([])
    expect(namesOutside(document, away(100))).toEqual(['r000'])
  })

  it('is found without a look for where to bring it, which two thousand of them would wait for', () => {
    const far = Array.from({ length: 2000 }, (_, index) => {
      const [x, y] = [100_000 + (index % 50) * 1700, 100_000 + Math.floor(index / 50) * 1000]
      return ['TABLE', { at: [x, y, 0], rotation: 0, seat: onFloor }] as const
    })
    const document = furnished(emptyKitchen(), far)
    const plan = { document, evaluation: evaluated(document), catalogues: new Map(), newId: () => 'new' }
    const began = performance.now()
    const found = findingsOf(plan, 'stops')
    // A twentieth of what it took when each was brought in unasked, and thirty times what it takes.
    expect(performance.now() - began).toBeLessThan(1500)
    expect(found).toHaveLength(2000)
    expect(found[0]?.fix?.()).toMatchObject({ label: { text: 'Bring it into the room' } })
    expect(found[0]?.fix?.()).toBe(found[0]?.fix?.())
  })
})

function done<Input>(document: ProjectDocument, command: Command<Input>, input: Input): ProjectDocument {
  const result = command.run(document, input, 'main')
  if (!result.ok) throw new Error(result.message)
  return result.value
}

/** A table with its left back corner there, 1600 wide and 900 deep towards the south. */
function namesOutside(room: ProjectDocument, [x, y]: readonly [number, number]): readonly string[] {
  const document = furnished(room, [['TABLE', { at: [x, y, 0], rotation: 0, seat: onFloor }]])
  const plan = { document, evaluation: evaluated(document), catalogues: new Map(), newId: () => 'new' }
  return findingsOf(plan, 'stops').flatMap(({ check, records }) =>
    check === 'outside' ? records.map(({ id }) => id) : [],
  )
}
