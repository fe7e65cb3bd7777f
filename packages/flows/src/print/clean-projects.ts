import { toWireCleaning, type WireProject } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { askerOf } from './asker-of.ts'

export type PrintedProjects = readonly [WireProject, WireProject]

/** what is one project is cleaned once. */
export async function cleanProjects(app: App, [one, two]: PrintedProjects): Promise<Result<PrintedProjects>> {
  const first = await clean(app, one)
  if (!first.ok) return first
  const second = two === one ? first : await clean(app, two)
  return second.ok ? done([first.value, second.value]) : second
}

async function clean(app: App, project: WireProject): Promise<Result<WireProject>> {
  const cleaned = await app.ports.call('jprjcleaner/jPrjPrintCleaner', toWireCleaning(project, askerOf(app)))
  if (!cleaned.ok) return refuse(cleaned.message)
  return cleaned.value ? done(cleaned.value) : refuse('jPrjPrintCleaner error: no response...')
}
