import { writeReference } from './reference-files.ts'
import { referenceScenes } from './reference-scenes.ts'
import { takeScenes } from './take-scenes.ts'

/**
 * `npm run pictures:references` takes the reference pictures anew, with names behind it these alone. Look at them
 * beside the old ones before they are committed: from then on they are right.
 */
await takeScenes(referenceScenes, process.argv.slice(2), writeReference)
