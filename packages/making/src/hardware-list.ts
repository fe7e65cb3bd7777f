import type { RowId } from '@arredo/project'
import type { MadeHardware, Making } from './making-of.ts'

/** Equal hardware of all articles; `count` is over all of them. */
export type HardwareLine = MadeHardware & {
  readonly uses: readonly { readonly row: RowId; readonly position: number | null; readonly count: number }[]
}

/** D-253: what is taken by the piece, by code and then by length and material, with the positions it is for. */
export function hardwareList({ items }: Making): readonly HardwareLine[] {
  const found = new Map<string, HardwareLine>()
  for (const { row, position, quantity, hardware } of items) {
    for (const line of hardware) {
      const { count: each, material, ...rest } = line
      const key = JSON.stringify([rest, material?.key ?? null])
      const before = found.get(key) ?? { ...line, count: 0, uses: [] }
      const count = each * quantity
      const use = before.uses.find((one) => one.row === row.id)
      const uses = use
        ? before.uses.map((one) => (one === use ? { ...one, count: one.count + count } : one))
        : [...before.uses, { row: row.id, position, count }]
      found.set(key, { ...before, count: before.count + count, uses })
    }
  }
  return [...found.values()].toSorted(byCode)
}

function byCode(one: HardwareLine, two: HardwareLine): number {
  if (one.code !== two.code) return one.code < two.code ? -1 : 1
  return (one.length ?? 0) - (two.length ?? 0)
}
