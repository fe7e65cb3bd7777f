import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { isChanged } from './project-store.ts'
import { saveProject } from './save-project.ts'

/** Who began what would lose work: a host's question has no third way (H-22), a person may change their mind (D-222). */
export type Asker = 'person' | 'host'

/**
 * 'Save current project?' when work would be lost. True when the way is free; a save that fails keeps the open
 * project (D-24).
 */
export async function offerToSave(app: App, asker: Asker = 'person'): Promise<boolean> {
  const project = app.project.getState().open
  if (!project || !isChanged(project)) return true

  const asked = await app.dialogs.ask('ask', {
    title: sentence('Project not saved'),
    question: sentence('Save current project?'),
    answers: [
      { value: 'yes', label: sentence('Yes') },
      { value: 'no', label: sentence('No') },
      ...(asker === 'person' ? [{ value: 'cancel', label: sentence('Cancel') }] : []),
    ],
    persistence: asker === 'person' ? 'semipersistent' : 'persistent',
  })
  if (!asked.ok || asked.value === null || asked.value === 'cancel') return false
  if (asked.value === 'no') {
    project.underWay.isGivenUp = true
    return true
  }

  const saved = await saveProject(app)
  if (!saved.ok) app.notices.show({ message: saved.message, kind: 'error' })
  return saved.ok
}
