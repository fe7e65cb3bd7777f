import { changeBetween } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import type { Cancel } from '../ports.ts'
import { isChanged, type OpenProject, updateOpenProject } from '../project/project-store.ts'
import type { TabNews, TabsPort } from './tabs-port.ts'

const alsoOpen = sentence(
  'This project is open in another window too. What is saved there is shown here at once.',
)

/**
 * D-122: two pages with the same project know of each other. What one saves the other takes over in silence, with
 * its own undo; where it has changes of its own, both are put to the person at once instead of at the next save.
 */
export function followTabs(app: App, port: TabsPort): Cancel {
  const openOne = () => app.project.getState().open

  const stopHearing = port.hear((news) => {
    const open = openOne()
    if (open?.id !== news.project) return
    if (news.kind === 'opened') port.tell({ ...news, kind: 'here', revision: open.revision })
    if (news.kind === 'here') app.notices.show({ message: alsoOpen })
    if (news.revision > open.revision) void takeSaved(app, open, news)
  })
  const stopTelling = app.project.subscribe(({ open }, { open: before }) => {
    if (!open || open.id === null) return
    const { id: project, revision } = open
    const isSame = before?.id === project && before.desk === open.desk
    if (!isSame) port.tell({ kind: before?.desk === open.desk ? 'saved' : 'opened', project, revision })
    else if (revision > before.revision) port.tell({ kind: 'saved', project, revision })
  })
  return () => {
    stopHearing()
    stopTelling()
  }
}

async function takeSaved(app: App, { desk }: OpenProject, { revision }: TabNews): Promise<void> {
  const now = () => {
    const { open } = app.project.getState()
    return open?.desk === desk && open.revision < revision ? open : null
  }
  const open = now()
  // A save of our own is on its way: the server says which of both came first.
  if (open?.attempt.kind !== 'none') return
  if (isChanged(open)) return meet(app, open, revision)

  const { loadTheirVersion } = await import('../conflict/load-their-version.ts')
  const loaded = await loadTheirVersion(app, open)
  const still = now()
  if (!still || !loaded.ok) return
  // Something was changed while it was fetched.
  if (isChanged(still) || still.attempt.kind !== 'none') return meet(app, still, revision)

  const { version } = loaded.value
  const taken = desk.take(changeBetween(desk.current().document, version.document).after)
  if (!taken.ok) return meet(app, still, revision)
  updateOpenProject(app.project, desk, {
    ...{ revision: loaded.value.revision, saved: version.document, savedAt: version.savedAt },
    status: version.document.header.status,
  })
}

async function meet(app: App, { desk, attempt }: OpenProject, revision: number): Promise<void> {
  if (attempt.kind !== 'none') return
  const message = 'Someone else saved this project meanwhile'
  // Pages that hear each other are of one browser, and of one person.
  const savedBy = app.session.getState().profile?.displayName
  const details = { revision, savedBy }
  updateOpenProject(app.project, desk, { attempt: { kind: 'conflict', message, details } })
  const { decideConflict } = await import('../conflict/decide-conflict.ts')
  await decideConflict(app)
}
