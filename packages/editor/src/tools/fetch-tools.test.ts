import { presetIds } from '@arredo/geometry'
import { createDesk, newDocument, setRoom } from '@arredo/project'
import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { EditorParts } from '../create-editor.ts'
import type { Editor } from '../editor.ts'
import { createKeptDeeds } from '../kept-deeds.ts'
import { at, cabinet, drag, evaluate as evaluateCabinets, plain, row } from '../testing/room-for-tests.ts'

const document = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
const evaluate = () => ({ alternative: 'a', articles: {}, findings: [], prices: {} })

it('takes a tool up when it has come, unless something else was taken up or it was given up', async () => {
  // As in a page that was just opened.
  vi.resetModules()
  const { createEditor } = await import('../create-editor.ts')
  const { fetchTools } = await import('./fetch-tools.ts')
  const newEditor = () => createEditor({ desk: createDesk({ document, evaluate }), newId: () => 'n' })
  const [waits, changes, gives] = [newEditor(), newEditor(), newEditor()]
  waits.use('drawWall', null)
  waits.use('measure', null)
  changes.use('measure', null)
  changes.use('select', null)
  gives.use('measure', null)
  expect(gives.cancel()).toBe(true)
  expect(gives.cancel()).toBe(false)
  expect(waits.state().tool).toBe('select')

  await vi.waitFor(() => expect(waits.state().tool).toBe('measure'))
  await fetchTools()
  expect([changes.state().tool, gives.state().tool]).toEqual(['select', 'select'])
  gives.use('drawWall', null)
  expect(gives.state().tool).toBe('drawWall')
})

it('keeps what was pressed for a tool while it was on its way', async () => {
  vi.resetModules()
  const { createEditor } = await import('../create-editor.ts')
  const editor = createEditor({ desk: createDesk({ document, evaluate }), newId: () => 'n' })
  const press = { key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  editor.use('drawWall', null)
  expect(editor.key(press)).toBe(true)
  expect(editor.key({ ...press, key: 'z', ctrlKey: true })).toBe(false)
  await vi.waitFor(() => expect(editor.state().tool).toBe('drawWall'))
  expect(editor.entries().map(({ id }) => id)).toContain('length')
})

it('[property] what was done before the tools came ends as if they had been there', async () => {
  vi.resetModules()
  const { createEditor } = await import('../create-editor.ts')
  const { fetchTools } = await import('./fetch-tools.ts')
  const stories = fc.sample(fc.array(fc.constantFrom(...deeds), { maxLength: 6 }), { numRuns: 30, seed: 11 })
  const early = stories.map((story) => told(createEditor, story))
  expect(early.every((editor) => Object.keys(editor.desk.current().document.rows).length === 2)).toBe(true)
  await fetchTools()
  const late = stories.map((story) => told(createEditor, story))
  await vi.waitFor(() => expect(early.map(outcome)).toEqual(late.map(outcome)))
  expect(new Set(late.map((editor) => JSON.stringify(outcome(editor)))).size).toBeGreaterThan(15)
})

it('tells once that the tools cannot be fetched, forgets what was kept for them, and asks anew', async () => {
  const done: string[] = []
  let areThere = false
  let fetch: () => Promise<void> = async () => {
    throw new Error('offline')
  }
  const kept = createKeptDeeds({
    areThere: () => areThere,
    fetch: () => fetch(),
    tell: () => done.push('told'),
  })
  kept.inTurn(() => done.push('at once'))
  kept.withTools(() => done.push('never'))
  kept.inTurn(() => done.push('never either'))
  await vi.waitFor(() => expect(done).toEqual(['at once', 'told']))

  fetch = async () => {
    areThere = true
  }
  kept.withTools(() => done.push('first'))
  kept.passing(() => done.push('passed by'))
  kept.passing(() => done.push('second'))
  kept.inTurn(() => done.push('third'))
  await vi.waitFor(() => expect(done).toEqual(['at once', 'told', 'first', 'second', 'third']))
})

type Deed = (editor: Editor) => void

const press = { key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
const deeds: readonly Deed[] = [
  (editor) => drag(editor, at(1300, 1300, row('a')), at(3200, 2900)),
  (editor) => drag(editor, at(3300, 1300, row('b')), at(900, 3000)),
  (editor) => editor.tap(at(1300, 1300, row('a')), plain),
  (editor) => editor.select([row('b')]),
  (editor) => editor.nudge([100, 0]),
  (editor) => editor.rotateSelection(90),
  (editor) => editor.duplicateSelection(),
  (editor) => editor.deleteSelection(),
  // As the keyboard does it: only if there is something to do it with.
  (editor) => editor.inTurn(() => editor.state().selection.length > 0 && editor.hideSelection()),
  (editor) => editor.use('measure', null),
  (editor) => editor.use('select', null),
  (editor) => {
    editor.startPlacing(cabinet)
    expect(editor.carries()).toBe(true)
    editor.move(at(2500, 2000), plain)
    editor.up(at(2500, 2000), plain)
  },
  (editor) => {
    editor.use('drawWall', null)
    editor.key(press)
  },
  (editor) => {
    editor.use('drawWall', null)
    editor.tap(at(1500, 1500), plain)
    // As a view asks before it tells where a pointer is.
    if (editor.hovers()) editor.move(at(2500, 1500), plain)
  },
]

/** Two cabinets on the floor of a room, and what was done to them. */
function told(createEditor: (parts: EditorParts) => Editor, story: readonly Deed[]): Editor {
  let count = 0
  const newId = () => `n${++count}`
  const desk = createDesk({ document, evaluate: evaluateCabinets })
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], ids: presetIds('rt1', newId) })
  const placed = Object.fromEntries([1000, 3000].map((left, index) => standing('ab'[index] ?? '', left)))
  desk.open({ ...desk.current().document, rows: placed })
  const editor = createEditor({ desk, newId })
  for (const deed of story) deed(editor)
  return editor
}

function standing(id: string, left: number) {
  const { catalogue, model, article, side, choices } = cabinet
  const placement = { at: [left, 1000, 0], rotation: 0, seat: { on: 'floor' } } as const
  const flags = { drawn: true, offered: true, ordered: true }
  const own = { id, kind: 'article', alternative: 'a', order: 0, flags, quantity: 1, placement } as const
  return [id, { ...own, catalogue, model, article, side, choices }] as const
}

function outcome(editor: Editor) {
  const { tool, selection, hidden } = editor.state()
  return { tool, selection, hidden, document: editor.desk.current().document, marks: editor.overlay() }
}
