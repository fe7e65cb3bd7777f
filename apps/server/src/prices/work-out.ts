import type { Catalogue } from '@arredo/catalogue'
import type { ProjectDocument } from '@arredo/project'
import { type Given, type PricingTask, pricingTasks, type WorkedOut } from './pricing-tasks.ts'
import { workApart } from './work-apart.ts'

/** Beyond it evaluating takes about 20 ms, too long to keep everybody else waiting: measured with a kitchen's rows. */
const rowsInThisThread = 250

export function isLarge({ rows }: Readonly<Record<string, unknown>>): boolean {
  return typeof rows === 'object' && rows !== null && Object.keys(rows).length > rowsInThisThread
}

/**
 * Works something out of a whole document: here, or where it is large in a thread beside, so that everybody else is
 * answered meanwhile. `busy` when too many wait there, or it takes too long.
 */
export async function workOut<Task extends PricingTask>(
  task: Task,
  document: ProjectDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
  given: Given<Task>,
): Promise<WorkedOut<Task> | 'busy'> {
  if (isLarge(document)) return workApart(task, document, catalogues, given)
  const run = pricingTasks[task] as (...given: unknown[]) => WorkedOut<Task>
  return run(document, catalogues, given)
}

export const tooBusy = 'Too much to do at the moment, try again'
