import { cellStretches, cellWords, join, otherStretches, type Stretch } from './cell.ts'
import { type CompiledLiteral, clause } from './clause.ts'
import type {
  AllowConstraint,
  Cell,
  ClauseConstraint,
  Constraint,
  ForbidConstraint,
  Literal,
  PredicateConstraint,
} from './definition.ts'
import { type Layout, variableIndex } from './layout.ts'
import { lazyPredicate } from './lazy-predicate.ts'
import { linear } from './linear.ts'
import type { TableRow } from './packed-rows.ts'
import { mergeTuples } from './product-rows.ts'
import type { Propagator } from './propagator.ts'
import { rowTable } from './row-table.ts'
import { compileSums, type Sum } from './sum.ts'
import { sumClause } from './sum-clause.ts'
import { ternaryTable } from './ternary-table.ts'
import { bitmap, bitmapOfRows, tuplesOf } from './tuple-bitmap.ts'
import { binaryTable, spreadColumns, unaryTable } from './tuple-columns.ts'

/** Tables of listed variables up to this many tuples are spread out; wider ones stay rows. */
const spreadLimit = 65_536
/** A predicate is asked for every tuple up to this many; beyond, opening a model would be felt. */
const predicateLimit = 8_192

export function compileConstraint(
  layout: Layout,
  constraint: Constraint,
  owner: number,
): readonly Propagator[] {
  if ('allows' in constraint) return [compilePredicate(layout, constraint, owner)]
  if ('anyOf' in constraint) return [compileClause(layout, constraint, owner)]
  if ('sum' in constraint)
    return [compileClause(layout, { name: constraint.name, anyOf: [constraint] }, owner)]
  if ('allow' in constraint) return [compileAllow(layout, constraint, owner)]
  return compileForbid(layout, constraint, owner)
}

function compilePredicate(
  layout: Layout,
  { scope: names, allows }: PredicateConstraint,
  owner: number,
): Propagator {
  const all = names.map((name) => variableIndex(layout, name))
  const scope = Int32Array.from(new Set(all))
  // A scope may name a variable twice; a propagator must not.
  const places = all.map((variable) => scope.indexOf(variable))
  const asked: PredicateConstraint['allows'] =
    scope.length === all.length ? allows : (values) => allows(places.map((place) => values[place] ?? ''))

  if (scope.length === 0 || tuplesOf(layout, scope) > predicateLimit) {
    return lazyPredicate(layout, owner, scope, asked)
  }
  const readers = [...scope].map((variable) => layout.valueAt[variable])
  const allowed = bitmap(layout, scope, (tuple) =>
    asked(Array.from(tuple, (position, place) => readers[place]?.(position) ?? '')),
  )
  return spreadTable(layout, owner, scope, allowed)
}

function compileAllow(layout: Layout, { name, scope: names, allow }: AllowConstraint, owner: number) {
  const scope = scopeOf(layout, name, names)
  if (scope.length > 0 && tuplesOf(layout, scope) <= spreadLimit) {
    return spreadTable(layout, owner, scope, bitmapOfRows(layout, scope, allow, 1))
  }
  return rowTable(
    layout,
    owner,
    scope,
    allow.flatMap((row) => tableRows(layout, scope, row)),
    null,
  )
}

function compileForbid(layout: Layout, { name, scope: names, forbid }: ForbidConstraint, owner: number) {
  const scope = scopeOf(layout, name, names)
  if (scope.length > 0 && tuplesOf(layout, scope) <= spreadLimit) {
    return [spreadTable(layout, owner, scope, bitmapOfRows(layout, scope, forbid, 0))]
  }
  return forbid.map((row) =>
    clause(
      owner,
      names.map((variable, place) => compileLiteral(layout, { variable, isNot: row[place] ?? null })),
    ),
  )
}

function compileClause(layout: Layout, { name, anyOf }: ClauseConstraint, owner: number): Propagator {
  const byVariable = new Map<number, CompiledLiteral>()
  const sums: Sum[] = []
  for (const member of anyOf) {
    if ('sum' in member) {
      sums.push(...compileSums(layout, name, member))
      continue
    }
    const literal = compileLiteral(layout, member)
    const known = byVariable.get(literal.variable)
    byVariable.set(literal.variable, known ? either(known, literal) : literal)
  }
  const literals = [...byVariable.values()]
  const [only, second] = sums
  if (!only) return clause(owner, literals)
  return literals.length === 0 && !second
    ? linear(layout, owner, only)
    : sumClause(layout, owner, literals, sums)
}

function compileLiteral(layout: Layout, literal: Literal): CompiledLiteral {
  const variable = variableIndex(layout, literal.variable)
  const cell: Cell = 'is' in literal ? literal.is : literal.isNot
  const isNot = 'isNot' in literal
  if (layout.words[variable] === 0) {
    const inside = cellStretches(layout, variable, cell)
    const stretches = isNot ? otherStretches(inside, (layout.count[variable] as number) - 1) : inside
    return { variable, words: null, stretches }
  }
  const words = cellWords(layout, variable, cell)
  return { variable, words: isNot ? words.map((word) => ~word) : words, stretches: [] }
}

function either(one: CompiledLiteral, two: CompiledLiteral): CompiledLiteral {
  const words = one.words?.map((word, index) => word | (two.words?.[index] ?? 0)) ?? null
  return { variable: one.variable, words, stretches: join([...one.stretches, ...two.stretches]) }
}

function spreadTable(layout: Layout, owner: number, scope: Int32Array, allowed: Uint8Array): Propagator {
  const columns = spreadColumns(layout, scope, allowed)
  if (scope.length === 1) return unaryTable(owner, scope, columns)
  if (scope.length === 2) return binaryTable(owner, scope, columns)
  const sizes = Array.from(scope, (variable) => layout.count[variable] as number)
  const table = rowTable(layout, owner, scope, mergeTuples(allowed, sizes), columns)
  return scope.length === 3 ? ternaryTable(layout, table, columns) : table
}

function scopeOf(layout: Layout, name: string, names: readonly string[]): Int32Array {
  if (new Set(names).size < names.length) throw new Error(`Constraint ${name} names a variable twice`)
  return Int32Array.from(names, (variable) => variableIndex(layout, variable))
}

/** Stretches of ranged variables are single in a row; a cell with several makes several rows. */
function tableRows(layout: Layout, scope: Int32Array, row: readonly Cell[]): readonly TableRow[] {
  return [...scope].reduce<readonly TableRow[]>(
    (rows, variable, place) => {
      const cell = row[place] ?? null
      const parts: readonly (Int32Array | Stretch)[] =
        layout.words[variable] === 0
          ? cellStretches(layout, variable, cell)
          : [cellWords(layout, variable, cell)]
      return rows.flatMap((before) => parts.map((part) => [...before, part]))
    },
    [[]],
  )
}
