import type { LogEntry } from '@arredo/contract'
import { type Status, statuses } from '@arredo/project'
import { sentence } from '@arredo/words'
import { statusNames } from './status-names.ts'

export type LogSentence = {
  /** English, a translation key. */
  readonly text: string
  readonly values: Readonly<Record<string, string | number>>
  /** Values that are translation keys themselves. */
  readonly translated: readonly string[]
}

const words: Readonly<Record<string, string>> = {
  create: sentence('Saved for the first time'),
  save: sentence('Saved, revision {{revision}}'),
  offer: sentence('Offer {{offer}} made'),
  delete: sentence('Deleted'),
  restore: sentence('Brought back out of the bin'),
  version: sentence('Kept as version “{{name}}”'),
  removeVersion: sentence('Version “{{name}}” given up'),
  restoreVersion: sentence('Went back to version “{{name}}”'),
  changeOrder: sentence('Change order: project {{order}}'),
  photograph: sentence('Photograph asked for'),
  removePhotograph: sentence('Photograph removed'),
  usePhotograph: sentence('Photograph chosen'),
}

/** What an entry of a project's log says to a person; what nobody wrote words for says its own name. */
export function logSentence({ action, details }: LogEntry): LogSentence {
  const values = Object.fromEntries(
    Object.entries(details).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
  if (action !== 'setstatus') {
    return { text: words[action] ?? sentence('{{action}}'), values: { ...values, action }, translated: [] }
  }
  const [from, to] = [values.from, values.to].map(nameOf)
  const given = typeof values.toUser === 'string' ? values.toUser : values.toShop
  if (from === to && given !== undefined) {
    return { text: sentence('Given to {{receiver}}'), values: { receiver: given }, translated: [] }
  }
  return given === undefined
    ? {
        text: sentence('{{from}} → {{to}}'),
        values: { from: from ?? '', to: to ?? '' },
        translated: ['from', 'to'],
      }
    : {
        text: sentence('{{from}} → {{to}}, given to {{receiver}}'),
        values: { from: from ?? '', to: to ?? '', receiver: given },
        translated: ['from', 'to'],
      }
}

function nameOf(value: unknown): string {
  const status = statuses.find((known): known is Status => known === value)
  return status ? statusNames[status] : String(value ?? '')
}
