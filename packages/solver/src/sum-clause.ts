import { join, type Stretch } from './cell.ts'
import { type CompiledLiteral, canHold, force, isTrue } from './clause.ts'
import { addBit, type Layout } from './layout.ts'
import { slopeRatio } from './linear.ts'
import type { Propagator } from './propagator.ts'
import { firstPosition, keepRange, type Space, settle } from './space.ts'
import { addedBy, canSumHold, isSumKept, narrowToSum, type Sum, stretchesBetween, totalOf } from './sum.ts'

/** At least one member holds: a literal, or a sum between bounds. Members may be about the same variables. */
export function sumClause(
  layout: Layout,
  owner: number,
  literals: readonly CompiledLiteral[],
  sums: readonly Sum[],
): Propagator {
  const scope = Int32Array.from(
    new Set([
      ...literals.map(({ variable }) => variable),
      ...sums.flatMap(({ terms }) => terms.map(({ variable }) => variable)),
    ]),
  )
  const literalOf = new Map(literals.map((literal) => [literal.variable, literal]))
  const fixed = new Int32Array(layout.variables.length)

  function propagate(space: Space): boolean {
    let [open, opens] = [-1, 0]
    for (const variable of scope) {
      if (space.cells[variable] === 1) continue
      open = variable
      opens++
    }
    if (opens <= 1) {
      for (const variable of scope) fixed[variable] = firstPosition(space, variable)
      return opens === 0 ? permits(fixed) : filter(space, open)
    }
    return narrow(space)
  }

  /** All but one member ruled out: the last one must hold. */
  function narrow(space: Space): boolean {
    let literal: CompiledLiteral | null = null
    let sum: Sum | null = null
    for (const one of literals) {
      if (!canHold(space, one)) continue
      if (literal) return true
      literal = one
    }
    for (const one of sums) {
      if (!canSumHold(space, one)) continue
      if (literal || sum) return true
      sum = one
    }
    if (literal) return force(space, literal)
    return sum !== null && narrowToSum(space, sum)
  }

  /** All others are fixed: exactly what the last variable may be, which bounds alone cannot say of "is not". */
  function filter(space: Space, variable: number): boolean {
    const at = layout.offset[variable] as number
    if (isKeptWithout(variable, fixed)) return true
    if (layout.words[variable] !== 0) {
      keepWords(variable, fixed, space.cells, at)
      return settle(space, variable)
    }
    const fitting = stretchesFor(variable, fixed, space.cells[at] as number, space.cells[at + 1] as number)
    return keepRange(space, variable, fitting[0]?.[0] ?? 0, fitting.at(-1)?.[1] ?? -1)
  }

  function permits(positions: Int32Array): boolean {
    return literals.some((one) => isTrue(one, positions)) || sums.some((one) => isSumKept(one, positions))
  }

  function isKeptWithout(variable: number, positions: Int32Array): boolean {
    return (
      literals.some((one) => one.variable !== variable && isTrue(one, positions)) ||
      sums.some((one) => !hasTerm(one, variable) && isSumKept(one, positions))
    )
  }

  function keepWords(variable: number, positions: Int32Array, cells: Int32Array, at: number): void {
    const words = layout.words[variable] as number
    const fitting = new Int32Array(words)
    literalOf.get(variable)?.words?.forEach((word, index) => {
      fitting[index] = word
    })
    for (const sum of sums) {
      const term = sum.terms.find((one) => one.variable === variable)
      if (!term?.adds) continue
      const rest = totalOf(sum, positions) - addedBy(term, positions[variable] as number)
      for (let position = 0; position < term.adds.length; position++) {
        const total = rest + (term.adds[position] as number)
        if (total >= sum.least && total <= sum.most) addBit(fitting, 0, position)
      }
    }
    for (let word = 0; word < words; word++) {
      cells[at + word] = (cells[at + word] as number) & (fitting[word] as number)
    }
  }

  function stretchesFor(
    variable: number,
    positions: Int32Array,
    from: number,
    to: number,
  ): readonly Stretch[] {
    const found: Stretch[] = []
    for (const [first, last] of literalOf.get(variable)?.stretches ?? []) {
      if (first <= to && last >= from) found.push([Math.max(first, from), Math.min(last, to)])
    }
    for (const sum of sums) {
      const term = sum.terms.find((one) => one.variable === variable)
      if (!term) continue
      const rest = totalOf(sum, positions) - addedBy(term, positions[variable] as number)
      found.push(...stretchesBetween(term, sum.least - rest, sum.most - rest, from, to))
    }
    return join(found)
  }

  return {
    owner,
    scope,
    propagate,
    permits,
    keeps(place, positions) {
      const literal = literalOf.get(scope[place] as number)
      if (!literal || !isTrue(literal, positions)) return null
      const position = positions[literal.variable] as number
      if (literal.words) return [0, 0]
      return literal.stretches.find(([from, to]) => from <= position && position <= to) ?? null
    },
    ratio(variable, other, positions) {
      const kept = sums.find(
        (one) => hasTerm(one, variable) && hasTerm(one, other) && isSumKept(one, positions),
      )
      return kept ? slopeRatio(kept, variable, other) : null
    },
    column(place, positions, cells, at) {
      const variable = scope[place] as number
      if (isKeptWithout(variable, positions)) return
      if (layout.words[variable] !== 0) {
        keepWords(variable, positions, cells, at)
        return
      }
      const position = positions[variable] as number
      const fitting = stretchesFor(variable, positions, cells[at] as number, cells[at + 1] as number)
      const [low, high] = fitting.find(([from, to]) => from <= position && position <= to) ??
        fitting[0] ?? [0, -1]
      cells[at] = low
      cells[at + 1] = high
    },
  }
}

function hasTerm({ terms }: Sum, variable: number): boolean {
  return terms.some((term) => term.variable === variable)
}
