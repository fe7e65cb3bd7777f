import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { isUnanswered } from '../project/call-until-answered.ts'
import { clearSessionState } from '../project/close-project.ts'
import { offerToSave } from '../project/offer-to-save.ts'
import { openDesk } from '../project/open-desk.ts'
import { openPacks } from '../project/open-packs.ts'
import { openProject } from '../project/open-project.ts'
import type { OpenProject } from '../project/project-store.ts'
import type { DraftHead } from './drafts-port.ts'
import { partsOf, type ReadDraft, readDraft } from './read-draft.ts'

export type RestoreOptions = { readonly goTo: string | null; readonly noSaveRequest?: boolean }

const gone = sentence('This draft is no longer there')

/** opens a draft where it was left, with its undo. Where its project moved on, the next save meets it. */
export async function restoreDraft(
  app: App,
  key: string,
  { goTo, noSaveRequest = false }: RestoreOptions,
): Promise<Result<string>> {
  const port = await app.ports.drafts?.()
  const stored = await port?.storage.read(key).catch(() => null)
  if (!port || !stored || stored.head.who !== app.session.getState().profile?.userId) return refuse(gone)
  if (!noSaveRequest && !(await offerToSave(app))) return refuse('Project not saved')

  const { head } = stored
  const read = readDraft(await app.ports.projectKit(), partsOf(stored))
  if (!read.ok) {
    app.ports.log.warn(`The draft was not restored: ${read.message}`)
    return read
  }
  const place = await placeOf(app, head)
  if (!place) {
    await port.storage.remove(key)
    return openProject(app, head.project ?? 0, { noSaveRequest: true, goTo })
  }
  await lay(app, read.value, place)
  if (goTo) app.ports.navigate(goTo)
  return done('Draft restored')
}

/** Where it belongs by now; null where it holds nothing that its project has not. */
async function placeOf(app: App, head: DraftHead): Promise<DraftHead | null> {
  if (head.project === null) return head
  const loaded = await app.ports.call('projects/load', { id: head.project })
  if (loaded.ok) return !head.isChanged && loaded.value.revision !== head.revision ? null : head
  // Without a network the draft is all there is. A project that is gone is no reason to lose the work on it.
  if (isUnanswered(loaded) || loaded.code !== 'notFound') return head
  if (!head.isChanged) return null
  app.notices.show({
    message: sentence('Its project is gone or no longer yours: this is the draft, as a new project.'),
  })
  return { ...head, project: null, revision: 0, status: 'unsaved', savedAt: null }
}

async function lay(app: App, { base, document, history }: ReadDraft, head: DraftHead): Promise<void> {
  await openPacks(app, document)
  const { key, alternative, project, revision, status, isLoaded, isTradeKnown, chosen, copyOf } = head
  const isSaved = project !== null
  const open: OpenProject = {
    ...(await openDesk(app, document, { history, alternative })),
    ...{ id: project, revision, status, isLoaded, isTradeKnown, chosen },
    ...{ start: base, saved: isSaved ? base : null, savedAt: head.savedAt },
    ...(copyOf !== undefined && { copyOf }),
    attempt: { kind: 'none' },
    unansweredOffer: null,
    draft: { key, kept: 'not' },
  }
  clearSessionState(app)
  app.project.setState({ open, face: 'customer' })
}
