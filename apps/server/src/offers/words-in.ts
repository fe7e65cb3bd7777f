import type { Words } from '@arredo/reports'
import { loadDictionary } from '@arredo/words'

/** English sentences in the words of a language, for pages made by the server. */
export async function wordsIn(language: string): Promise<Words> {
  const dictionary = await loadDictionary(language)
  return (sentence, values = {}) =>
    (dictionary[sentence] ?? sentence).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
