import type { NameKinds } from './expression/compile-expression.ts'
import type { Kind, Reader } from './expression/typed.ts'
import type { FollowerRule } from './follower-rule.ts'
import type { Choices, Pack } from './pack.ts'
import { type RecipeProblem, recipeCompiler } from './recipe/recipe-scope.ts'
import { resolveModel } from './resolve-model.ts'
import { configurationReader, type Spelling, variantNames } from './variant-names.ts'

/** What a follower goes along: its measures, and the unit it begins with. */
export type Followed = {
  readonly length: number
  readonly depth: number
  readonly height: number
  readonly bottom: number
  /** How much wall there is above it, up to the first opening. */
  readonly free: number
  /** How much room there is behind units that stand free, up to the wall or half way to the next ones. */
  readonly behind: number
  readonly article: string
  readonly model: string
  readonly configuration: Choices
}

export type CompiledFollower = {
  readonly rule: FollowerRule
  readonly applies: (followed: Followed) => boolean
  /** Lengths are whole millimetres: nobody cuts finer. */
  readonly choices: (followed: Followed) => Choices
  readonly out: (followed: Followed) => number
  readonly up: (followed: Followed) => number
  /** The longest piece it comes in there. */
  readonly longest: (followed: Followed) => number
}

const ownNames = new Map<string, Kind>([
  ['LENGTH', 'number'],
  ['DEPTH', 'number'],
  ['HEIGHT', 'number'],
  ['BOTTOM', 'number'],
  ['FREE', 'number'],
  ['BEHIND', 'number'],
  ['ARTICLE', 'text'],
  ['MODEL', 'text'],
])

export const followerNames: readonly string[] = [...ownNames.keys()]

/** What the expressions of a follower may name. */
export function namesOfFollower(pack: Pack, spelling: Spelling = 'trusted'): NameKinds {
  const names = variantNames(pack, ownNames, spelling)
  if (!names.valuesOf) return names
  const codes = new Map([
    ['ARTICLE', pack.articles.map(({ code }) => code)],
    ['MODEL', pack.models.map(({ code }) => code)],
  ])
  const valuesOf: NameKinds['valuesOf'] = (name, attribute) =>
    codes.get(name) ?? names.valuesOf?.(name, attribute) ?? null
  return { ...names, valuesOf }
}

/** Compiles as far as it can; with problems the follower must not be used. */
export function compileFollower(
  rule: FollowerRule,
  pack: Pack,
  spelling: Spelling = 'trusted',
): {
  readonly follower: CompiledFollower
  readonly problems: readonly RecipeProblem[]
  /** All that its expressions name. */
  readonly reads: ReadonlySet<string>
} {
  const problems: RecipeProblem[] = []
  const reads = new Set<string>()
  const compile = recipeCompiler(namesOfFollower(pack, spelling), problems, (name) => reads.add(name))
  const when = rule.when === undefined ? null : compile(rule.when, 'boolean', 'when')
  const [out, up] = [compile(rule.out ?? 0, 'number', 'out'), compile(rule.up ?? 0, 'number', 'up')]
  const longest = compile(rule.longest ?? Number.MAX_SAFE_INTEGER, 'number', 'longest')
  const choices = Object.entries(rule.choices).map(([code, text]) => {
    const isLength = pack.variants[code]?.domain.kind === 'integer'
    return [code, compile(text, isLength ? 'number' : 'text', 'choices', code)] as const
  })
  const modelValues = valuesByModel(pack)
  // Each of its expressions is asked about the same thing in turn.
  let last: { readonly of: Followed; readonly reader: Reader } | null = null
  const read = (followed: Followed) => {
    last = last?.of === followed ? last : { of: followed, reader: readerOf(pack, modelValues, followed) }
    return last.reader
  }
  return {
    ...{ problems, reads },
    follower: {
      rule,
      applies: (followed) => when === null || when(read(followed)) === true,
      choices(followed) {
        const reader = read(followed)
        return Object.fromEntries(
          choices.map(([code, run]) => {
            const value = run(reader)
            return [code, typeof value === 'number' ? Math.round(value) : String(value)]
          }),
        )
      },
      out: (followed) => Number(out(read(followed))),
      up: (followed) => Number(up(read(followed))),
      longest: (followed) => Number(longest(read(followed))),
    },
  }
}

/** A unit without a variant is read as its model would have it. */
function valuesByModel(pack: Pack): (model: string) => Choices {
  const known = new Map<string, Choices>()
  return (model) => {
    const values = known.get(model) ?? valuesOf(pack, model)
    known.set(model, values)
    return values
  }
}

function valuesOf(pack: Pack, model: string): Choices {
  const resolved = resolveModel(pack, model)
  const first = Object.entries(pack.variants).map(([code, { domain }]) => [
    code,
    domain.kind === 'integer' ? domain.min : (domain.options[0]?.code ?? ''),
  ])
  return {
    ...Object.fromEntries(first),
    ...resolved?.defaults,
    ...resolved?.opening,
    ...resolved?.forced,
  }
}

function readerOf(pack: Pack, modelValues: (model: string) => Choices, followed: Followed): Reader {
  const { length, depth, height, bottom, free, behind, article, model, configuration } = followed
  const values = { ...modelValues(model), ...configuration }
  const own = new Map<string, string | number>([
    ['LENGTH', length],
    ['DEPTH', depth],
    ['HEIGHT', height],
    ['BOTTOM', bottom],
    ['FREE', free],
    ['BEHIND', behind],
    ['ARTICLE', article],
    ['MODEL', model],
  ])
  return configurationReader(pack, values, own)
}
