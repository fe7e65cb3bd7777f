import { suggestion } from '../../closest-word.ts'
import { expressionProblem } from '../../compile-rule.ts'
import { compileExpression, type NameKinds } from '../../expression/compile-expression.ts'
import { isTextual, type Kind, kindInWords } from '../../expression/typed.ts'
import type { Path, Report } from '../finding.ts'
import { isRecord } from '../shape.ts'
import { renameNames } from './rename-names.ts'

export type Fields = Readonly<Record<string, unknown>>

type Parameter = {
  readonly kind: 'number' | 'yesno' | 'text' | 'material' | 'variant'
  readonly default?: unknown
  readonly min?: number
  readonly max?: number
}

/** What surrounds a `use`: the names its arguments may read, and where it is written. */
export type UseScope = {
  readonly names: NameKinds
  readonly variants: readonly string[]
  readonly materials: readonly string[]
  readonly path: Path
  readonly report: Report
}

const kinds: Readonly<Record<string, Kind>> = { number: 'number', yesno: 'boolean', text: 'text' }

/**
 * The recipe of the library with its parameters filled in. Names of the library that the catalogue uses for
 * its own variants are changed, so that neither has to know the other's.
 */
export function fillIn(template: Fields, name: string, given: Fields, scope: UseScope): Fields {
  const parameters = (isRecord(template.parameters) ? template.parameters : {}) as Record<string, Parameter>
  for (const unknown of Object.keys(given).filter((key) => !Object.hasOwn(parameters, key))) {
    const hint = suggestion(unknown, Object.keys(parameters))
    scope.report([...scope.path, 'with', unknown], `The recipe ${name} has no parameter ${unknown}${hint}`)
  }

  const names = new Map<string, string>()
  const materials = new Map<string, string>()
  const lets: Record<string, unknown> = {}
  for (const own of Object.keys(isRecord(template.let) ? template.let : {}))
    names.set(own, freeName(own, scope))
  for (const [parameter, about] of Object.entries(parameters)) {
    const value = given[parameter] ?? sameName(parameter, about, scope) ?? about.default
    const path = [...scope.path, 'with', parameter]
    if (value === undefined) {
      scope.report([...scope.path, 'use'], `The recipe ${name} needs ${parameter}. Add it under "with:"`)
    } else if (about.kind === 'material' || about.kind === 'variant') {
      const chosen = namedMaterial(parameter, about, value, { ...scope, path })
      materials.set(parameter, chosen)
      names.set(parameter, chosen)
    } else if (value === parameter && scope.names.kindOf(parameter) !== null) {
      names.set(parameter, parameter)
    } else {
      checkArgument(parameter, about, value, { ...scope, path })
      const free = freeName(parameter, scope)
      names.set(parameter, free)
      lets[free] =
        about.kind === 'text' ? `'${String(value)}'` : typeof value === 'number' ? value : String(value)
    }
  }
  const { parameters: _, ...body } = template
  const filled = renameNames(body, names, materials) as Fields
  return { ...filled, let: { ...(isRecord(filled.let) ? filled.let : {}), ...lets } }
}

/** A parameter called like a variant is that variant, unless told otherwise. */
function sameName(parameter: string, { kind }: Parameter, { variants, names }: UseScope): string | undefined {
  if (kind === 'material' || kind === 'variant') return variants.includes(parameter) ? parameter : undefined
  return names.kindOf(parameter) === (kinds[kind] ?? 'number') ? parameter : undefined
}

function namedMaterial(parameter: string, { kind }: Parameter, value: unknown, scope: UseScope): string {
  const chosen = String(value)
  const { report, path, variants, materials } = scope
  const fixed = chosen.startsWith('material:') ? chosen.slice('material:'.length) : null
  if (fixed !== null && kind === 'material') {
    if (!materials.includes(fixed))
      report(path, `There is no material ${fixed}${suggestion(fixed, materials)}`)
  } else if (!variants.includes(chosen)) {
    const hint = suggestion(chosen, variants)
    report(path, `${parameter} should be a variant with options; ${chosen} is none${hint}`)
  }
  return chosen
}

function checkArgument(parameter: string, about: Parameter, value: unknown, scope: UseScope): void {
  const { report, path, names } = scope
  if (about.kind === 'text') {
    if (String(value).includes("'")) report(path, `${parameter} cannot hold the sign '`)
    return
  }
  if (typeof value === 'number' && (value < (about.min ?? value) || value > (about.max ?? value))) {
    report(
      path,
      `${parameter} should be between ${about.min ?? 'any'} and ${about.max ?? 'any'}, not ${value}`,
    )
    return
  }
  const expression = typeof value === 'number' ? value : String(value)
  const compiled = compileExpression(expression, names)
  const wanted = kinds[about.kind] ?? 'number'
  if (!compiled.ok) report(path, expressionProblem(expression, compiled), compiled.at)
  else if (compiled.kind !== wanted && !(isTextual(compiled.kind) && isTextual(wanted))) {
    const found = kindInWords(compiled.kind)
    report(path, `${parameter} should be ${kindInWords(wanted)}, but "${expression}" is ${found}`)
  }
}

function freeName(name: string, { names }: UseScope): string {
  let free = name
  while (names.kindOf(free) !== null) free += '_'
  return free
}
