import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { asCopy } from './as-copy.ts'
import { type OpenProject, updateOpenProject } from './project-store.ts'

/**
 * Somebody deleted what is being worked on: the person says where the work goes. The project to save then, or null
 * where nothing is to be saved now; the work stays on the desk all the same.
 */
export async function deletedMeanwhile(
  app: App,
  project: OpenProject,
  details: unknown,
): Promise<OpenProject | null> {
  const { id, desk } = project
  const deletedBy = nameIn(details)
  const asked = await app.dialogs.ask('ask', deletedBy === null ? gone : inBin(deletedBy))
  const wish = asked.ok ? asked.value : null
  const { open } = app.project.getState()
  if (open?.desk !== desk || id === null || wish === null) return null

  if (wish === 'bringBack') {
    const restored = await app.ports.call('projects/restore', { id })
    if (!restored.ok) {
      app.notices.show({ message: restored.message, kind: 'error' })
      return null
    }
  }
  updateOpenProject(app.project, desk, wish === 'bringBack' ? {} : asCopy(open))
  const { open: next } = app.project.getState()
  return next?.desk === desk ? next : null
}

const copy = { value: 'copy', label: sentence('Save as a new project') }

const gone = {
  title: sentence('This project is not there any more'),
  question: sentence(
    'It was deleted for good, or given to another shop. Your changes are still here: save them as a new project.',
  ),
  answers: [copy],
}

function inBin(name: string) {
  return {
    title: sentence('This project was deleted'),
    question: sentence(
      '{{name}} deleted it. Your changes are still here: bring the project back and save them into it, or save them as a new one.',
    ),
    values: { name },
    answers: [{ value: 'bringBack', label: sentence('Bring it back and save') }, copy],
  }
}

function nameIn(details: unknown): string | null {
  const isNamed = typeof details === 'object' && details !== null && 'deletedBy' in details
  return isNamed && typeof details.deletedBy === 'string' ? details.deletedBy : null
}
