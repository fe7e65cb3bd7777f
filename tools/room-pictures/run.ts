import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '../project-files.ts'
import { takeScenes } from '../reference-pictures/take-scenes.ts'
import { shownRooms } from './shown-rooms.ts'

/** `npm run pictures:rooms -- [name…] [--out folder]`: rooms as the planner shows them, in docs/images/rooms. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: join(projectRoot, 'docs/images/rooms') } },
})
mkdirSync(values.out, { recursive: true })
await takeScenes(
  shownRooms,
  positionals,
  (name, picture) => writeFileSync(join(values.out, `${name}.webp`), picture),
  { width: 1600, height: 1000, format: 'webp' },
)
