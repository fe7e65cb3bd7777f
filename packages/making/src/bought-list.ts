import type { Text } from '@arredo/catalogue'
import type { Size } from '@arredo/geometry'
import type { RowId } from '@arredo/project'
import type { MadeItem, Making } from './making-of.ts'

/** What is bought: an article as a whole, or a thing that is built into one. */
export type BoughtLine = {
  readonly kind: 'article' | 'part'
  readonly article: string
  readonly name: Text
  readonly orderCode: string | null
  /** Of a part: its code in the recipe. */
  readonly part: string | null
  /** What it is called. */
  readonly partName: Text | null
  readonly size: Size | null
  readonly count: number
  readonly uses: readonly { readonly row: RowId; readonly position: number | null; readonly count: number }[]
}

/** Ovens, sinks, bins and whatever else nobody makes, equal ones in one line. */
export function boughtList({ items }: Making): readonly BoughtLine[] {
  const found = new Map<string, BoughtLine>()
  for (const item of items) {
    for (const line of boughtIn(item)) {
      const { count, uses, ...rest } = line
      const key = JSON.stringify([item.row.catalogue, rest])
      const before = found.get(key)
      found.set(
        key,
        before ? { ...line, count: before.count + count, uses: [...before.uses, ...uses] } : line,
      )
    }
  }
  return [...found.values()]
}

function boughtIn({
  row,
  position,
  name,
  orderCode,
  quantity,
  size,
  made,
  bought,
}: MadeItem): readonly BoughtLine[] {
  if (bought.length === 0) return []
  const line = {
    ...{ article: row.article, name, orderCode, count: quantity },
    uses: [{ row: row.id, position, count: quantity }],
  }
  if (made.length === 0) return [{ ...line, kind: 'article', part: null, partName: null, size }]
  return bought.map(({ part: { code: part }, name: partName }) => ({
    ...{ ...line, kind: 'part', part, partName, size: null },
  }))
}
