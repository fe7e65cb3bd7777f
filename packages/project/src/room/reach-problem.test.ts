import type { Opening } from '@arredo/geometry'
import { expect, it } from 'vitest'
import { addFixture } from '../commands/fixture/add-fixture.ts'
import { placeArticle } from '../commands/place-article.ts'
import { addOpening } from '../commands/room/add-opening.ts'
import { drawWall } from '../commands/room/draw-wall.ts'
import { moveCorner } from '../commands/room/move-corner.ts'
import type { Desk } from '../desk.ts'
import { readDocument } from '../read-document.ts'
import { refuse } from '../result.ts'
import { deskForTests } from '../testing/desk-for-tests.ts'

const onWall = { at: [600_000, 0, 500], rotation: 0, seat: { on: 'wall', wall: 'w', side: 'right' } } as const
const opening: Opening = {
  ...{ id: 'o', wall: 'w', kind: 'window', offset: 600_000, width: 900, height: 900, sill: 900 },
  ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
}
const article = { catalogue: 'c', model: 'M', article: 'B60', side: 'L', choices: {} } as const
const fixture = { id: 'f', kind: 'socket', size: [80, 10, 80], placement: onWall } as const

const things: Readonly<Record<string, (desk: Desk) => unknown>> = {
  opening: (desk) => desk.run(addOpening, { opening }),
  // What is wrong already stops no other work, but this it must.
  'opening higher than the wall': (desk) => {
    const { document } = desk.current()
    desk.open({ ...document, openings: { o: { ...opening, height: 9000 } } })
    return { ok: true }
  },
  fixture: (desk) => desk.run(addFixture, { fixture }),
  row: (desk) => desk.run(placeArticle, { ...article, row: 'r', placement: onWall }),
}

it.each(Object.keys(things))('a wall does not grow so long that its %s could never be read again', (name) => {
  const desk = deskForTests()
  const to = { corner: 'e', at: [1_000_000, 0] } as const
  desk.run(drawWall, { wall: 'w', from: { corner: 's', at: [0, 0] }, to, rooms: [] })
  expect(things[name]?.(desk)).toMatchObject({ ok: true })
  const before = desk.current().document

  const grown = desk.run(moveCorner, { corner: 's', to: [-1_000_000, 0], rooms: [] })
  expect(grown).toEqual(refuse('That is too far away'))
  expect(desk.current().document).toBe(before)
  expect(readDocument(before).ok).toBe(true)
})

it('an opening is not made so wide that it could never be read again', () => {
  const desk = deskForTests()
  const [from, to] = [-1_000_000, 1_000_000].map((x) => ({ corner: `c${x}`, at: [x, 0] as const }))
  if (from && to) desk.run(drawWall, { wall: 'w', from, to, rooms: [] })
  const wide = { ...opening, offset: 0, width: 1_000_001 }
  expect(desk.run(addOpening, { opening: wide })).toEqual(refuse('That is too far away'))
})
