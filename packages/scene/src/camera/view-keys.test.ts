import type { Editor, EditorState } from '@arredo/editor'
import { describe, expect, test } from 'vitest'
import { visibleEdges } from '../items/item-outline.ts'
import type { Orbit } from './orbit.ts'
import { handleViewKey, onScreen } from './view-keys.ts'

const south: Orbit = { target: [0, 0, 0], azimuth: -Math.PI / 2, elevation: 0.5, distance: 5000 }

describe('keys on the room', () => {
  test('arrows turn the view while nothing is selected, and move the selection as the viewer sees it', () => {
    const idle = desk([])
    expect(press(idle, 'ArrowLeft')).toBe(true)
    expect(idle.looks).toHaveLength(1)
    expect(idle.did).toEqual([])

    const busy = desk(['r1'])
    expect(press(busy, 'ArrowRight')).toBe(true)
    expect(press(busy, 'ArrowUp', true)).toBe(true)
    expect(busy.looks).toEqual([])
    expect(busy.did).toEqual([
      ['nudge', [10, 0]],
      ['nudge', [0, 100]],
    ])
  })

  test('from the east, "right" on the screen is north in plan', () => {
    expect(onScreen([1, 0], 0)).toEqual([0, 1])
    expect(onScreen([0, 1], 0)).toEqual([-1, 0])
    expect(onScreen([0, 1], Math.PI / 2 + 0.3)).toEqual([0, -1])
  })

  test('keys that mean nothing here are left to the page', () => {
    expect(press(desk([]), 'Delete')).toBe(false)
    expect(press(desk(['r1']), 'F5')).toBe(false)
  })
})

test('the outline shows the nine edges of the three faces turned to the eye', () => {
  const item = {
    placement: { at: [0, 0, 0] as const, rotation: 0, wall: null },
    size: { width: 600, depth: 580, height: 800 },
  }
  const edges = visibleEdges(item, [3000, -4000, 2500])
  expect(edges).toHaveLength(9)
  // The hidden corner is the lower back left one.
  expect(edges.flat().some(([x, y, z]) => x === 0 && y === 0 && z === 0)).toBe(false)
  expect(visibleEdges(item, [300, -4000, 400])).toHaveLength(4)
})

function desk(selection: readonly string[]) {
  const did: unknown[] = []
  const looks: Orbit[] = []
  const state: EditorState = { view: '3d', tool: 'select', selection, gesture: null, snaps: true, opened: [] }
  const editor = {
    state: () => state,
    nudge: (by: unknown) => did.push(['nudge', by]),
    deleteSelection: () => did.push('delete'),
  } as unknown as Editor
  return { editor, did, looks, view: { orbit: () => south, lookFrom: (orbit: Orbit) => looks.push(orbit) } }
}

function press({ editor, view }: ReturnType<typeof desk>, key: string, shiftKey = false): boolean {
  return handleViewKey(
    editor,
    { ...view, lookFrom: (orbit) => void view.lookFrom(orbit) },
    {
      key,
      shiftKey,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
    },
  )
}
