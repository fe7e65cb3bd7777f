import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '../project-files.ts'
import { openReferenceStage } from '../reference-pictures/reference-stage.ts'
import { shownRooms } from './shown-rooms.ts'

/** `npm run pictures:rooms -- [name…] [--out folder]`: rooms as the planner shows them, in docs/images/rooms. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: join(projectRoot, 'docs/images/rooms') } },
})
const frame = { width: 1600, height: 1000, format: 'webp' } as const
const wanted = shownRooms.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

mkdirSync(values.out, { recursive: true })
const stage = await openReferenceStage()
try {
  for (const room of wanted) {
    const began = performance.now()
    writeFileSync(
      join(values.out, `${room.name}.webp`),
      await stage.take(room, (document) => document, frame),
    )
    console.log(`${room.name}: ${Math.round(performance.now() - began)} ms`)
  }
} finally {
  await stage.close()
}
for (const trouble of stage.troubles) console.error(`the stage: ${trouble}`)
if (stage.troubles.length > 0) process.exitCode = 1
