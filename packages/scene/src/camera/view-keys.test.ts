import type { Editor, EditorState } from '@arredo/editor'
import { describe, expect, test } from 'vitest'
import type { Orbit } from './orbit.ts'
import { bearingOf, handleViewKey } from './view-keys.ts'

const south: Orbit = { target: [0, 0, 0], azimuth: -Math.PI / 2, elevation: 0.5, distance: 5000 }

describe('keys on the room', () => {
  test('arrows turn the view, but for those that move a selected item', () => {
    expect(looksAfter([], 'ArrowLeft')).toHaveLength(1)
    expect(looksAfter([{ kind: 'wall', id: 'w1' }], 'ArrowUp')).toHaveLength(1)
    expect(looksAfter([{ kind: 'row', id: 'r1' }], 'ArrowRight')).toEqual([])
  })

  test('plus and minus zoom, whatever is selected', () => {
    const row = { kind: 'row', id: 'r1' } as const
    expect(looksAfter([row], '+')[0]?.distance).toBeLessThan(5000)
    expect(looksAfter([row], '-')[0]?.distance).toBeGreaterThan(5000)
  })

  test('keys that mean nothing here are left to the page', () => {
    expect(looksAfter([], 'Delete')).toEqual([])
    expect(looksAfter([], '+', true)).toEqual([])
  })

  test('from the east, "up" on the screen is west in plan', () => {
    expect([south.azimuth, 0, Math.PI / 2].map((azimuth) => bearingOf({ ...south, azimuth }))).toEqual([
      0, 90, 180,
    ])
  })
})

function looksAfter(selection: EditorState['selection'], key: string, ctrlKey = false): readonly Orbit[] {
  const looks: Orbit[] = []
  const editor = { state: () => ({ selection }) } as unknown as Editor
  const view = { orbit: () => south, lookFrom: (orbit: Orbit) => void looks.push(orbit) }
  const isUsed = handleViewKey(editor, view, { key, ctrlKey, metaKey: false, altKey: false })
  expect(isUsed).toBe(looks.length > 0)
  return looks
}
