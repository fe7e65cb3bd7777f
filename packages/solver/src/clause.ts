import type { Stretch } from './cell.ts'
import { hasBit } from './layout.ts'
import type { Propagator } from './propagator.ts'
import { keepRange, type Space, settle } from './space.ts'

/** A variable and the positions it must have for the literal to hold; each variable once per clause. */
export type CompiledLiteral = {
  readonly variable: number
  /** Words of a listed variable, stretches of a ranged one. */
  readonly words: Int32Array | null
  readonly stretches: readonly Stretch[]
}

export function clause(owner: number, literals: readonly CompiledLiteral[]): Propagator {
  const scope = Int32Array.from(literals, ({ variable }) => variable)
  return {
    owner,
    scope,
    propagate(space) {
      let last: CompiledLiteral | null = null
      for (const literal of literals) {
        if (!canHold(space, literal)) continue
        if (last) return true
        last = literal
      }
      return last !== null && force(space, last)
    },
    keeps(place, positions) {
      const { variable, words, stretches } = literals[place] as CompiledLiteral
      const position = positions[variable] as number
      if (words) return hasBit(words, 0, position) ? [0, 0] : null
      return stretches.find(([from, to]) => from <= position && position <= to) ?? null
    },
    permits: (positions) => literals.some((literal) => isTrue(literal, positions)),
    column(place, positions, cells, at) {
      for (let other = 0; other < literals.length; other++) {
        if (other !== place && isTrue(literals[other] as CompiledLiteral, positions)) return
      }
      const { words, stretches, variable } = literals[place] as CompiledLiteral
      if (words) {
        for (let word = 0; word < words.length; word++) {
          cells[at + word] = (cells[at + word] as number) & (words[word] as number)
        }
        return
      }
      const position = positions[variable] as number
      const around = stretches.find(([from, to]) => from <= position && position <= to) ?? [0, -1]
      cells[at] = Math.max(cells[at] as number, around[0])
      cells[at + 1] = Math.min(cells[at + 1] as number, around[1])
    },
  }
}

export function isTrue({ variable, words, stretches }: CompiledLiteral, positions: Int32Array): boolean {
  const position = positions[variable] as number
  if (words) return hasBit(words, 0, position)
  return stretches.some(([from, to]) => from <= position && position <= to)
}

export function canHold({ cells, layout }: Space, { variable, words, stretches }: CompiledLiteral): boolean {
  const at = layout.offset[variable] as number
  if (words) {
    for (let word = 0; word < words.length; word++) {
      if (((words[word] as number) & (cells[at + word] as number)) !== 0) return true
    }
    return false
  }
  return stretches.some(([from, to]) => from <= (cells[at + 1] as number) && to >= (cells[at] as number))
}

export function force(space: Space, { variable, words, stretches }: CompiledLiteral): boolean {
  const { cells, layout } = space
  const at = layout.offset[variable] as number
  if (words) {
    for (let word = 0; word < words.length; word++) {
      cells[at + word] = (cells[at + word] as number) & (words[word] as number)
    }
    return settle(space, variable)
  }
  const [low, high] = [cells[at] as number, cells[at + 1] as number]
  const within = stretches.filter(([from, to]) => from <= high && to >= low)
  return keepRange(space, variable, within[0]?.[0] ?? 0, within.at(-1)?.[1] ?? -1)
}
