import { type Catalogue, openPack } from '@arredo/catalogue'
import { createFollow, withFollowers } from '@arredo/planning'
import {
  changeHeaderVariant,
  changeVariant,
  createDesk,
  evaluateProject,
  moveRow,
  moveWall,
} from '@arredo/project'
import { kitchenPack } from '../../pricing/kitchen-pack.ts'
import { kitchenHouse } from '../kitchen-house.ts'
import { stepsHeld } from './steps-held.ts'

/** Megabytes that so many steps leave behind where every step changes what follows the runs, some all of it. */
const steps = Number(process.argv[2])
const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', openPack(await kitchenPack())]])
const desk = createDesk({
  document: withFollowers(kitchenHouse(), catalogues),
  evaluate: (document, alternative) =>
    evaluateProject(document, { catalogues, discounts: new Map(), faces: [], alternative, answer: 'now' }),
  follow: createFollow(() => catalogues),
})
console.log((stepsHeld(desk, act, steps, 40) / 1e6).toFixed(2))

function act(turn: number): void {
  const room = `k${(turn * 5) % 11}`
  const way = turn % 10 < 5 ? 20 : -20
  const row = desk.current().document.rows[`${room}-drawers`]
  if (turn % 5 === 0 && row?.kind === 'article' && row.placement) {
    const [x, y, z] = row.placement.at
    desk.run(moveRow, { row: row.id, placement: { ...row.placement, at: [x + way, y, z] } })
  } else if (turn % 5 === 1) {
    const value = [450, 600, 900][turn % 3] ?? 600
    desk.run(changeVariant, { row: `${room}-last`, variant: 'W', value })
  } else if (turn % 5 === 2) desk.run(moveWall, { wall: 'wall-5', by: way, rooms: [] })
  else if (turn % 5 === 3) {
    const value = ['QUARTZ', 'OAK', 'CONCRETE'][turn % 3] ?? 'QUARTZ'
    desk.run(changeHeaderVariant, { variant: 'WORKTOP', value })
  } else {
    desk.run(changeHeaderVariant, { variant: 'SPLASH', value: turn % 2 === 0 ? 'TILE' : 'NONE' })
  }
}
