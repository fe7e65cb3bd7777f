import { expect, it } from 'vitest'
import { findShortcut, type KeyPress, nudgeOf } from './shortcuts.ts'

const room = { isTyping: false, isRoom: true }

it('knows undo, both ways to redo, and save', () => {
  expect(name({ key: 'z', ctrlKey: true })).toBe('undo')
  expect(name({ key: 'Z', ctrlKey: true, shiftKey: true })).toBe('redo')
  expect(name({ key: 'y', ctrlKey: true })).toBe('redo')
  expect(name({ key: 's', metaKey: true })).toBe('save')
})

it('leaves letters, Delete and undo to whoever is typing, but saves', () => {
  const typing = { isTyping: true, isRoom: false }
  for (const press of [{ key: 'r' }, { key: 'Delete' }, { key: 'z', ctrlKey: true }, { key: '?' }]) {
    expect(findShortcut(keyPress(press), typing)).toBeNull()
  }
  expect(findShortcut(keyPress({ key: 's', ctrlKey: true }), typing)?.name).toBe('save')
})

it('moves an item by arrows only where arrows mean the room', () => {
  expect(name({ key: 'ArrowLeft' })).toBe('nudge')
  expect(findShortcut(keyPress({ key: 'ArrowLeft' }), { isTyping: false, isRoom: false })).toBeNull()
  expect(nudgeOf(keyPress({ key: 'ArrowUp' }))).toEqual([0, 10])
  expect(nudgeOf(keyPress({ key: 'ArrowLeft', shiftKey: true }))).toEqual([-100, 0])
})

it('does not take the browser’s own chords', () => {
  expect(name({ key: 'r', ctrlKey: true })).toBeUndefined()
  expect(name({ key: 'd', metaKey: true })).toBeUndefined()
})

it('finds the backslash by its sign, whatever keys it takes', () => {
  expect(name({ key: '\\', ctrlKey: true, altKey: true })).toBe('hidePanels')
})

function name(press: Partial<KeyPress>) {
  return findShortcut(keyPress(press), room)?.name
}

function keyPress(press: Partial<KeyPress>): KeyPress {
  return { key: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...press }
}
