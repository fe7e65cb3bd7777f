import { pathToFileURL } from 'node:url'
import { type Catalogue, openPack, type Pack } from '@arredo/catalogue'
import type { Placement } from '@arredo/geometry'
import { createFollow, withFollowers } from '@arredo/planning'
import { createDesk, evaluateProject, moveRow, type ProjectDocument } from '@arredo/project'
import { kitchenPack } from '../pricing/kitchen-pack.ts'
import { Times } from './drag/times.ts'
import { kitchenHouse } from './kitchen-house.ts'
import { spent } from './rounds.ts'
import { turnsOf } from './turns.ts'

/** CPU milliseconds for what follows one step of a drag, 19 times of 20; the gate lets three times as much pass. */
const aim = 4
const gateFactor = 3
const moves = 120
const rounds = turnsOf(5)

/** What is dragged, in steps of so much along its wall or over the floor. */
const drags = [
  { name: 'in-run', row: 'k5-drawers', by: 7 },
  { name: 'island', row: 'k5-island0', by: 7 },
  { name: 'tap', row: 'k5-tap', by: 1 },
]

/** Two lines for each drag in a house of kitchens with 200 articles; false when the aim is missed by far. */
export async function benchFollow(print: (line: string) => void): Promise<boolean> {
  const pack = await kitchenPack()
  const house = withFollowers(kitchenHouse(), new Map([['KITCHEN', openPack(pack)]]))
  print(`follow-rows ${Object.keys(house.rows).length} -`)
  let isWithin = true
  for (const { name, row, by } of drags) {
    const found = Array.from({ length: rounds }, () => dragTimes(pack, house, row, by))
    for (const part of ['follow', 'preview'] as const) {
      const times = new Times()
      // The best of several rounds of each move: a busy second spoils one round, not the figure.
      for (let move = 0; move < moves; move++)
        times.add(Math.min(...found.map((round) => round[part][move] ?? Number.NaN)))
      print(`follow-${name}${part === 'follow' ? '' : '-preview'} ${times.line()}`)
      if (part === 'follow') isWithin &&= times.at(0.95) <= gateFactor * aim
    }
  }
  return isWithin
}

/** As if the pack were just opened: what it remembers of the last round helps nobody. */
function dragTimes(pack: Pack, house: ProjectDocument, row: string, by: number) {
  const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', openPack(pack)]])
  const follow = createFollow(() => catalogues)
  let follows = 0
  const desk = createDesk({
    document: { ...house, rows: { ...house.rows } },
    evaluate: (document, alternative) =>
      evaluateProject(document, { catalogues, discounts: new Map(), faces: [], alternative, answer: 'now' }),
    follow(before, after) {
      let followed = after.document
      follows = spent(() => {
        followed = follow(before, after)
      })
      return followed
    },
  })
  const placement = placementOf(house, row)
  const [x, y, z] = placement.at
  const times: Record<'follow' | 'preview', number[]> = { follow: [], preview: [] }
  for (let move = -1; move < moves; move++) {
    // There and back, so that the same distance is gone in small steps.
    const way = move < moves / 2 ? move : moves - move
    const input = { row, placement: { ...placement, at: [x + by * (way + 2), y, z] as const } }
    const whole = spent(() => {
      const preview = desk.preview(moveRow, input)
      if (!preview.ok) throw new Error(preview.message)
    })
    // What happens before a hand has moved at all is no step of a drag.
    if (move < 0) continue
    times.follow.push(follows)
    times.preview.push(whole)
  }
  return times
}

function placementOf({ rows }: ProjectDocument, id: string): Placement {
  const row = rows[id]
  const placement = row && 'placement' in row ? row.placement : null
  if (!placement) throw new Error(`The house has no ${id}`)
  return placement
}

/** `node tools/bench/follow.ts`: these lines alone. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!(await benchFollow(console.log)) && process.argv.includes('--gate')) process.exitCode = 1
}
