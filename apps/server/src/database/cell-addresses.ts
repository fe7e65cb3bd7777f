import * as z from 'zod/mini'
import { mainCell } from './cell-map.ts'

export const cellName = /^[a-z][a-z0-9-]{0,40}$/
const address = /^postgres(ql)?:\/\//
const says = 'name=postgres://… for each cell, separated by spaces'

/** `main=postgres://… b=postgres://…`: the address of every cell. */
export const AllCellAddresses = z.pipe(
  z.string().check(
    z.refine((text) => {
      const pairs = pairsOf(text)
      const isWhole = pairs.every(([name, to]) => cellName.test(name) && address.test(to))
      return isWhole && new Set(pairs.map(([name]) => name)).size === pairs.length
    }, says),
  ),
  z.transform((text): Readonly<Record<string, string>> => Object.fromEntries(pairsOf(text))),
)

/** The same without the main one, which has a variable of its own. */
export const CellAddresses = z.pipe(
  z.string().check(z.refine((text) => pairsOf(text).every(([name]) => name !== mainCell), says)),
  AllCellAddresses,
)

function pairsOf(text: string): readonly (readonly [name: string, address: string])[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => {
    const [name = ''] = word.split('=', 1)
    return [name, word.slice(name.length + 1)]
  })
}
