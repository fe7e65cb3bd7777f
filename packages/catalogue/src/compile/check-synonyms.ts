import { suggestion } from '../closest-word.ts'
import type { Pack } from '../pack.ts'
import { wordsOf } from '../search-words.ts'
import type { Report } from './finding.ts'

/** Each is a word a search can read, and differs from the others as it reads them. */
export function checkSynonyms({ synonyms = [], languages, name }: Pack, report: Report): void {
  const spoken = languages ?? Object.keys(name)
  for (const [index, { language, words }] of synonyms.entries()) {
    const path = ['synonyms', index]
    if (!spoken.includes(language)) {
      const message = `The catalogue does not speak ${language}`
      report([...path, 'language'], `${message}${suggestion(language, spoken)}`)
    }
    if (words.length === 1)
      report([...path, 'words'], `"${words[0]}" stands alone. Add what else it is called`)
    const read = words.map((word) => wordsOf(word).join(' '))
    for (const [place, word] of read.entries()) {
      const at = [...path, 'words', place]
      if (word === '') report(at, `"${words[place]}" has no letter to search for. Write a word`)
      else if (read.indexOf(word) < place) report(at, `"${words[place]}" stands twice. Keep one of the two`)
    }
  }
}
