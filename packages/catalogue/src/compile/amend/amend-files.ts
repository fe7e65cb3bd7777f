import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import type { Path } from '../finding.ts'
import type { SourceFile } from '../read-source.ts'

/** A value that is to stand at a place of the author's source. */
export type Amendment = { readonly path: Path; readonly value: string }

type Stretch = { readonly from: number; readonly to: number; readonly value: string }

/** Writes values into the author's own texts; all else, remarks too, stays as it is. Null where one stands nowhere. */
export function amendFiles(
  files: readonly SourceFile[],
  amendments: readonly Amendment[],
): readonly SourceFile[] | null {
  const entries = new Map<string, number>()
  let found = 0
  const amended = files.map(({ path, text }) => {
    const stretches: Stretch[] = []
    const { contents } = parseDocument(text)
    for (const { key, value } of isMap(contents) ? contents.items : []) {
      const section = isScalar(key) ? String(key.value) : ''
      // Lists of the same name in several files are one list.
      const before = entries.get(section) ?? 0
      for (const { path: wanted, value: written } of amendments) {
        const [first, ...rest] = wanted
        if (first !== section) continue
        const node = valueAt(value as Node | null, rest, before)
        const [from, to] = isScalar(node) && node.range ? node.range : []
        if (from !== undefined && to !== undefined)
          stretches.push({ from, to, value: JSON.stringify(written) })
      }
      if (isSeq(value)) entries.set(section, before + value.items.length)
    }
    found += stretches.length
    return { path, text: splice(text, stretches) }
  })
  return found === amendments.length ? amended : null
}

function valueAt(node: Node | null, path: Path, before: number): Node | null {
  const [step, ...rest] = path
  if (step === undefined) return node
  if (isSeq(node)) return valueAt((node.items[Number(step) - before] ?? null) as Node | null, rest, 0)
  if (!isMap(node)) return null
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
  return valueAt((pair?.value ?? null) as Node | null, rest, 0)
}

/** From the end, so that what stands before keeps its place. */
function splice(text: string, stretches: readonly Stretch[]): string {
  return stretches
    .toSorted((one, two) => two.from - one.from)
    .reduce((rest, { from, to, value }) => rest.slice(0, from) + value + rest.slice(to), text)
}
