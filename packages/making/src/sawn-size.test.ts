import { expect, it } from 'vitest'
import { sawnSize } from './sawn-size.ts'

it('a board is sawn smaller by the bands on its edges', () => {
  const board = { length: 720, width: 317.5, edged: { along: 1, across: 2 } }
  expect(sawnSize(board, 0)).toEqual({ length: 720, width: 317.5 })
  // A band along the length makes it wider, one across makes it longer.
  expect(sawnSize(board, 0.8)).toEqual({ length: 718.4, width: 316.7 })
})
