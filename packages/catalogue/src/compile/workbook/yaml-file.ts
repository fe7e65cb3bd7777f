import { Document, isMap, isScalar, isSeq } from 'yaml'
import type { Fields } from './table.ts'

/** Longer records are written with one field in each line. */
const longestLine = 100

export function toYaml(data: Fields): string {
  const document = new Document(data)
  shorten(document.contents, 0)
  return document.toString({ lineWidth: 0 })
}

/** Short records and lists of plain values in one line, as an author writes them; answers the length. */
function shorten(node: unknown, depth: number): number {
  if (isScalar(node)) return String(node.value).length
  if (isMap(node)) {
    const lengths = node.items.map(({ key, value }) => shorten(key, depth) + shorten(value, depth + 1) + 4)
    return settle(node, lengths, depth)
  }
  if (isSeq(node)) {
    const lengths = node.items.map((item) => shorten(item, depth + 1) + 2)
    if (depth > 1 && node.items.every((item) => isScalar(item))) node.flow = true
    return settle(node, lengths, depth)
  }
  return 0
}

function settle(node: { flow?: boolean }, lengths: readonly number[], depth: number): number {
  const length = lengths.reduce((sum, each) => sum + each, 4)
  if (depth > 1 && length <= longestLine) node.flow = true
  return length
}
