import { compileExpression, type Reader } from './expression/compile-expression.ts'
import type { ChoiceValue, Pack, Rule, TableRow, Variant } from './pack.ts'
import { findVariant, variantNames } from './variant-names.ts'

export type CompiledRule =
  | { readonly ok: true; readonly reads: readonly string[]; readonly holds: (reader: Reader) => boolean }
  /** `path` leads from the rule's body to the mistake. */
  | { readonly ok: false; readonly message: string; readonly path: readonly (string | number)[] }

export function compileRule({ body }: Rule, pack: Pick<Pack, 'variants'>): CompiledRule {
  switch (body.kind) {
    case 'implies': {
      const [when, then] = [compileTest(body.when, 'when', pack), compileTest(body.then, 'then', pack)]
      if (!when.ok) return when
      if (!then.ok) return then
      const reads = [...new Set([...when.reads, ...then.reads])]
      return { ok: true, reads, holds: (reader) => !when.holds(reader) || then.holds(reader) }
    }
    case 'check':
      return compileTest(body.test, 'test', pack)
    default:
      return compileTable(body, pack)
  }
}

function compileTest(text: string, field: string, pack: Pick<Pack, 'variants'>): CompiledRule {
  const compiled = compileExpression(text, variantNames(pack))
  if (!compiled.ok) return { ok: false, message: expressionProblem(text, compiled), path: [field] }
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
  const tests: ((values: readonly ChoiceValue[]) => boolean)[] = []
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

type CompiledRow =
  | { readonly matches: (values: readonly ChoiceValue[]) => boolean }
  | { readonly message: string }

function compileRow(row: TableRow, variants: readonly Variant[]): CompiledRow {
  if (row.length !== variants.length) {
    return { message: `This row has ${row.length} cells, but the rule names ${variants.length} variants` }
  }
  const allowed: ReadonlySet<ChoiceValue>[] = []
  for (const [place, variant] of variants.entries()) {
    const cell = row[place] ?? '*'
    const values = new Set<ChoiceValue>()
    for (const part of typeof cell === 'object' ? cell : [cell]) {
      const found = valuesOfCell(part, variant)
      if (found.length === 0) return { message: `"${part}" fits no value of ${variant.code}` }
      for (const value of found) values.add(value)
    }
    allowed.push(values)
  }
  return { matches: (values) => allowed.every((set, place) => set.has(values[place] ?? '')) }
}

function valuesOfCell(cell: ChoiceValue, variant: Variant): readonly ChoiceValue[] {
  const values = valuesOf(variant)
  if (cell === '*') return values
  if (typeof cell === 'number') return values.filter((value) => value === cell)

  const { domain } = variant
  if (domain.kind === 'options') {
    if (!cell.startsWith('#')) return values.filter((value) => value === cell)
    return domain.options.filter(({ tags }) => tags?.includes(cell.slice(1))).map(({ code }) => code)
  }
  const range = /^(\d+)\.\.(\d+)$/.exec(cell)
  if (!range) return values.filter((value) => String(value) === cell)
  return values.filter((value) => Number(value) >= Number(range[1]) && Number(value) <= Number(range[2]))
}

/** Every value a variant can have, in the authored order. */
export function valuesOf({ domain }: Variant): readonly ChoiceValue[] {
  if (domain.kind === 'options') return domain.options.map(({ code }) => code)

  const count = Math.floor((domain.max - domain.min) / domain.step) + 1
  return Array.from({ length: count }, (_, index) => domain.min + index * domain.step)
}
