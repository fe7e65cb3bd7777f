import type { Dictionary } from '../dictionary.ts'
import { authorsInItalian } from './authors.ts'
import { catalogueInItalian } from './catalogue.ts'
import { inspectorInItalian } from './inspector.ts'
import { offersInItalian } from './offers.ts'
import { plannerInItalian } from './planner.ts'
import { plansInItalian } from './plans.ts'
import { refusalsInItalian } from './refusals.ts'
import { roomsInItalian } from './rooms.ts'
import { shellInItalian } from './shell.ts'
import { wallsInItalian } from './walls.ts'

export const italian: Dictionary = {
  ...authorsInItalian,
  ...shellInItalian,
  ...wallsInItalian,
  ...plannerInItalian,
  ...inspectorInItalian,
  ...plansInItalian,
  ...refusalsInItalian,
  ...offersInItalian,
  ...catalogueInItalian,
  ...roomsInItalian,
}
