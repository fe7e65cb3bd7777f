import { parseArgs } from 'node:util'
import { openPack } from '@arredo/catalogue'
import { kitchenPack } from '../../pricing/kitchen-pack.ts'
import { projectRoot } from '../../project-files.ts'
import { benchPageDrags } from './browser.ts'
import { benchPureDrags } from './pure.ts'

/**
 * `npm run bench:drag`: milliseconds of script for a step in a large house. They are noise on a busy machine, so
 * `-- --gate` counts calls of functions instead and fails above these: a fifth more than the usual step needs.
 */
const mostCalls = new Map([
  ['plan-select', 68_000],
  ['plan-arrow', 66_000],
  ['plan-drag', 50_000],
  ['plan-wall-drag', 470_000],
  ['room-hover', 65_000],
  ['room-select', 145_000],
  ['room-arrow', 80_000],
  ['room-drag', 62_000],
])

const { values } = parseArgs({
  options: {
    pure: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
    explain: { type: 'boolean', default: false },
    view: { type: 'string' },
    dist: { type: 'string', default: `${projectRoot}dist` },
  },
})
const print = console.log
if (!values.gate && !values.view) benchPureDrags(openPack(await kitchenPack()), print)
if (!values.pure) {
  const { dist, view, explain: explains, gate } = values
  await benchPageDrags({ dist, view, print, explains, mostCalls: gate ? mostCalls : null })
}
