import type { ClassificationNode, Pack, Text } from '../../pack.ts'
import { rootOf, wordsOf } from '../../search-words.ts'
import type { Report } from '../finding.ts'

/** Synonyms lead to what is called by one of them: where nothing is, they lead nowhere. */
export function lintSynonyms(pack: Pack, report: Report): void {
  const { synonyms = [], articles, models, classification } = pack
  if (synonyms.length === 0) return
  const texts = [
    ...articles.flatMap(({ name, description }) => (description ? [name, description] : [name])),
    ...models.map(({ name }) => name),
    ...groupNames(classification),
  ]
  const tags = articles.flatMap(({ tags = [] }) => tags)
  for (const [index, { language, words }] of synonyms.entries()) {
    const roots = (text: string) => wordsOf(text).map((word) => rootOf(word, language))
    const said = texts.map((text: Text) => text[language] ?? text.en)
    const known = new Set([...said, ...tags].flatMap(roots))
    if (words.some((word) => roots(word).every((root) => known.has(root)))) continue
    const message = `Nothing is called ${words.join(', ')} in ${language}, so they find nothing`
    report(['synonyms', index, 'words'], `${message}. Add the word its articles are named with`)
  }
}

function groupNames(nodes: readonly ClassificationNode[]): readonly Text[] {
  return nodes.flatMap(({ name, children = [] }) => [name, ...groupNames(children)])
}
