import type { Catalogue } from '@arredo/catalogue'
import { type PlanLabels, planLayers } from '@arredo/drawings'
import type { Editor, Hit, Selected } from '@arredo/editor'
import { createEditor } from '@arredo/editor/headless'
import { footprintCentre, type Point } from '@arredo/geometry'
import { createDesk, evaluateProject, standingRow } from '@arredo/project'
import { sceneItems } from '@arredo/scene/items'
import { largeHouse } from '@arredo/testing'
import { Times } from './times.ts'

const moves = 200
const rounds = 5
const plain = { freely: false, add: false }

/** Our own part of a drag without any page: the tool, its preview, and what plan and room make of it. */
export function benchPureDrags(kitchen: Catalogue, print: (line: string) => void): void {
  const drags: readonly (readonly [string, Selected, Point])[] = [
    ['row', { kind: 'row', id: 'row-14' }, [4, 2]],
    ['seated-row', { kind: 'row', id: 'row-70' }, [4, 0]],
    ['wall', { kind: 'wall', id: 'wall-5' }, [0, 4]],
  ]
  for (const [name, record, by] of drags) {
    const found = Array.from({ length: rounds }, () => dragTimes(kitchen, record, by))
    for (const part of parts) {
      const times = new Times()
      // The best of several rounds of each move: a busy second spoils one round, not the figure.
      for (let move = 0; move < moves; move++) {
        times.add(Math.min(...found.map((round) => round[part][move] ?? Number.NaN)))
      }
      print(`pure-${name}-${part} ${times.line()}`)
    }
  }
}

const parts = ['tool', 'marks', 'plan', 'room'] as const

function dragTimes(kitchen: Catalogue, record: Selected, [dx, dy]: Point) {
  const editor = openHouse(kitchen)
  const start = startOf(editor, record)
  const times: Record<(typeof parts)[number], number[]> = { tool: [], marks: [], plan: [], room: [] }
  const spend = (part: (typeof parts)[number], work: () => unknown) => {
    const begun = performance.now()
    work()
    times[part].push(performance.now() - begun)
  }
  editor.select([record])
  const shown = () => editor.shown()
  planLayers(shown().document, shown().evaluation, labels)
  editor.down(hit(start, record), plain)
  for (let move = 1; move <= moves; move++) {
    // There and back, so that the same distance is gone in small steps.
    const way = move <= moves / 2 ? move : moves - move
    const at = hit([start[0] + dx * (way + 3), start[1] + dy * (way + 3)], null)
    spend('tool', () => editor.move(at, plain))
    spend('marks', () => [editor.overlay(), editor.entries()])
    spend('plan', () => planLayers(shown().document, shown().evaluation, labels))
    spend('room', () => sceneItems(shown(), [], () => kitchen.pack.materials))
  }
  editor.up(hit(start, null), plain)
  return times
}

/** The house on a desk, priced and evaluated as the application does it. */
export function openHouse(kitchen: Catalogue): Editor {
  const { code } = kitchen.pack
  const context = { catalogues: new Map([[code, kitchen]]), discounts: new Map() }
  const desk = createDesk({
    document: largeHouse({ catalogue: code, pack: '' }),
    evaluate: (document, alternative, prices) =>
      evaluateProject(document, { ...context, alternative, faces: prices === 'priced' ? ['customer'] : [] }),
  })
  let made = 0
  return createEditor({ desk, newId: () => `new-${++made}` })
}

function startOf({ desk }: Editor, { kind, id }: Selected): Point {
  const { document, evaluation } = desk.current()
  const standing = kind === 'row' ? standingRow(document, evaluation, id) : null
  if (standing) return footprintCentre(standing)
  const from = document.corners[document.walls[id]?.from ?? '']
  if (!from) throw new Error(`The house has no ${kind} ${id}`)
  return [from.at[0] + 300, from.at[1]]
}

function hit([x, y]: Point, record: Selected | null): Hit {
  return { point: [x, y, 0], surface: 'floor', record, face: null }
}

const labels: PlanLabels = {
  formatLength: (length) => String(Math.round(length)),
  formatArea: (area) => `${(area / 1e6).toFixed(1)} m²`,
  text: (key, values = {}) => key.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
}
