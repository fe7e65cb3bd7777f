import { done, type ProjectDocument, type Result, refuse } from '@arredo/project'
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
import { type FoundDraft, findDraft } from './find-draft.ts'
import { overBase, type ReadDraft, readDraft } from './read-draft.ts'

export type RestoreOptions = { readonly goTo: string | null; readonly noSaveRequest?: boolean }

/** A draft and where it belongs by now; null where it holds nothing that its project has not. */
type Placed = { readonly head: DraftHead; readonly draft: ReadDraft } | { readonly openInstead: number }

/** opens a draft where it was left, with its undo. Where its project moved on, the next save meets it. */
export async function restoreDraft(
  app: App,
  key: string,
  { goTo, noSaveRequest = false }: RestoreOptions,
): Promise<Result<string>> {
  const found = await findDraft(app, key)
  if (!found.ok) return found
  if (!noSaveRequest && !(await offerToSave(app))) return refuse('Project not saved')

  const read = readDraft(await app.ports.projectKit(), found.value.parts)
  if (!read.ok) {
    app.ports.log.warn(`The draft was not restored: ${read.message}`)
    return read
  }
  const placed = await placedNow(app, found.value, read.value)
  if ('openInstead' in placed) {
    await (await app.ports.drafts?.())?.storage.remove(key)
    return openProject(app, placed.openInstead, { noSaveRequest: true, goTo })
  }
  await lay(app, placed.draft, placed.head, found.value.replaces)
  if (goTo) app.ports.navigate(goTo)
  return done('Draft restored')
}

async function placedNow(app: App, { head, savedAs }: FoundDraft, draft: ReadDraft): Promise<Placed> {
  const project = savedAs?.project ?? head.project
  if (project === null) return { head, draft }
  const loaded = await app.ports.call('projects/load', { id: project })
  if (!loaded.ok) {
    // Without a network the draft is all there is. A project that is gone is no reason to lose the work on it.
    if (isUnanswered(loaded) || loaded.code !== 'notFound') return { head, draft }
    if (!head.isChanged) return { openInstead: project }
    app.notices.show({
      message: sentence('Its project is gone or no longer yours: this is the draft, as a new project.'),
    })
    return { head: { ...head, project: null, revision: 0, status: 'unsaved', savedAt: null }, draft }
  }
  const { revision, savedAt } = loaded.value
  const { readDocument } = await app.ports.projectKit()
  const stored = readDocument(loaded.value.document, loaded.value.trade)
  const status = stored.ok ? stored.value.header.status : head.status
  const here = { ...head, project, status, savedAt, isLoaded: true }
  if (!savedAs) {
    const isMoved = revision !== head.revision
    return isMoved && !head.isChanged ? { openInstead: project } : { head: here, draft }
  }
  // A save whose answer never came took it in: what was done since goes on top of what that save stored.
  if (head.isSent) return { openInstead: project }
  const placed = { ...here, revision: savedAs.revision }
  if (!stored.ok || revision !== savedAs.revision) return { head: placed, draft }
  const document = overBase(withHeaderOf(draft.document, stored.value), stored.value)
  return { head: placed, draft: { ...draft, base: stored.value, document } }
}

/** What the server decides of a header when it saves. */
function withHeaderOf(
  document: ProjectDocument,
  { header: { status, shop } }: ProjectDocument,
): ProjectDocument {
  return { ...document, header: { ...document.header, status, shop } }
}

async function lay(
  app: App,
  { base, document, history }: ReadDraft,
  head: DraftHead,
  replaces: string | undefined,
): Promise<void> {
  await openPacks(app, document)
  const { key, project, revision, status, isLoaded, isTradeKnown, chosen, copyOf } = head
  const alternative = head.alternative || document.header.activeAlternative
  const desk = await openDesk(app, document, { history, alternative })
  const underWay = { ...desk.underWay, remoteDraft: head.remote, ...(replaces && { replaces }) }
  const open: OpenProject = {
    ...{ ...desk, underWay, id: project, revision, status, isLoaded, isTradeKnown, chosen },
    ...{ start: base, saved: project === null ? null : base, savedAt: head.savedAt },
    ...(copyOf !== undefined && { copyOf }),
    attempt: { kind: 'none' },
    unansweredOffer: null,
    draft: { key, kept: 'not', document: null, waiting: null },
  }
  clearSessionState(app)
  app.project.setState({ open, face: 'customer' })
}
