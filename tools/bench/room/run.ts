import { parseArgs } from 'node:util'
import { projectRoot } from '../../project-files.ts'
import { withPlanner } from '../with-planner.ts'
import { Judge } from './judge.ts'
import { benchMemory } from './memory.ts'
import { benchOpening } from './opening.ts'
import { benchOrbiting } from './orbiting.ts'
import { benchSubmitting } from './submitting.ts'

/**
 * `npm run bench:room`: what the room in 3D costs, from the click on a project to memory after many of them;
 * `-- --only opening` takes one of the lines alone, `-- --explain` names the functions behind script of ours,
 * `-- --gate` fails above the bars.
 */
const benches = {
  opening: benchOpening,
  submitting: benchSubmitting,
  memory: benchMemory,
  // Last: what it drags is an edit nobody saves, and the next visit would begin with a question about it.
  orbiting: benchOrbiting,
} as const

const { values } = parseArgs({
  options: {
    gate: { type: 'boolean', default: false },
    explain: { type: 'boolean', default: false },
    only: { type: 'string' },
    dist: { type: 'string', default: `${projectRoot}dist` },
  },
})
const judge = new Judge(console.log, { gates: values.gate, explains: values.explain })
await withPlanner(values.dist, async (planner) => {
  for (const [name, bench] of Object.entries(benches)) {
    if (values.only === undefined || values.only === name) await bench(planner, values.dist, judge)
  }
})
