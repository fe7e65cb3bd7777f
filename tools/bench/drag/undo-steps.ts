import { openPack } from '@arredo/catalogue'
import type { Selected } from '@arredo/editor'
import { changeVariant, moveWall } from '@arredo/project'
import { kitchenPack } from '../../pricing/kitchen-pack.ts'
import { heldBytes } from './held-bytes.ts'
import { openHouse } from './large-house.ts'

/** Megabytes that so many steps leave behind: moves, turns, walls with all that sits on them, and other sizes. */
const steps = Number(process.argv[2])
const editor = openHouse(openPack(await kitchenPack()))
const { desk } = editor
// What the first steps remember of the house is there without undo too.
takeSteps(20)
while (desk.undo().ok);

const before = heldBytes()
takeSteps(steps)
const held = heldBytes() - before
let undone = 0
while (desk.undo().ok) undone++
if (undone !== steps) throw new Error(`${undone} of ${steps} steps could be undone`)
console.log((held / 1e6).toFixed(2))

/** What is refused or changes nothing is no step. */
function takeSteps(count: number): void {
  for (let [taken, turn] = [0, 0]; taken < count; turn++) {
    const { document } = desk.current()
    act(turn)
    if (desk.current().document !== document) taken++
  }
}

function act(turn: number): void {
  const row: Selected = { kind: 'row', id: `row-${(turn * 7) % 200}` }
  const way = turn % 8 < 4 ? 20 : -20
  editor.select([row])
  if (turn % 4 === 0) editor.nudge([way, 0])
  else if (turn % 4 === 1) editor.rotateSelection(90)
  else if (turn % 4 === 2) desk.run(moveWall, { wall: 'wall-5', by: way, rooms: [] })
  else desk.run(changeVariant, { row: row.id, variant: 'WIDTH', value: 300 + (turn % 5) * 150 })
}
