import { findAction, type KeyPress, nudgeOf } from '@arredo/editor'
import { expect, it } from 'vitest'
import { plannerActions } from './planner-actions.ts'

const room = { isTyping: false, isRoom: true }

it('knows undo, both ways to redo, and save', () => {
  expect(name({ key: 'z', ctrlKey: true })).toBe('undo')
  expect(name({ key: 'Z', ctrlKey: true, shiftKey: true })).toBe('redo')
  expect(name({ key: 'y', ctrlKey: true })).toBe('redo')
  expect(name({ key: 's', metaKey: true })).toBe('save')
})

it('[D-106 part] leaves letters, Delete and undo to whoever is typing, but saves', () => {
  const typing = { isTyping: true, isRoom: false }
  for (const press of [{ key: 'r' }, { key: 'Delete' }, { key: 'z', ctrlKey: true }, { key: '?' }]) {
    expect(findAction(plannerActions, keyPress(press), typing)).toBeNull()
  }
  expect(findAction(plannerActions, keyPress({ key: 's', ctrlKey: true }), typing)?.id).toBe('save')
})

it('moves an item by arrows only where arrows mean the room', () => {
  expect(name({ key: 'ArrowLeft' })).toBe('nudge')
  expect(
    findAction(plannerActions, keyPress({ key: 'ArrowLeft' }), { isTyping: false, isRoom: false }),
  ).toBeNull()
  expect(nudgeOf(keyPress({ key: 'ArrowUp' }))).toEqual([0, 10])
  expect(nudgeOf(keyPress({ key: 'ArrowLeft', shiftKey: true }))).toEqual([-100, 0])
})

it('does not take the browser’s own chords', () => {
  expect(name({ key: 'r', ctrlKey: true })).toBeUndefined()
  expect(name({ key: 'w', metaKey: true })).toBeUndefined()
})

it('finds the backslash by its sign, whatever keys it takes', () => {
  expect(name({ key: '\\', ctrlKey: true, altKey: true })).toBe('hidePanels')
})

it('[D-106 part] duplicates by D and by the chord of other editors', () => {
  expect([name({ key: 'd' }), name({ key: 'D', ctrlKey: true })]).toEqual(['duplicate', 'duplicate'])
})

it('has a name of its own for every action, and no key twice', () => {
  const ids = plannerActions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const printed = plannerActions.flatMap(({ keys }) => keys?.printed ?? [])
  expect(new Set(printed).size).toBe(printed.length)
})

function name(press: Partial<KeyPress>) {
  return findAction(plannerActions, keyPress(press), room)?.id
}

/** As the browser's: what it says is not its own, and is gone from a copy. */
function keyPress(press: Partial<KeyPress>): KeyPress {
  return Object.create({ key: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...press })
}
