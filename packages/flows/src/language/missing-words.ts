import type { Log } from '../ports.ts'

/** Sentences shown without a translation, so that a translator can be asked for them. */
export type MissingWords = {
  readonly record: (language: string, sentence: unknown) => void
  /** Per language, each missing sentence with an empty translation. */
  readonly entries: () => Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly mustBeSaved: () => boolean
  /** These have their words by now. */
  readonly forget: (language: string, sentences: readonly string[]) => void
}

export function createMissingWords(log: Log): MissingWords {
  const missing = new Map<string, Map<string, string>>()
  return {
    record(language, sentence) {
      if (typeof sentence !== 'string') return log.warn('A text to translate is no string', sentence)
      const known = missing.get(language) ?? new Map<string, string>()
      missing.set(language, known.set(sentence, ''))
    },
    entries: () => Object.fromEntries([...missing].map(([code, words]) => [code, Object.fromEntries(words)])),
    mustBeSaved: () => [...missing.values()].some(({ size }) => size > 0),
    forget(language, sentences) {
      for (const sentence of sentences) missing.get(language)?.delete(sentence)
    },
  }
}
