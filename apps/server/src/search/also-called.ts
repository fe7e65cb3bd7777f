import { type Pack, rootOf, wordsOf } from '@arredo/catalogue'
import { type TradeWord, tradeWords } from './trade-words.ts'

/** What else the things in a text are called: in its own language, and as the trade says it in another. */
export type AlsoCalled = (text: string) => {
  readonly own: readonly string[]
  readonly other: readonly string[]
}

/** Ready for many texts of one pack in one language. */
export function alsoCalled({ synonyms = [] }: Pick<Pack, 'synonyms'>, language: string): AlsoCalled {
  const spoken = language.split('-')[0] ?? language
  const brand = synonyms
    .filter((group) => group.language === language || group.language === spoken)
    .map(({ words }): TradeWord => ({ [spoken]: words }))
  const things = [...brand, ...tradeWords].flatMap((thing) => {
    const names = (thing[spoken] ?? []).map((name) => ({ name, roots: rootsOf(name, spoken) }))
    const other = Object.entries(thing).flatMap(([code, words]) => (code === spoken ? [] : words))
    return names.length === 0 ? [] : [{ names, other }]
  })

  return (text) => {
    const said = ` ${rootsOf(text, spoken).join(' ')} `
    const isSaid = ({ roots }: { readonly roots: readonly string[] }) => said.includes(` ${roots.join(' ')} `)
    const meant = things.filter(({ names }) => names.some(isSaid))
    const own = meant.flatMap(({ names }) => names.map(({ name }) => name))
    return { own: unique(own), other: unique(meant.flatMap(({ other }) => other)) }
  }
}

function rootsOf(text: string, language: string): readonly string[] {
  return wordsOf(text).map((word) => rootOf(word, language))
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}
