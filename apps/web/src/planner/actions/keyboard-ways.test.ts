import { findAction } from '@arredo/editor'
import { expect, it } from 'vitest'
import { plannerActions } from './planner-actions.ts'

const typing = { isTyping: true, isRoom: false }
const chord = { key: 'k', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false }

/** Those that only a key can tell what to do are nothing without one. */
const needsPress = ['nudge']

it('every action has a keyboard way: a key of its own, or the palette, which has one everywhere', () => {
  expect(findAction(plannerActions, chord, typing)?.id).toBe('palette')
  // The palette lists every action of the registry but itself, by its label.
  const unreachable = plannerActions.filter(
    ({ id, label, keys }) => (needsPress.includes(id) || label === '') && !keys,
  )
  expect(unreachable.map(({ id }) => id)).toEqual([])
  expect(plannerActions.length).toBeGreaterThan(40)
})

it('[D-106 part] every key leads to the action that prints it', () => {
  const names: Readonly<Record<string, string>> = { Del: 'Delete', Esc: 'Escape', '←': 'ArrowLeft' }
  const arrows: readonly string[] = ['↑', '↓', '→']
  // Copying and pasting are told by the browser's own events, not by keys.
  const byBrowser: readonly string[] = ['cut', 'copy', 'paste']
  for (const { id, keys } of plannerActions) {
    for (const printed of keys?.printed ?? []) {
      if (arrows.includes(printed) || byBrowser.includes(id)) continue
      const parts = printed.split('+')
      const last = parts.at(-1) ?? ''
      const key = names[last] ?? (last.length === 1 ? last.toLowerCase() : last)
      const press = {
        key,
        ctrlKey: parts.includes('Ctrl'),
        metaKey: false,
        shiftKey: parts.includes('Shift'),
        altKey: parts.includes('Alt'),
      }
      const found = findAction(plannerActions, press, { isTyping: false, isRoom: true })
      expect(`${printed}: ${found?.id}`).toBe(`${printed}: ${id}`)
    }
  }
})
