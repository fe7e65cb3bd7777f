import type { ArticleRow } from '@arredo/project'
import { expect, it } from 'vitest'
import { at, cabinet, drag, newEditor, placeOf, plain, row } from '../testing/room-for-tests.ts'

/** A cabinet on the wall with a worktop over it that follows it. */
function covered() {
  const editor = newEditor()
  editor.placeNow(cabinet)
  const { document } = editor.desk.current()
  const unit = document.rows.r1 as ArticleRow
  const top: ArticleRow = {
    ...unit,
    id: 'top',
    order: 1,
    auto: { kind: 'worktop', of: ['r1'], detached: false },
  }
  editor.desk.open({ ...document, rows: { ...document.rows, top } })
  editor.select([])
  const { at: corner } = placeOf(editor, 'r1') ?? { at: [0, 0, 0] }
  return { editor, spot: at(corner[0] + 300, corner[1] - 300, row('top')) }
}

it('from above a press on a worktop means the unit below it, and a second one the worktop', () => {
  const { editor, spot } = covered()
  editor.tap(spot, plain)
  expect(editor.state().selection).toEqual([row('r1')])
  editor.tap(spot, plain)
  expect(editor.state().selection).toEqual([row('top')])
  editor.tap({ ...spot, point: [spot.point[0], spot.point[1], 900] }, plain)
  expect(editor.state().selection).toEqual([row('top')])
})

it('a drag on a worktop takes its unit along, also when the unit was selected before', () => {
  const { editor, spot } = covered()
  editor.tap(spot, plain)
  const before = placeOf(editor, 'r1')
  drag(editor, spot, at(spot.point[0] + 900, spot.point[1]))
  expect(placeOf(editor, 'r1')).not.toEqual(before)
  expect(editor.state().selection).toEqual([row('r1')])
})

it('what was found wrong is marked until it is told otherwise, but not what a hand is moving', () => {
  const { editor, spot } = covered()
  editor.flag({ r1: 'doubtful', top: 'collides' })
  expect(editor.shown().tints).toEqual({ r1: 'doubtful', top: 'collides' })
  const { tints } = editor.shown()
  editor.select([row('r1')])
  expect(editor.shown().tints).toBe(tints)
  editor.down(spot, plain)
  editor.move(at(spot.point[0] + 900, spot.point[1]), plain)
  expect(editor.shown().tints).toMatchObject({ top: 'collides' })
  expect(editor.shown().tints.r1).toBeUndefined()
})
