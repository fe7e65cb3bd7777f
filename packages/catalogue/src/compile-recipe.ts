import type { Part, Point, Point3, Size } from '@arredo/geometry'
import { expressionProblem } from './compile-rule.ts'
import {
  compileExpression,
  type Kind,
  type NameKinds,
  type Reader,
  type Result,
  type Scalar,
} from './expression/compile-expression.ts'
import type { Choices, Expression, Pack, Recipe, RecipePart, Side } from './pack.ts'
import { chosenOption, configurationReader, findVariant, variantNames } from './variant-names.ts'

type Built = { readonly size: Size; readonly parts: readonly Part[] }
export type CompiledRecipe = {
  readonly build: (configuration: Choices, side: Side) => Built
  /** Variants the recipe cannot do without. */
  readonly reads: readonly string[]
}
/** `path` leads from the recipe to the mistake. */
export type RecipeProblem = { readonly path: readonly (string | number)[]; readonly message: string }

type Run = (reader: Reader) => Result
type Compile = (text: Expression, kind: Kind, ...path: (string | number)[]) => Run
type Builder = (reader: Reader, configuration: Choices) => readonly Part[]

/** Compiles as far as it can; with problems, `build` must not be used. */
export function compileRecipe(
  recipe: Recipe,
  pack: Pick<Pack, 'variants' | 'materials'>,
): { readonly recipe: CompiledRecipe; readonly problems: readonly RecipeProblem[] } {
  const problems: RecipeProblem[] = []
  const reads = new Set<string>()
  const kinds = new Map<string, Kind>([['SIDE', 'text']])
  const names = variantNames(pack, kinds)
  const compile: Compile = (text, kind, ...path) => {
    const compiled = compileExpression(text, names)
    if (!compiled.ok) problems.push({ path, message: expressionProblem(text, compiled) })
    else if (compiled.kind !== kind) problems.push({ path, message: `"${text}" must be a ${kind}` })
    if (!compiled.ok) return () => 0
    for (const name of compiled.reads) if (!kinds.has(name)) reads.add(name)
    return compiled.run
  }

  const lets: [string, Run][] = []
  for (const [name, text] of inOrderOfUse(recipe.let, names)) {
    if (names.kindOf(name))
      problems.push({ path: ['let', name], message: `${name} already means something else` })
    const compiled = compileExpression(text, names)
    const kind = compiled.ok && compiled.kind !== 'list' ? compiled.kind : 'number'
    lets.push([name, compile(text, kind, 'let', name)])
    kinds.set(name, kind)
  }
  const { width, depth, height } = recipe.size
  const size = (['width', 'depth', 'height'] as const).map((field, place) =>
    compile([width, depth, height][place] ?? 0, 'number', 'size', field),
  )
  const builders = recipe.parts.map((part, index) =>
    compilePart(
      part,
      pack,
      (text, kind, ...path) => compile(text, kind, 'parts', index, ...path),
      (message) => problems.push({ path: ['parts', index, 'material'], message }),
    ),
  )

  const build = (configuration: Choices, side: Side): Built => {
    const others = new Map<string, Scalar>([['SIDE', side]])
    const reader = configurationReader(pack, configuration, others)
    for (const [name, run] of lets) others.set(name, run(reader) as Scalar)
    const [w, d, h] = size.map((run) => Number(run(reader)))
    return {
      size: { width: w ?? 0, depth: d ?? 0, height: h ?? 0 },
      parts: builders.flatMap((builder) => builder(reader, configuration)),
    }
  }
  return { recipe: { build, reads: [...reads] }, problems }
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

function compilePart(
  part: RecipePart,
  pack: Pick<Pack, 'variants' | 'materials'>,
  compile: Compile,
  report: (message: string) => void,
): Builder {
  const when = part.if === undefined ? () => true : compile(part.if, 'boolean', 'if')
  const at = compilePoint(part.at, compile, 'at')
  const count = part.repeat ? compile(part.repeat.count, 'number', 'repeat', 'count') : () => 1
  const step = compilePoint(part.repeat?.step ?? [0, 0, 0], compile, 'repeat', 'step')
  const shape = compileShape(part, compile)
  const material = compileMaterial(part.material, pack, report)
  const base = { ...(part.grain && { grain: part.grain }), ...(part.opens && { opens: part.opens }) }

  return (reader, configuration) => {
    const code = material(configuration)
    if (!code || when(reader) !== true) return []
    const solid = shape(reader)
    if (!solid) return []

    const [origin, offset] = [at(reader), step(reader)]
    return Array.from({ length: Math.max(0, Math.floor(Number(count(reader)))) }, (_, index) => ({
      code: part.repeat ? `${part.code}-${index + 1}` : part.code,
      at: moved(origin, offset, index),
      material: code,
      ...base,
      ...solid,
    }))
  }
}

function compileShape(part: RecipePart, compile: Compile) {
  if (part.shape === 'box') {
    const size = compilePoint(part.size, compile, 'size')
    return (reader: Reader) => {
      const box = size(reader)
      // A part without thickness is no part: an author may let a width run down to nothing.
      return box.every((length) => length > 0) ? { shape: 'box' as const, size: box } : null
    }
  }
  const { along } = part
  const length = compile(part.length, 'number', 'length')
  const corners = part.profile.map(([one, two], index) => [
    compile(one, 'number', 'profile', index, 0),
    compile(two, 'number', 'profile', index, 1),
  ])
  return (reader: Reader) => {
    const pulled = Number(length(reader))
    if (pulled <= 0) return null
    const profile = corners.map(([one, two]): Point => [Number(one?.(reader)), Number(two?.(reader))])
    return { shape: 'extrusion' as const, profile, along, length: pulled }
  }
}

/** An option without a material leaves the part out. */
function compileMaterial(
  name: string,
  pack: Pick<Pack, 'variants' | 'materials'>,
  report: (message: string) => void,
): (configuration: Choices) => string | undefined {
  if (name.startsWith('material:')) {
    const code = name.slice('material:'.length)
    if (!Object.hasOwn(pack.materials, code)) report(`There is no material ${code}`)
    return () => code
  }
  if (findVariant(pack, name)?.domain.kind !== 'options') report(`${name} is no variant with options`)
  return (configuration) => chosenOption(pack, configuration, name)?.material
}

function compilePoint(
  point: readonly [Expression, Expression, Expression],
  compile: Compile,
  ...path: (string | number)[]
): (reader: Reader) => Point3 {
  const [x, y, z] = point.map((text, place) => compile(text, 'number', ...path, place))
  return (reader) => [Number(x?.(reader)), Number(y?.(reader)), Number(z?.(reader))]
}

function moved([x, y, z]: Point3, [dx, dy, dz]: Point3, times: number): Point3 {
  return [x + dx * times, y + dy * times, z + dz * times]
}
