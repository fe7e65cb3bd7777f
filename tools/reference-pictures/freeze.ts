import { writeReference } from './reference-files.ts'
import { referenceScenes } from './reference-scenes.ts'
import { openReferenceStage } from './reference-stage.ts'

/**
 * `npm run pictures:references` takes the reference pictures anew, with names behind it these alone. Look at them
 * beside the old ones before they are committed: from then on they are right.
 */
const names = process.argv.slice(2)
const stage = await openReferenceStage()
try {
  for (const scene of referenceScenes.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const began = performance.now()
    writeReference(scene.name, await stage.take(scene))
    console.log(`${scene.name}: ${Math.round(performance.now() - began)} ms`)
  }
} finally {
  await stage.close()
}
for (const trouble of stage.troubles) console.error(`the stage: ${trouble}`)
if (stage.troubles.length > 0) process.exitCode = 1
