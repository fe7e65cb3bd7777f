import type { Log } from '../ports.ts'

/** Sentences shown without a translation, so that a translator can be asked for them. */
export type MissingWords = {
  readonly record: (language: string, sentence: unknown) => void
  /** Per language, each missing sentence with an empty translation. */
  readonly entries: () => Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly mustBeSaved: () => boolean
}

export function createMissingWords(log: Log): MissingWords {
  const missing: Record<string, Record<string, string>> = {}
  return {
    record(language, sentence) {
      if (typeof sentence !== 'string') return log.warn('A text to translate is no string', sentence)
      missing[language] = { ...missing[language], [sentence]: '' }
    },
    entries: () => missing,
    mustBeSaved: () => Object.keys(missing).length > 0,
  }
}
