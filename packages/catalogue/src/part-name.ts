import type { Pack } from './pack.ts'
import type { Text } from './pack-words.ts'

type PartNames = NonNullable<Pack['parts']>
type Named = {
  readonly name: Text
  /** The entries it is made of. */
  readonly by: readonly string[]
}

/** In the name of an entry with a *: the name of what that stands for. */
export const restSign = '{{part}}'

/** The name of a part by its code, drawer-front-1 and drawer-front-2 alike; null where the catalogue has none. */
export function partName({ parts = {} }: Pick<Pack, 'parts'>, code: string): Text | null {
  return namedPart(parts, partKind(code))?.name ?? null
}

/** Copies of a part are numbered. */
export function partKind(code: string): string {
  return code.replace(/-\d+$/, '')
}

/** By its whole code, else by how it begins, which is the group it is in, else by how it ends. */
export function namedPart(parts: PartNames, kind: string): Named | null {
  const own = Object.hasOwn(parts, kind) ? parts[kind] : undefined
  if (own) return { name: own.name, by: [kind] }

  for (const { entry, rest } of fitting(Object.keys(parts), kind)) {
    const { name } = parts[entry] ?? {}
    if (name && !name.en.includes(restSign)) return { name, by: [entry] }
    const inner = name && namedPart(parts, rest)
    if (inner) return { name: filled(name, inner.name), by: [entry, ...inner.by] }
  }
  return null
}

/** Whatever order the keys have, which the hash of a pack does not see: the longest of either kind comes first. */
function fitting(entries: readonly string[], kind: string) {
  const wanted = (entry: string) =>
    (entry.startsWith('*') && kind.endsWith(entry.slice(1))) ||
    (entry.endsWith('*') && kind.startsWith(entry.slice(0, -1)))
  return entries
    .filter((entry) => wanted(entry) && kind.length >= entry.length)
    .toSorted(
      (one, two) => Number(one.startsWith('*')) - Number(two.startsWith('*')) || two.length - one.length,
    )
    .map((entry) => ({
      entry,
      rest: entry.startsWith('*') ? kind.slice(0, 1 - entry.length) : kind.slice(entry.length - 1),
    }))
}

function filled(name: Text, rest: Text): Text {
  const languages = Object.keys({ ...name, ...rest })
  const texts = languages.map((language) => {
    const inner = rest[language] ?? rest.en
    return [language, (name[language] ?? name.en).replaceAll(restSign, () => inner)] as const
  })
  return { ...Object.fromEntries(texts), en: name.en.replaceAll(restSign, () => rest.en) }
}
