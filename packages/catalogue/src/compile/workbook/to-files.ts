import type { SourceFile } from '../read-source.ts'
import type { ReadSheets } from './read-sheets.ts'
import type { Fields } from './table.ts'
import { toYaml } from './yaml-file.ts'

type Cut = { readonly name: string; readonly data: Fields }

/** The folder that says the same as the sheets, in the order in which its files are read. */
export function toFiles({ draft, textFiles }: ReadSheets): readonly SourceFile[] {
  const taken = new Set(textFiles.map(({ path }) => path))
  const cuts = cut(draft.data).map(({ name, data }) => {
    const path = freePath(name, taken)
    taken.add(path)
    return { path, text: toYaml(data) }
  })
  return [...cuts, ...textFiles.map(({ path, text }) => ({ path, text }))].toSorted((one, two) =>
    one.path < two.path ? -1 : 1,
  )
}

const ownFiles = [
  'variants',
  'rules',
  'models',
  'articles',
  'finishes',
  'followers',
  'synonyms',
  'promotions',
  'tradeTerms',
  'golden',
  'texts',
]

/** One file for each large section, one for each price list, and the rest together. */
function cut(data: Fields): readonly Cut[] {
  const head = Object.entries(data).filter(([key]) => !ownFiles.includes(key) && key !== 'priceLists')
  const sections = ownFiles.filter((key) => Object.hasOwn(data, key))
  const lists = (Array.isArray(data.priceLists) ? data.priceLists : []) as readonly Fields[]
  const names = lists.map(({ code }) => `prices/${fileName(code)}`)
  // Files are read in the order of their names, and so are the lists in them.
  const isSorted = names.every((name, index) => index === 0 || (names[index - 1] ?? '') < name)
  const numbered = (index: number) =>
    `prices/${String(index + 1).padStart(3, '0')}-${fileName(lists[index]?.code)}`
  return [
    { name: 'catalogue', data: Object.fromEntries(head) },
    ...sections.map((key) => ({ name: kebab(key), data: { [key]: data[key] } })),
    ...lists.map((list, index) => ({
      name: isSorted ? (names[index] ?? '') : numbered(index),
      data: { priceLists: [list] },
    })),
  ]
}

function fileName(code: unknown): string {
  return (
    String(code)
      .toLowerCase()
      .replace(/[^\w-]/g, '_')
      .slice(0, 60) || 'list'
  )
}

export function freePath(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const path = `${name}${count === 1 ? '' : `-${count}`}.yaml`
    if (!taken.has(path)) return path
  }
}

export function kebab(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/[^\w-]/g, '_')
  return words.replace(/^-+/, '') || 'section'
}
