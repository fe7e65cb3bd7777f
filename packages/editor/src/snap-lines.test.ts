import { placementOnWall, shellOf } from '@arredo/geometry'
import { placeArticle } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import type { Editor } from './editor.ts'
import type { Newcomer } from './editor-state.ts'
import { at, cabinet, drag, newEditor, placementOf, plain, row } from './testing/room-for-tests.ts'

const unit: Newcomer = { ...cabinet, run: 'floor' }
const alt = { ...plain, freely: true }

/** Units whose left ends are so far along the wall in the north. */
function withUnits(...lefts: readonly number[]): Editor {
  const editor = newEditor()
  const stretch = shellOf(editor.desk.current().document).seats.find(({ wall }) => wall === 'n')
  if (!stretch) throw new Error('A wall')
  for (const [index, left] of lefts.entries()) {
    const { catalogue, model, article, side, choices } = cabinet
    const placement = placementOnWall(stretch, left, 0)
    const input = { row: `u${index}`, catalogue, model, article, side, choices, placement }
    editor.desk.run(placeArticle, input)
  }
  return editor
}

function linesOf(editor: Editor): number {
  return editor.overlay().filter(({ tone }) => tone === 'guide').length
}

describe('what is carried', () => {
  it('is told what holds it and shown the lines, until Alt or the switch lets go of it', () => {
    const editor = withUnits(1000)
    editor.startPlacing(unit)
    editor.move(at(1940, 3700), plain)
    expect(editor.hint()).toEqual({ mode: 'In the run', held: ['neighbour'], isFree: false })
    expect(linesOf(editor)).toBe(2)
    editor.move(at(1940, 3700), alt)
    expect(editor.hint()).toEqual({ mode: 'Free', held: [], isFree: true })
    expect(linesOf(editor)).toBe(0)
    editor.setSnaps(false)
    editor.move(at(1940, 3700), plain)
    expect(editor.hint()?.isFree).toBe(true)
    editor.setSnaps(true)
    editor.move(at(2510, 3700), plain)
    expect(editor.hint()).toEqual({ mode: 'On the wall', held: ['middle of the wall'], isFree: false })
    editor.cancel()
    expect(editor.hint()).toBeNull()
  })

  it('is told while it is dragged, too', () => {
    const editor = withUnits(1000, 3000)
    editor.select([row('u1')])
    editor.down(at(3300, 3700, row('u1')), plain)
    editor.move(at(1960, 3700), plain)
    expect(editor.hint()?.held).toEqual(['neighbour'])
    expect(linesOf(editor)).toBe(2)
    editor.up(at(1960, 3700), plain)
    expect([editor.hint(), linesOf(editor)]).toEqual([null, 0])
    expect(placementOf(editor, 'u1')?.at[0]).toBe(1600)
  })

  it('stays in the hand where there is too little room, unless Alt is held', () => {
    const editor = withUnits(0, 1000)
    editor.startPlacing(unit)
    const count = () => Object.keys(editor.desk.current().document.rows).length
    drag(editor, at(800, 3700), at(800, 3700))
    expect([editor.state().tool, count()]).toEqual(['place', 2])
    expect(editor.state().refusal?.message).toMatch(/^There is too little room/)
    expect(editor.hint()?.mode).toBe('Not enough room')
    editor.move(at(800, 3700), alt)
    expect(Object.values(editor.shown().tints)).toEqual(['collides'])
    editor.up(at(800, 3700), alt)
    expect([editor.state().tool, count()]).toEqual(['select', 3])
  })
})
