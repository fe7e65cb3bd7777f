export type CodeBlock = { readonly language: string; readonly path: string | null; readonly text: string }

/** The names of a page's sections, in order. */
export function headingsOf(page: string): readonly string[] {
  return [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
}

/** The fenced blocks of one section of a page; the word after the language is the file it belongs to. */
export function codeBlocks(page: string, heading: string): readonly CodeBlock[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`There is no section "${heading}"`)
  // A block inside a list is indented, fence and text alike.
  const fenced = /^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^\1```$/gm
  return [...section.matchAll(fenced)].map(([, indent, language, path, text]) => ({
    language: language ?? '',
    path: path ?? null,
    text: (text ?? '').replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }))
}

/** Applies a block written as a difference: what stands still or goes must be there, once, in this order. */
export function applyDifference(text: string, difference: string): string {
  const lines = difference.trimEnd().split('\n')
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1))
  const after = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1))
  const found = text.split(`${before.join('\n')}\n`)
  if (found.length !== 2)
    throw new Error(`Expected once, found ${found.length - 1} times:\n${before.join('\n')}`)
  return found.join(`${after.join('\n')}\n`)
}

export function commandsOf({ text }: CodeBlock): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
}
