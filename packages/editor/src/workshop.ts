import { createHands } from './arrange/hands.ts'
import { placeWithoutPointer } from './newcomer.ts'
import { tools } from './tools/index.ts'

/** What the room is worked with. It is shown without, so this is fetched when the room stands: fetch-tools.ts. */
export const workshop = { tools, createHands, placeWithoutPointer }

export type Workshop = typeof workshop
