import type { SentProject } from '@arredo/contract'
import { type AlternativeId, splitTrade } from '@arredo/project'
import type { App } from '../app.ts'
import { isChanged, type OpenProject } from '../project/project-store.ts'

/** The project as it is on the desk, for a document of one of its alternatives; null where the stored one is just that. */
export function sentProject(
  { session }: Pick<App, 'session'>,
  project: OpenProject,
  alternative: AlternativeId,
): SentProject | null {
  const { desk, id, isTradeKnown } = project
  const { document } = desk.current()
  const isStored = id !== null && document.header.activeAlternative === alternative && !isChanged(project)
  if (isStored) return null

  // A copy instead of a command: who only looks at another alternative changes nothing.
  const shown = { ...document, header: { ...document.header, activeAlternative: alternative } }
  const { document: sent, trade } = splitTrade(shown)
  const mayTell = isTradeKnown && session.getState().profile?.kind === 'pro'
  return { document: sent, ...(mayTell && { trade }) }
}
