import type { Dictionary } from '../dictionary.ts'
import { authorsInItalian } from './authors.ts'
import { blocksInItalian } from './blocks.ts'
import { catalogueInItalian } from './catalogue.ts'
import { elevationsInItalian } from './elevations.ts'
import { fixturesInItalian } from './fixtures.ts'
import { handsInItalian } from './hands.ts'
import { inspectorInItalian } from './inspector.ts'
import { notesInItalian } from './notes.ts'
import { offersInItalian } from './offers.ts'
import { plannerInItalian } from './planner.ts'
import { plansInItalian } from './plans.ts'
import { refusalsInItalian } from './refusals.ts'
import { roomDesignInItalian } from './room-design.ts'
import { roomsInItalian } from './rooms.ts'
import { shellInItalian } from './shell.ts'
import { treeInItalian } from './tree.ts'
import { wallsInItalian } from './walls.ts'

export const italian: Dictionary = {
  ...authorsInItalian,
  ...blocksInItalian,
  ...shellInItalian,
  ...wallsInItalian,
  ...plannerInItalian,
  ...elevationsInItalian,
  ...fixturesInItalian,
  ...handsInItalian,
  ...inspectorInItalian,
  ...notesInItalian,
  ...plansInItalian,
  ...refusalsInItalian,
  ...offersInItalian,
  ...catalogueInItalian,
  ...roomsInItalian,
  ...roomDesignInItalian,
  ...treeInItalian,
}
