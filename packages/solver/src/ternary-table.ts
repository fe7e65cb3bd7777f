import type { Layout } from './layout.ts'
import type { Propagator } from './propagator.ts'
import { type Space, settle } from './space.ts'
import type { TupleColumns } from './tuple-columns.ts'

/** Pairs up to which walking them beats looking through the rows. */
const mostPairs = 96

/**
 * A table of three variables, two of them nearly decided: the pairs of their values are walked, and one look into
 * the columns gives what the third may be. With wider domains the rows of `table` answer sooner.
 */
export function ternaryTable(layout: Layout, table: Propagator, columns: TupleColumns): Propagator {
  const { scope } = table
  const widest = Math.max(...scope.map((variable) => layout.words[variable] as number))
  const union = new Int32Array(widest)
  const supported = new Int32Array(widest)

  return {
    ...table,
    propagate(space, changed) {
      const [one, two, three] = [sizeAt(space, 0), sizeAt(space, 1), sizeAt(space, 2)]
      const last = three >= one && three >= two ? 2 : two >= one ? 1 : 0
      const pairs = last === 2 ? one * two : last === 1 ? one * three : two * three
      if (pairs > mostPairs) return table.propagate(space, changed)
      return walkPairs(space, last === 0 ? 1 : 0, last === 2 ? 1 : 2, last)
    },
  }

  function sizeAt({ cells }: Space, place: number): number {
    return cells[scope[place] as number] as number
  }

  function walkPairs(space: Space, first: number, second: number, last: number): boolean {
    const { cells } = space
    const { offset, words } = layout
    const [x, y, z] = [scope[first] as number, scope[second] as number, scope[last] as number]
    const [xAt, yAt, zAt] = [offset[x] as number, offset[y] as number, offset[z] as number]
    const [xWords, yWords, zWords] = [words[x] as number, words[y] as number, words[z] as number]
    const [xStep, yStep] = [columns.step(last, first), columns.step(last, second)]
    const held = columns.words[last] as Int32Array
    for (let word = 0; word < zWords; word++) union[word] = 0
    for (let word = 0; word < yWords; word++) supported[word] = 0

    let hasChanged = false
    for (let xWord = 0; xWord < xWords; xWord++) {
      let kept = cells[xAt + xWord] as number
      for (let xLeft = kept; xLeft !== 0; xLeft &= xLeft - 1) {
        const xBit = xLeft & -xLeft
        const xFrom = (xWord * 32 + 31 - Math.clz32(xBit)) * xStep
        let isSupported = false
        for (let yWord = 0; yWord < yWords; yWord++) {
          for (let yLeft = cells[yAt + yWord] as number; yLeft !== 0; yLeft &= yLeft - 1) {
            const yBit = yLeft & -yLeft
            const from = xFrom + (yWord * 32 + 31 - Math.clz32(yBit)) * yStep
            let common = 0
            for (let word = 0; word < zWords; word++) {
              const both = (held[from + word] as number) & (cells[zAt + word] as number)
              union[word] = (union[word] as number) | both
              common |= both
            }
            if (common === 0) continue
            isSupported = true
            supported[yWord] = (supported[yWord] as number) | yBit
          }
        }
        if (!isSupported) kept ^= xBit
      }
      if (kept === cells[xAt + xWord]) continue
      cells[xAt + xWord] = kept
      hasChanged = true
    }
    if (hasChanged && !settle(space, x)) return false
    return keep(space, y, yAt, yWords, supported) && keep(space, z, zAt, zWords, union)
  }
}

function keep(space: Space, variable: number, at: number, words: number, kept: Int32Array): boolean {
  let hasChanged = false
  for (let word = 0; word < words; word++) {
    const before = space.cells[at + word] as number
    const after = before & (kept[word] as number)
    if (after === before) continue
    space.cells[at + word] = after
    hasChanged = true
  }
  return !hasChanged || settle(space, variable)
}
