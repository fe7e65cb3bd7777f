import type { Part, Size } from '@arredo/geometry'
import { compileExpression, type NameKinds } from '../expression/compile-expression.ts'
import type { Kind, Reader, Scalar } from '../expression/typed.ts'
import type { HardwareUse } from '../hardware.ts'
import type { Choices, Expression, Pack, Recipe, Side } from '../pack.ts'
import { configurationReader, findVariant, type Spelling, variantNames } from '../variant-names.ts'
import { compileHardware } from './compile-hardware.ts'
import { compileLayout, type Layout } from './compile-layout.ts'
import { compilePart } from './compile-part.ts'
import { type RecipeProblem, type Run, recipeCompiler } from './recipe-scope.ts'

type Built = { readonly size: Size; readonly arm?: number; readonly parts: readonly Part[] } & Layout
export type CompiledRecipe = {
  readonly build: (configuration: Choices, side: Side) => Built
  /** What one piece takes of hinges, feet and the like; apart, because only lists ask for it. */
  readonly hardware: (configuration: Choices, side: Side) => readonly HardwareUse[]
  /** Variants the recipe cannot do without. */
  readonly reads: readonly string[]
}

/** Compiles as far as it can; with problems, `build` must not be used. */
export function compileRecipe(
  recipe: Recipe,
  pack: Pick<Pack, 'variants' | 'materials'>,
  spelling: Spelling = 'trusted',
): { readonly recipe: CompiledRecipe; readonly problems: readonly RecipeProblem[] } {
  const problems: RecipeProblem[] = []
  const reads = new Set<string>()
  const kinds = new Map<string, Kind>([['SIDE', 'text']])
  const names = variantNames(pack, kinds, spelling)
  const note = (name: string) => {
    if (findVariant(pack, name)) reads.add(name)
  }
  const compile = recipeCompiler(names, problems, note)

  const lets: [string, Run][] = []
  for (const [name, text] of inOrderOfUse(recipe.let, names)) {
    if (names.kindOf(name) || name === 'INDEX')
      problems.push({ path: ['let', name], message: `${name} already means something else` })
    const compiled = compileExpression(text, names)
    const kind = compiled.ok && compiled.kind !== 'list' ? compiled.kind : 'number'
    const needed = compiled.ok ? undefined : waitingFor(text, recipe.let, names)
    if (needed !== undefined) {
      const message = `${name} is made of ${needed}, and that again of ${name}. Give one of them a value`
      problems.push({ path: ['let', name], message })
    } else lets.push([name, compile(text, kind, 'let', name)])
    kinds.set(name, kind)
  }
  const { width, depth, height } = recipe.size
  const size = (['width', 'depth', 'height'] as const).map((field, place) =>
    compile([width, depth, height][place] ?? 0, 'number', 'size', field),
  )
  const arm = recipe.size.arm === undefined ? null : compile(recipe.size.arm, 'number', 'size', 'arm')
  const layout = compileLayout(recipe, compile)
  const compileInCopy = recipeCompiler(
    variantNames(pack, new Map([...kinds, ['INDEX', 'number']]), spelling),
    problems,
    note,
  )
  const builders = recipe.parts.map((part, index) =>
    compilePart(
      part,
      pack,
      (text, kind, ...path) => compileInCopy(text, kind, 'parts', index, ...path),
      (message) => problems.push({ path: ['parts', index, 'material'], message }),
    ),
  )
  const listers = (recipe.hardware ?? []).map((line, index) =>
    compileHardware(
      line,
      pack,
      (text, kind, ...path) => compile(text, kind, 'hardware', index, ...path),
      (message) => problems.push({ path: ['hardware', index, 'material'], message }),
    ),
  )

  const readerOf = (configuration: Choices, side: Side): { reader: Reader; others: Map<string, Scalar> } => {
    const others = new Map<string, Scalar>([['SIDE', side]])
    const reader = configurationReader(pack, configuration, others)
    for (const [name, run] of lets) others.set(name, run(reader) as Scalar)
    return { reader, others }
  }
  const hardware = (configuration: Choices, side: Side) => {
    const { reader } = readerOf(configuration, side)
    return listers.flatMap((list) => list(reader, configuration))
  }
  const build = (configuration: Choices, side: Side): Built => {
    const { reader, others } = readerOf(configuration, side)
    const [w, d, h] = size.map((run) => Number(run(reader)))
    return {
      size: { width: w ?? 0, depth: d ?? 0, height: h ?? 0 },
      ...(arm && { arm: Number(arm(reader)) }),
      ...layout(reader),
      parts: builders.flatMap((builder) => builder(reader, configuration, others)),
    }
  }
  return { recipe: { build, hardware, reads: [...reads] }, problems }
}

/** A value beside it that has none yet, because it needs this one first. */
function waitingFor(text: Expression, lets: Recipe['let'], names: NameKinds): string | undefined {
  const others = Object.keys(lets).filter((name) => names.kindOf(name) === null)
  return others.find((name) => {
    const known: NameKinds = { ...names, kindOf: (one) => (one === name ? 'number' : names.kindOf(one)) }
    const before = compileExpression(text, names)
    const after = compileExpression(text, known)
    return after.ok || (!before.ok && before.message !== after.message)
  })
}

/**
 * Each value after those it is made of, whatever order the keys have: the hash of a pack does not see that
 * order, so its meaning must not either. Values that need each other come last, and are refused there.
 */
function inOrderOfUse(lets: Recipe['let'], names: NameKinds): readonly (readonly [string, Expression])[] {
  const ordered: (readonly [string, Expression])[] = []
  const kinds = new Map<string, Kind>()
  let waiting = Object.entries(lets).toSorted(([one], [two]) => (one < two ? -1 : 1))
  for (;;) {
    const known: NameKinds = { ...names, kindOf: (name) => names.kindOf(name) ?? kinds.get(name) ?? null }
    const ready = waiting.flatMap(([name, text]) => {
      const compiled = compileExpression(text, known)
      return compiled.ok ? [[name, text, compiled.kind] as const] : []
    })
    if (ready.length === 0) return [...ordered, ...waiting]
    for (const [name, text, kind] of ready) {
      ordered.push([name, text])
      kinds.set(name, kind)
    }
    waiting = waiting.filter(([name]) => !kinds.has(name))
  }
}
