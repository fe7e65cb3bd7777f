import type { Catalogue } from '@arredo/catalogue'
import { planLayers } from '@arredo/drawings'
import type { Selected } from '@arredo/editor'
import type { Point } from '@arredo/geometry'
import { sceneItems } from '@arredo/scene/items'
import { hit, labels, openHouse, startOf } from './large-house.ts'
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
  const editor = openHouse(kitchen, { isFollowed: true })
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
