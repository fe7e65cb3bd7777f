import { suggestion } from '../../closest-word.ts'
import { compileExpression, type NameKinds } from '../../expression/compile-expression.ts'
import type { Kind } from '../../expression/typed.ts'
import type { Path, Report } from '../finding.ts'
import { isRecord } from '../shape.ts'
import { flattenParts } from './flatten-parts.ts'
import { type Fields, fillIn, type UseScope } from './use-recipe.ts'

export type Expanded = {
  /** Recipes of the pack: no parameters, no groups, nothing borrowed. */
  readonly recipes: Fields
  /** Articles name their recipe, also where their author filled one in on the spot. */
  readonly articles: unknown
  /** Where the author wrote what now stands elsewhere, by path in the pack. */
  readonly origins: ReadonlyMap<string, Path>
}

export type Library = Readonly<Record<string, unknown>>

export function expandRecipes(data: Fields, library: Library, report: Report): Expanded {
  const written = isRecord(data.recipes) ? data.recipes : {}
  const known: Library = { ...library, ...written }
  const recipes: Record<string, unknown> = {}
  const origins = new Map<string, Path>()
  const expand = (code: string, recipe: unknown, path: Path) => {
    if (path[0] !== 'recipes') origins.set(JSON.stringify(['recipes', code]), path)
    recipes[code] = expandOne(code, recipe, path, { data, known, report, origins })
  }

  for (const [code, recipe] of Object.entries(written)) {
    if (isRecord(recipe) && recipe.parameters !== undefined) continue
    expand(code, recipe, ['recipes', code])
  }
  const articles = Array.isArray(data.articles)
    ? data.articles.map((article: unknown, index) => {
        if (!isRecord(article) || !isRecord(article.recipe)) return article
        const code = String(article.code)
        const path = ['articles', index, 'recipe']
        if (Object.hasOwn(written, code)) {
          report(path, `${code} already has a recipe of this name. Write "recipe: ${code}" instead`)
        }
        expand(code, article.recipe, path)
        return { ...article, recipe: code }
      })
    : data.articles
  return { recipes, articles, origins }
}

type Context = {
  readonly data: Fields
  readonly known: Library
  readonly report: Report
  readonly origins: Map<string, Path>
}

function expandOne(code: string, recipe: unknown, path: Path, context: Context): unknown {
  if (!isRecord(recipe)) return recipe
  const { report, origins } = context
  const note = (index: number, from: Path) =>
    origins.set(JSON.stringify(['recipes', code, 'parts', index]), from)

  const own = Array.isArray(recipe.parts) ? flattenParts(recipe.parts, [...path, 'parts'], report) : null
  if (typeof recipe.use !== 'string') {
    if (!own) return { let: {}, ...recipe }
    for (const [index, placed] of own.entries()) note(index, placed.path)
    return { let: {}, ...recipe, parts: own.map(({ part }) => part) }
  }

  const template = Object.hasOwn(context.known, recipe.use) ? context.known[recipe.use] : undefined
  if (!isRecord(template) || template.use !== undefined) {
    const usable = Object.keys(context.known).filter((name) => {
      const held = context.known[name]
      return isRecord(held) && held.parameters !== undefined
    })
    report([...path, 'use'], `There is no recipe ${recipe.use} to use${suggestion(recipe.use, usable)}`)
    return { size: { width: 1, depth: 1, height: 1 }, let: {}, parts: [] }
  }
  const { use, with: given = {}, parts: _, let: more = {}, hardware: __, ...layout } = recipe
  const scope = scopeOf(context, isRecord(more) ? more : {}, path)
  const filled = fillIn(template, recipe.use, isRecord(given) ? given : {}, scope)
  const borrowed = flattenParts(Array.isArray(filled.parts) ? filled.parts : [], ['library'], () => {})
  const parts = [...borrowed.map(({ part }) => ({ part, path: [...path, 'use'] })), ...(own ?? [])]
  for (const [index, placed] of parts.entries()) note(index, placed.path)
  for (const name of Object.keys(isRecord(filled.let) ? filled.let : {})) {
    origins.set(JSON.stringify(['recipes', code, 'let', name]), [...path, 'use'])
  }
  const hardware = hardwareLines(filled.hardware, recipe.hardware, path)
  for (const [index, line] of hardware.entries())
    origins.set(JSON.stringify(['recipes', code, 'hardware', index]), line.path)
  return {
    ...filled,
    ...layout,
    ...(hardware.length > 0 && { hardware: hardware.map(({ line }) => line) }),
    let: { ...(isRecord(filled.let) ? filled.let : {}), ...(isRecord(more) ? more : {}) },
    parts: parts.map(({ part }) => part),
  }
}

/** What the library's recipe takes, and the author's own; own lines of a code stand for all borrowed ones of it. */
function hardwareLines(borrowed: unknown, own: unknown, path: Path) {
  const written: readonly unknown[] = Array.isArray(own) ? own : []
  const lent: readonly unknown[] = Array.isArray(borrowed) ? borrowed : []
  const codeOf = (line: unknown) => (isRecord(line) ? line.code : undefined)
  const taken = new Set(written.map(codeOf))
  return [
    ...lent
      .filter((line) => !taken.has(codeOf(line)))
      .map((line) => ({ line, path: [...path, 'use'] as Path })),
    ...written.map((line, index) => ({ line, path: [...path, 'hardware', index] as Path })),
  ]
}

/** Arguments read the catalogue's variants, SIDE, and the values named beside them. */
function scopeOf({ data, report }: Context, more: Fields, path: Path): UseScope {
  const variants = isRecord(data.variants) ? data.variants : {}
  const fixed = new Map<string, Kind>([['SIDE', 'text']])
  const kindOf = (name: string): Kind | null => {
    const variant = Object.hasOwn(variants, name) ? variants[name] : undefined
    if (isRecord(variant)) return variant.integer === undefined ? 'option' : 'number'
    return fixed.get(name) ?? null
  }
  const names: NameKinds = {
    kindOf,
    attributeKind: () => null,
    known: () => [...Object.keys(variants), ...fixed.keys()],
  }
  for (const [name, text] of Object.entries(more)) {
    const compiled = compileExpression(typeof text === 'number' ? text : String(text), names)
    fixed.set(name, compiled.ok ? compiled.kind : 'number')
  }
  return {
    names,
    variants: Object.keys(variants).filter((name) => kindOf(name) === 'option'),
    materials: isRecord(data.materials) ? Object.keys(data.materials) : [],
    path,
    report,
  }
}
