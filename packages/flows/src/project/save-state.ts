import { sentence } from '@arredo/words'
import type { DraftKept } from '../drafts/draft-state.ts'
import { isChanged, type OpenProject } from './project-store.ts'

export type SaveStateName = keyof typeof table

export type SaveWords = {
  readonly state: SaveStateName
  /** English, a translation key. */
  readonly text: string
  readonly values: Readonly<Record<string, string | number>>
  /** The person has to do something about it. */
  readonly needsAttention: boolean
}

type Row = Omit<SaveWords, 'state' | 'values'>

const table = {
  unsaved: { text: sentence('Not saved yet'), needsAttention: false },
  changed: { text: sentence('Changes not saved'), needsAttention: false },
  saving: { text: sentence('Saving…'), needsAttention: false },
  saved: { text: sentence('Saved'), needsAttention: false },
  refused: { text: sentence('Not saved'), needsAttention: true },
  unanswered: { text: sentence('Offline: not saved yet'), needsAttention: true },
  conflict: { text: sentence('Someone else saved: compare'), needsAttention: true },
  keeping: { text: sentence('Keeping draft…'), needsAttention: false },
  kept: { text: sentence('Draft kept'), needsAttention: false },
  keptHere: { text: sentence('Draft kept on this device'), needsAttention: false },
  keptOffline: { text: sentence('Offline, kept on this device'), needsAttention: false },
  unkept: { text: sentence('Cannot be kept: save now'), needsAttention: true },
} as const

const inMaintenance = sentence('Maintenance: not saved yet')
const offlineCount = sentence('Offline, {{count}} changes kept on this device')

/** D-84: the only place that says in words whether work is safe. "Saved" means the project. */
export const saveStateTable: Readonly<Record<SaveStateName, Row>> = table

const ofDraft: Readonly<Record<DraftKept, SaveStateName>> = {
  not: 'keeping',
  device: 'keptHere',
  server: 'kept',
  offline: 'keptOffline',
  nowhere: 'unkept',
}

export function saveStateOf(project: OpenProject): SaveStateName {
  if (project.attempt.kind !== 'none') return project.attempt.kind
  if (!isChanged(project) && project.saved) return 'saved'
  const kept = isChanged(project) ? draftStateOf(project) : null
  return kept ?? (project.saved ? 'changed' : 'unsaved')
}

/** What was said of an earlier state of the work says nothing of this one. */
function draftStateOf({ desk, draft }: OpenProject): SaveStateName | null {
  if (!draft) return null
  const isOfNow = draft.document === desk.current().document
  return isOfNow || draft.kept === 'nowhere' ? ofDraft[draft.kept] : 'keeping'
}

/** "Saved 12 s ago" within the hour, plain "Saved" after that; offline, how much waits for the line. */
export function saveWords(project: OpenProject, now: number): SaveWords {
  const state = saveStateOf(project)
  const row = { state, values: {}, ...saveStateTable[state] }
  if (project.attempt.kind === 'unanswered' && project.attempt.isMaintenance)
    return { ...row, text: inMaintenance }
  const { waiting } = project.draft ?? {}
  if (state === 'keptOffline' && waiting) return { ...row, text: offlineCount, values: { count: waiting } }
  if (state !== 'saved' || project.savedAt === null) return row

  const seconds = Math.max(0, Math.round((now - Date.parse(project.savedAt)) / 1000))
  if (seconds < 5) return { ...row, text: sentence('Saved just now') }
  if (seconds < 60) return { ...row, text: sentence('Saved {{count}} s ago'), values: { count: seconds } }
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return { ...row, text: sentence('Saved {{count}} min ago'), values: { count: minutes } }
  return row
}
