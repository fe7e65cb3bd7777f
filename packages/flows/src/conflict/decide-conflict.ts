import {
  changeBetween,
  compareDesigns,
  done,
  mergedDesign,
  type Picks,
  type ProjectDocument,
  type Result,
  refuse,
} from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { asCopy } from '../project/as-copy.ts'
import { offerToSave } from '../project/offer-to-save.ts'
import { openProject } from '../project/open-project.ts'
import { type OpenProject, updateOpenProject } from '../project/project-store.ts'
import { saveProject } from '../project/save-project.ts'
import { type LoadedVersion, loadTheirVersion } from './load-their-version.ts'

/**
 * D-123: two people saved, or one in two windows. Nothing is overwritten: the person sees both versions and takes
 * theirs, saves the own one as a copy, or says thing by thing which of both it shall be.
 */
export async function decideConflict(app: App): Promise<Result<string>> {
  const project = app.project.getState().open
  if (project?.attempt.kind !== 'conflict' || project.id === null) return refuse('There is no conflict')

  const loaded = await loadTheirVersion(app, project)
  if (!loaded.ok) return withoutTheirs(app, project, loaded.message)
  const { version } = loaded.value
  const { document, evaluation } = project.desk.current()
  const base = project.saved ?? project.start
  const asked = await app.dialogs.ask('conflict', {
    base,
    mine: { document, evaluation },
    theirs: version,
    differences: compareDesigns(base, document, version.document),
  })
  if (!asked.ok) return asked
  switch (asked.value?.kind) {
    case 'theirs':
      return openTheirs(app, project, project.id)
    case 'copy':
      app.project.setState({ open: asCopy(project) })
      return saveProject(app)
    case 'picked':
      return savePicked(app, project, { base, loaded: loaded.value, picks: asked.value.picks })
    default:
      return done('Nothing changed')
  }
}

/** Deleted since: the next save says so. Not to be reached: later is early enough. */
async function withoutTheirs(app: App, { desk }: OpenProject, message: string): Promise<Result<string>> {
  if (message === 'Project not found') {
    updateOpenProject(app.project, desk, { attempt: { kind: 'none' } })
    return saveProject(app)
  }
  app.notices.show({ message, kind: 'error' })
  return refuse(message)
}

type Picked = {
  readonly base: ProjectDocument
  readonly loaded: LoadedVersion
  readonly picks: Picks
}

/** One save on top of theirs. Whoever saved again meanwhile is met again. */
async function savePicked(
  app: App,
  { desk }: OpenProject,
  { base, loaded, picks }: Picked,
): Promise<Result<string>> {
  const { document } = desk.current()
  const merged = mergedDesign(base, document, loaded.version.document, picks)
  if (!merged.ok) return merged
  const taken = desk.take(changeBetween(document, merged.value.document).after)
  if (!taken.ok) return taken

  const { version, revision, isTradeKnown } = loaded
  updateOpenProject(app.project, desk, {
    ...{ revision, isTradeKnown, saved: version.document, savedAt: version.savedAt },
    status: version.document.header.status,
    attempt: { kind: 'none' },
  })
  const saved = await saveProject(app)
  const { open } = app.project.getState()
  return !saved.ok && open?.desk === desk && open.attempt.kind === 'conflict' ? decideConflict(app) : saved
}

/** What the person had is put aside, not away: without a draft that would ask for it at the next visit. */
async function openTheirs(app: App, mine: OpenProject, id: number): Promise<Result<string>> {
  mine.underWay.isGivenUp = true
  const opened = await openProject(app, id, { noSaveRequest: true, goTo: null })
  if (!opened.ok) {
    mine.underWay.isGivenUp = false
    return opened
  }

  app.notices.show({
    message: sentence('This is their version. Yours is kept until you leave this page.'),
    action: { label: sentence('Bring mine back as a copy'), run: () => void bringBack(app, mine) },
  })
  return opened
}

async function bringBack(app: App, mine: OpenProject): Promise<void> {
  if (!(await offerToSave(app))) return
  mine.underWay.isGivenUp = false
  app.project.setState({ open: asCopy(mine) })
}
