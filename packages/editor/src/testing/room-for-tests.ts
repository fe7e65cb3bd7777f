import { presetIds, type Size } from '@arredo/geometry'
import {
  type ArticleRow,
  createDesk,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  setRoom,
  standingRow,
} from '@arredo/project'
import { createEditor } from '../create-editor.ts'
import type { Editor } from '../editor.ts'
import type { Hit, Modifiers, Newcomer, Selected } from '../editor-state.ts'
import { fetchTools } from '../tools/fetch-tools.ts'

// Every tool is taken up at once, as it is when the planner stands.
await fetchTools()

export const plain: Modifiers = { freely: false, add: false }
export const size: Size = { width: 600, depth: 560, height: 720 }
export const cabinet: Newcomer = {
  catalogue: 'lineo',
  model: 'M',
  article: 'B60',
  side: 'L',
  choices: {},
  size,
  parts: [],
  attach: 'floor',
  mountHeight: 0,
}
export const wallUnit: Newcomer = { ...cabinet, article: 'W60', attach: 'wall', mountHeight: 1400 }
export const cut = { at: [57, 0], width: 856, height: 2028 } as const
export const door: Newcomer = {
  ...cabinet,
  article: 'DOOR',
  attach: 'opening',
  size: { width: 970, depth: 18, height: 2065 },
  cut,
}

const unit = { article: 'B60', configuration: {}, variants: [], parts: [], conflicts: [] }
const cabinetNow = { ...unit, name: { en: 'Base unit' }, size }
const doorNow = { ...unit, name: { en: 'Door' }, size: door.size, cut }

/** Every article is one cabinet, or one door: what the tools need of an engine is a size. */
export function evaluate(document: ProjectDocument, alternative: string): Evaluation {
  const articles = Object.values(document.rows).map((row) => [
    row.id,
    row.kind === 'article' && row.article === 'DOOR' ? doorNow : cabinetNow,
  ])
  return { alternative, articles: Object.fromEntries(articles), findings: [], prices: {} }
}

/** An editor over a room of 5 by 4 metres with the walls n, e, s and w, or over nothing. */
export function newEditor({ isEmpty = false } = {}): Editor {
  let count = 0
  const document = newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate })
  const ids = { ...presetIds('rt1', () => `c${++count}`), walls: ['n', 'e', 's', 'w'], room: 'kitchen' }
  if (!isEmpty) desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], ids })
  count = 0
  desk.open(desk.current().document)
  return createEditor({ desk, newId: () => `r${++count}` })
}

export function row(id: string): Selected {
  return { kind: 'row', id }
}

export function at(x: number, y: number, record: Selected | null = null): Hit {
  return { point: [x, y, 0], surface: 'floor', record, face: null }
}

export function placementOf(editor: Editor, id: string) {
  return (editor.desk.current().document.rows[id] as ArticleRow | undefined)?.placement ?? null
}

/** Where an item stands in plan. */
export function placeOf(editor: Editor, id: string) {
  const { document, evaluation } = editor.shown()
  return standingRow(document, evaluation, id)?.place ?? null
}

export function drag(editor: Editor, from: Hit, to: Hit, modifiers = plain): void {
  editor.down(from, modifiers)
  editor.move(to, modifiers)
  editor.up(to, modifiers)
}
