import { done, type ProjectDocument, type Result, sharingRecords } from '@arredo/project'
import type { App } from '../app.ts'
import { openPacks } from '../project/open-packs.ts'
import type { OpenProject } from '../project/project-store.ts'
import type { TheirVersion } from './conflict-question.ts'

export type LoadedVersion = {
  readonly revision: number
  readonly isTradeKnown: boolean
  readonly version: TheirVersion
}

/** What is stored by now, evaluated as mine is; its records are our own objects where they are the same. */
export async function loadTheirVersion(
  app: App,
  { id, desk, saved, context, attempt }: OpenProject,
): Promise<Result<LoadedVersion>> {
  const loaded = await app.ports.call('projects/load', { id: id ?? 0 })
  if (!loaded.ok) return loaded
  const { readDocument, evaluateProject } = await app.ports.projectKit()
  const { revision, savedAt, trade } = loaded.value
  const read = readDocument(loaded.value.document, trade)
  if (!read.ok) return read

  const now = desk.current()
  const known: readonly ProjectDocument[] = saved ? [saved, now.document] : [now.document]
  const document = sharingRecords(await openPacks(app, read.value), known)
  const alternative = document.alternatives[now.alternative]
    ? now.alternative
    : document.header.activeAlternative
  const evaluation = evaluateProject(document, { ...context(document), alternative })
  const savedBy = attempt.kind === 'conflict' ? nameIn(attempt.details) : null
  return done({
    revision,
    isTradeKnown: trade !== undefined,
    version: { document, evaluation, savedBy, savedAt },
  })
}

function nameIn(details: unknown): string | null {
  const { savedBy } = (details ?? {}) as { readonly savedBy?: unknown }
  return typeof savedBy === 'string' && savedBy !== '' ? savedBy : null
}
