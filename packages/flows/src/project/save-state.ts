import { sentence } from '@arredo/words'
import { isChanged, type OpenProject } from './project-store.ts'

export type SaveStateName = 'unsaved' | 'changed' | 'saving' | 'saved' | 'refused' | 'unanswered' | 'conflict'

export type SaveWords = {
  readonly state: SaveStateName
  /** English, a translation key. */
  readonly text: string
  readonly values: Readonly<Record<string, string | number>>
  /** The person has to do something about it. */
  readonly needsAttention: boolean
}

type Row = Omit<SaveWords, 'state' | 'values'>

/** D-84: the only place that says in words whether work is safe. "Saved" means the project. */
export const saveStateTable: Readonly<Record<SaveStateName, Row>> = {
  unsaved: { text: sentence('Not saved yet'), needsAttention: false },
  changed: { text: sentence('Changes not saved'), needsAttention: false },
  saving: { text: sentence('Saving…'), needsAttention: false },
  saved: { text: sentence('Saved'), needsAttention: false },
  refused: { text: sentence('Not saved'), needsAttention: true },
  unanswered: { text: sentence('Offline: not saved yet'), needsAttention: true },
  conflict: { text: sentence('Someone else saved: compare'), needsAttention: true },
}

export function saveStateOf(project: OpenProject): SaveStateName {
  if (project.attempt.kind !== 'none') return project.attempt.kind
  if (!isChanged(project) && project.saved) return 'saved'
  return project.saved ? 'changed' : 'unsaved'
}

/** "Saved 12 s ago" within the hour, plain "Saved" after that. */
export function saveWords(project: OpenProject, now: number): SaveWords {
  const state = saveStateOf(project)
  const row = { state, values: {}, ...saveStateTable[state] }
  if (state !== 'saved' || project.savedAt === null) return row

  const seconds = Math.max(0, Math.round((now - Date.parse(project.savedAt)) / 1000))
  if (seconds < 5) return { ...row, text: sentence('Saved just now') }
  if (seconds < 60) return { ...row, text: sentence('Saved {{count}} s ago'), values: { count: seconds } }
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return { ...row, text: sentence('Saved {{count}} min ago'), values: { count: minutes } }
  return row
}
