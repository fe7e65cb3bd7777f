import { parseFile } from '../architecture/source-file.ts'

export type Citation = { readonly id: string; readonly whole: boolean }

const citation = String.raw`[HAD]-\d+(?: part)?`
const citations = new RegExp(`^(?:\\[${citation}(?:, ${citation})*\\] ?)+`)

/**
 * What stands in brackets at the head of a test's title: `[H-31] …` and `[A-54, D-43] …` claim whole
 * sentences of the requirements, `[A-51 part] …` a part of one.
 */
export function citedIds(path: string, text: string): Citation[] {
  return titlesOf(path, text).flatMap((title) => {
    const [head] = citations.exec(title) ?? []
    return [...(head ?? '').matchAll(/([HAD]-\d+)( part)?/g)].map(([, id = '', part]) => ({
      id,
      whole: part === undefined,
    }))
  })
}

/** A bracket that begins with an id and cannot be read would be counted as nothing, in silence. */
export function unreadableTitles(path: string, text: string): string[] {
  return titlesOf(path, text).filter((title) => {
    const rest = title.replace(citations, '')
    return /^\[[HAD]-?\d/.test(rest)
  })
}

function titlesOf(path: string, text: string): string[] {
  return parseFile({ path, text }).words.map(({ specifier }) => specifier)
}
