import { parseFile } from '../architecture/source-file.ts'

/** Ids that stand in brackets at the head of a test's title: `[H-31] …`, `[A-54, D-43] …` or `[A-54] [D-43] …`. */
export function citedIds(path: string, text: string): string[] {
  const { words } = parseFile({ path, text })
  return words.flatMap(({ specifier }) => {
    const head = /^(?:\[[HAD]-\d+(?:, [HAD]-\d+)*\] ?)+/.exec(specifier)
    return head?.[0].match(/[HAD]-\d+/g) ?? []
  })
}
