import { openPack } from '@arredo/catalogue'
import type { Selected } from '@arredo/editor'
import { changeVariant, moveWall } from '@arredo/project'
import { kitchenPack } from '../../pricing/kitchen-pack.ts'
import { openHouse } from './large-house.ts'
import { stepsHeld } from './steps-held.ts'

/** Megabytes that so many steps leave behind: moves, turns, walls with all that sits on them, and other sizes. */
const steps = Number(process.argv[2])
const editor = openHouse(openPack(await kitchenPack()))
const { desk } = editor
console.log((stepsHeld(desk, act, steps, 20) / 1e6).toFixed(2))

function act(turn: number): void {
  const row: Selected = { kind: 'row', id: `row-${(turn * 7) % 200}` }
  const way = turn % 8 < 4 ? 20 : -20
  editor.select([row])
  if (turn % 4 === 0) editor.nudge([way, 0])
  else if (turn % 4 === 1) editor.rotateSelection(90)
  else if (turn % 4 === 2) desk.run(moveWall, { wall: 'wall-5', by: way, rooms: [] })
  else desk.run(changeVariant, { row: row.id, variant: 'WIDTH', value: 300 + (turn % 5) * 150 })
}
