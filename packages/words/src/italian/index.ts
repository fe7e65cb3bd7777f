import type { Dictionary } from '../dictionary.ts'
import { offersInItalian } from './offers.ts'
import { plannerInItalian } from './planner.ts'
import { plansInItalian } from './plans.ts'
import { refusalsInItalian } from './refusals.ts'
import { shellInItalian } from './shell.ts'

export const italian: Dictionary = {
  ...shellInItalian,
  ...plannerInItalian,
  ...plansInItalian,
  ...refusalsInItalian,
  ...offersInItalian,
}
