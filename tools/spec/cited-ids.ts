import { parseFile } from '../architecture/source-file.ts'

/** Ids that stand in brackets at the head of a test's title: `[H-31] …` or `[A-54, D-43] …`. */
export function citedIds(path: string, text: string): string[] {
  const { words } = parseFile({ path, text })
  return words.flatMap(({ specifier }) => {
    const brackets = /^\[([HAD]-\d+(?:, [HAD]-\d+)*)\]/.exec(specifier)
    return brackets?.[1]?.split(', ') ?? []
  })
}
