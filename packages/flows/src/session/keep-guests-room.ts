import type { App } from '../app.ts'
import { asCopy } from '../project/as-copy.ts'
import { updateOpenProject } from '../project/project-store.ts'

/**
 * D-132: a professional who logs in over a guest takes no room along. The one on the desk stays there as a copy to be
 * saved, unless the shop has it already.
 */
export async function keepGuestsRoom(app: App): Promise<void> {
  const { open } = app.project.getState()
  if (!open || open.id === null) return
  const found = await app.ports.call('projects/load', { id: open.id })
  if (found.ok) return
  updateOpenProject(app.project, open.desk, { ...asCopy(open), isTradeKnown: true })
}
