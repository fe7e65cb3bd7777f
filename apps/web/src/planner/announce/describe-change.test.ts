import { createEditor, fetchTools, type Selected } from '@arredo/editor'
import { presetIds } from '@arredo/geometry'
import { createDesk, type Evaluation, lockRows, newDocument, setRoom, setWallLength } from '@arredo/project'
import { expect, it } from 'vitest'
import { describeChange } from './describe-change.ts'

await fetchTools()

const size = { width: 600, depth: 560, height: 720 }
const cabinet = {
  catalogue: 'c',
  model: 'M',
  article: 'B60',
  side: 'L',
  choices: {},
  size,
  parts: [],
} as const
const item: Selected = { kind: 'row', id: 'i1' }

it('tells of what was placed, moved, changed and removed, and leaves undo to speak for itself', () => {
  const { editor, told } = room()
  expect(told(() => editor.placeNow({ ...cabinet, attach: 'floor', mountHeight: 0 }))).toEqual({
    kind: 'placed',
    names: [item],
  })
  expect(told(() => editor.nudge([100, 0]))).toEqual({ kind: 'moved', name: item })
  expect(told(() => editor.desk.run(lockRows, { rows: ['i1'], locked: true }))).toEqual({
    kind: 'changed',
    step: lockRows.label,
    names: [item],
  })
  expect(told(() => editor.select([]))).toBeNull()
  expect(told(() => editor.desk.undo())).toBeNull()
  editor.select([item])
  expect(told(() => editor.deleteSelection())).toEqual({ kind: 'removed', names: [item] })
})

it('tells of a wall by the name of the step and what was selected', () => {
  const { editor, told } = room()
  const wall: Selected = { kind: 'wall', id: 'n' }
  editor.select([wall])
  const longer = { wall: 'n', side: 'right', length: 6000, end: 'to', rooms: ['r2'] } as const
  expect(told(() => editor.desk.run(setWallLength, longer))).toEqual({
    kind: 'changed',
    step: setWallLength.label,
    names: [wall],
  })
})

function room() {
  let count = 0
  const newId = () => `i${++count}`
  const document = newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate })
  const ids = { ...presetIds('rt1', newId), walls: ['n', 'e', 's', 'w'], room: 'kitchen' }
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], ids })
  count = 0
  const editor = createEditor({ desk, newId })
  const told = (act: () => unknown) => {
    const before = desk.current()
    act()
    return describeChange(before, desk.current(), editor.state().selection)
  }
  return { editor, told }
}

function evaluate({ rows }: { readonly rows: Readonly<Record<string, unknown>> }): Evaluation {
  const answer = {
    article: 'B60',
    name: { en: 'Base unit' },
    configuration: {},
    variants: [],
    parts: [],
    conflicts: [],
  }
  const articles = Object.keys(rows).map((id) => [id, { ...answer, size }])
  return { alternative: 'a1', articles: Object.fromEntries(articles), findings: [], prices: {} }
}
