import { createEditor, type Editor, editorActions, fetchTools, type Newcomer } from '@arredo/editor'
import type { Point3 } from '@arredo/geometry'
import { createDesk, type Evaluation, newDocument, type ProjectDocument } from '@arredo/project'
import { beforeAll, expect, it } from 'vitest'
import { hitAt } from './camera/hit-at.ts'
import { visibleEdges } from './prism-edges.ts'
import { rectangle } from './room/plan-for-tests.ts'
import { sceneContent } from './scene-content.ts'

const size = { width: 600, depth: 560, height: 720 }
const cabinet: Newcomer = {
  ...{ catalogue: 'c', model: 'M', article: 'B60', side: 'L', choices: {}, size, parts: [] },
  ...{ attach: 'floor', mountHeight: 0 },
}
const door: Newcomer = { ...cabinet, article: 'DOOR', attach: 'opening' }
const plain = { freely: false, add: false }

/** As a person takes tools up: by their actions, and with what the catalogue hands over. */
const takeUps: Readonly<Record<string, (editor: Editor) => void>> = {
  ...Object.fromEntries(
    editorActions
      .filter(({ group }) => group === 'tools')
      .map(({ id, run }) => [id, (editor: Editor) => run(editor, null)]),
  ),
  'an article': (editor) => editor.startPlacing(cabinet),
  'a door': (editor) => editor.startPlacing(door),
}

const eye: Point3 = [2500, 600, 1600]
const looks: readonly { readonly at: Point3; readonly row?: string }[] = [
  { at: [300, 3500, 720], row: 'r1' },
  { at: [2500, 4000, 1200] },
  { at: [2600, 2000, 0] },
]

beforeAll(fetchTools)

it.each(Object.keys(takeUps))('%s: hears the room, and what is shown can be drawn there', (name) => {
  const editor = newEditor()
  editor.placeNow(cabinet)
  editor.select([])
  const { document } = editor.desk.current()
  takeUps[name]?.(editor)
  if (name.startsWith('tool ')) expect(`tool ${editor.state().tool}`).toBe(name)
  for (const look of looks) {
    editor.move(hitIn(editor, look), plain)
    const hit = hitIn(editor, look)
    if (editor.claims(hit, 'mouse', plain)) editor.down(hit, plain)
    editor.move(hitIn(editor, look), plain)

    for (const shape of editor.overlay()) {
      const points =
        shape.kind === 'prism'
          ? visibleEdges(shape, eye).flat()
          : shape.kind === 'line'
            ? [shape.from, shape.to]
            : [shape.at]
      expect(points.flat().every(Number.isFinite)).toBe(true)
    }
    for (const { from, to } of editor.entries()) expect([...from, ...to].every(Number.isFinite)).toBe(true)
    expect(sceneContent(editor.shown(), []).shell.rooms).not.toEqual([])
  }
  for (let round = 0; round < 4; round++) editor.cancel()
  expect(editor.state().tool).toBe('select')
  expect(editor.desk.current().document).toBe(document)
})

/** A pixel of the room as the view turns it into a hit for the tool in hand. */
function hitIn(editor: Editor, { at, row }: (typeof looks)[number]) {
  const way = at.map((value, axis) => value - (eye[axis] ?? 0))
  const [x = 0, y = 0, z = 0] = way.map((value) => value / Math.hypot(...way))
  const { shell, openings } = sceneContent(editor.shown(), [])
  const sight = {
    itemAt: () => (row === undefined ? null : { row, point: at }),
    rayAt: () => ({ origin: eye, direction: [x, y, z] as const }),
    surfaces: () => ({ shown: shell.walls, all: shell.walls, openings, rooms: shell.rooms }),
  }
  const hit = hitAt(sight, [0, 0], editor.aim())
  if (!hit) throw new Error('It points at the sky')
  return hit
}

/** Over a room of 5 by 4 metres in which every article is one cabinet. */
function newEditor(): Editor {
  const document: ProjectDocument = {
    ...newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' }),
    ...rectangle(5000, 4000),
  }
  const unit = { article: 'B60', name: { en: 'Unit' }, size, configuration: {}, variants: [], parts: [] }
  const evaluate = ({ rows }: ProjectDocument, alternative: string): Evaluation => {
    const articles = Object.keys(rows).map((id) => [id, { ...unit, conflicts: [] }])
    return { alternative, articles: Object.fromEntries(articles), findings: [], prices: {} }
  }
  let count = 0
  return createEditor({ desk: createDesk({ document, evaluate }), newId: () => `r${++count}` })
}
