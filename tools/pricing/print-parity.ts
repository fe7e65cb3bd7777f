import { kitchenPack } from './kitchen-pack.ts'
import { parityBundle } from './parity-bundle.ts'
import { priceCases } from './parity-cases.ts'

/** For the story that asks a real browser: the script, the catalogue, and what Node says to them. */
const pack = await kitchenPack()
process.stdout.write(JSON.stringify({ bundle: await parityBundle(), pack, answer: priceCases(pack) }))
