import type { Cell } from '@arredo/solver'
import { compileExpression } from './expression/compile-expression.ts'
import type { Reader } from './expression/typed.ts'
import type { ChoiceValue, IntegerDomain, Option, Pack, Rule, TableRow, Variant } from './pack.ts'
import { findVariant, type Spelling, variantNames } from './variant-names.ts'

export type CompiledRule =
  | { readonly ok: true; readonly reads: readonly string[]; readonly holds: (reader: Reader) => boolean }
  /** `path` leads from the rule's body to the mistake. */
  | {
      readonly ok: false
      readonly message: string
      readonly path: readonly (string | number)[]
      readonly at?: number
    }

export function compileRule(
  { body }: Rule,
  pack: Pick<Pack, 'variants'>,
  spelling: Spelling = 'trusted',
): CompiledRule {
  switch (body.kind) {
    case 'implies': {
      const [when, then] = [
        compileTest(body.when, 'when', pack, spelling),
        compileTest(body.then, 'then', pack, spelling),
      ]
      if (!when.ok) return when
      if (!then.ok) return then
      const reads = [...new Set([...when.reads, ...then.reads])]
      return { ok: true, reads, holds: (reader) => !when.holds(reader) || then.holds(reader) }
    }
    case 'check':
      return compileTest(body.test, 'test', pack, spelling)
    default:
      return compileTable(body, pack)
  }
}

function compileTest(
  text: string,
  field: string,
  pack: Pick<Pack, 'variants'>,
  spelling: Spelling,
): CompiledRule {
  const compiled = compileExpression(text, variantNames(pack, undefined, spelling))
  if (!compiled.ok) {
    return { ok: false, message: expressionProblem(text, compiled), path: [field], at: compiled.at }
  }
  if (compiled.kind !== 'boolean') {
    return { ok: false, message: `"${text}" must answer yes or no`, path: [field] }
  }
  const { reads, run } = compiled
  return { ok: true, reads, holds: (reader) => run(reader) === true }
}

/** The mistake in words, with the place shown. */
export function expressionProblem(
  text: string | number,
  { message, at }: { readonly message: string; readonly at: number },
): string {
  return `In "${text}" at character ${at + 1}: ${message}`
}

type TableBody = Extract<Rule['body'], { readonly kind: 'allow' | 'forbid' }>

function compileTable(
  { kind, variants: codes, rows }: TableBody,
  pack: Pick<Pack, 'variants'>,
): CompiledRule {
  const variants: Variant[] = []
  for (const [place, code] of codes.entries()) {
    const variant = findVariant(pack, code)
    if (!variant) return { ok: false, message: `There is no variant ${code}`, path: ['variants', place] }
    variants.push(variant)
  }
  const tests: Matches[] = []
  for (const [index, row] of rows.entries()) {
    const compiled = compileRow(row, variants)
    if ('message' in compiled) return { ok: false, message: compiled.message, path: ['rows', index] }
    tests.push(compiled.matches)
  }
  const holds = (reader: Reader) => {
    const values = codes.map((code) => reader.read(code) as ChoiceValue)
    return tests.some((matches) => matches(values)) === (kind === 'allow')
  }
  return { ok: true, reads: [...new Set(codes)], holds }
}

type Matches = (values: readonly ChoiceValue[]) => boolean
type CompiledRow = { readonly matches: Matches } | { readonly message: string }

function compileRow(row: TableRow, variants: readonly Variant[]): CompiledRow {
  if (row.length !== variants.length) {
    return { message: `This row has ${row.length} cells, but the rule names ${variants.length} variants` }
  }
  const tests: ((value: ChoiceValue) => boolean)[] = []
  for (const [place, variant] of variants.entries()) {
    const cell = row[place] ?? '*'
    const parts: ((value: ChoiceValue) => boolean)[] = []
    for (const part of typeof cell === 'object' ? cell : [cell]) {
      const test = cellTest(part, variant)
      if (!test) return { message: `"${part}" fits no value of ${variant.code}${cellHint(variant)}` }
      parts.push(test)
    }
    tests.push((value) => parts.some((test) => test(value)))
  }
  return { matches: (values) => tests.every((test, place) => test(values[place] ?? '')) }
}

function cellHint({ domain }: Variant): string {
  if (domain.kind === 'integer')
    return `. It goes from ${domain.min} to ${domain.max} in steps of ${domain.step}`
  return `. Known: ${domain.options.map(({ code }) => code).join(', ')}`
}

/** Null when no value of the variant fits the cell. */
function cellTest(cell: ChoiceValue, variant: Variant): ((value: ChoiceValue) => boolean) | null {
  if (cell === '*') return () => true
  const { domain } = variant
  if (domain.kind === 'options') {
    const wanted = String(cell)
    const codes = domain.options
      .filter(({ code, tags }) =>
        wanted.startsWith('#') ? tags?.includes(wanted.slice(1)) : code === wanted,
      )
      .map(({ code }) => code)
    return codes.length > 0 ? (value) => codes.includes(String(value)) : null
  }
  const { from, to } = rangeOf(cell)
  const first = Math.max(domain.min, domain.min + Math.ceil((from - domain.min) / domain.step) * domain.step)
  if (!(first <= to && first <= domain.max)) return null
  return (value) => Number(value) >= from && Number(value) <= to
}

/** Parts of a cell as the solver takes them: options as one list, measures as intervals. */
export function cellParts(cell: TableRow[number], { domain }: Variant): readonly Cell[] {
  const parts = typeof cell === 'object' ? cell : [cell]
  if (parts.includes('*')) return [null]
  if (domain.kind === 'options') {
    const fits = ({ code, tags = [] }: Option) =>
      parts.some(
        (part) => part === code || (String(part).startsWith('#') && tags.includes(String(part).slice(1))),
      )
    return [domain.options.filter(fits).map(({ code }) => code)]
  }
  return parts.map((part) => rangeOf(part))
}

function rangeOf(cell: ChoiceValue): { readonly from: number; readonly to: number } {
  const range = /^(\d+)\.\.(\d+)$/.exec(String(cell))
  return range ? { from: Number(range[1]), to: Number(range[2]) } : { from: Number(cell), to: Number(cell) }
}

/** Every value a variant can have, in the authored order. */
export function valuesOf({ domain }: Variant): readonly ChoiceValue[] {
  if (domain.kind === 'options') return domain.options.map(({ code }) => code)

  const count = Math.floor((domain.max - domain.min) / domain.step) + 1
  return Array.from({ length: count }, (_, index) => domain.min + index * domain.step)
}

export function hasValue({ domain }: Variant, value: ChoiceValue): boolean {
  if (domain.kind === 'options') return domain.options.some(({ code }) => code === value)
  if (typeof value !== 'number' || value < domain.min || value > domain.max) return false
  return (value - domain.min) % domain.step === 0
}

export function lastValue({ min, max, step }: IntegerDomain): number {
  return max - ((max - min) % step)
}
