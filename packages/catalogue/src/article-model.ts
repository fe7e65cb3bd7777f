import { type Constraint, compileModel, type Model as SolverModel } from '@arredo/solver'
import { type CompiledRecipe, compileRecipe } from './compile-recipe.ts'
import { compileRule, valuesOf } from './compile-rule.ts'
import type { Reason } from './evaluation.ts'
import type { Article, ChoiceValue, Model, Pack, Text, Variant, VariantCode } from './pack.ts'
import { resolveModel } from './resolve-model.ts'
import { configurationReader, findVariant } from './variant-names.ts'

/** An article under one model, ready for the solver. */
export type ArticleModel = {
  readonly article: Article
  readonly model: Model
  /** In the order they are shown and completed. */
  readonly variants: readonly Variant[]
  readonly solver: SolverModel
  readonly reasons: ReadonlyMap<string, Reason>
  readonly recipe: CompiledRecipe
}

type Named = Constraint & { readonly why: Text }

/** Null when the article or the model is not in the pack, or the article is not sold in the model. */
export function articleModel(pack: Pack, articleCode: string, modelCode: string): ArticleModel | null {
  const article = pack.articles.find(({ code }) => code === articleCode)
  const model = resolveModel(pack, modelCode)
  if (!article || !model || !article.models.includes(modelCode)) return null

  const recipe = pack.recipes[article.recipe]
  if (!recipe) throw new Error(`Pack ${pack.code} has no recipe ${article.recipe}`)
  const compiled = compileRecipe(recipe, pack)
  if (compiled.problems[0]) throw new Error(`Recipe ${article.recipe}: ${compiled.problems[0].message}`)

  const variants = article.variants
    .map((code) => {
      const variant = findVariant(pack, code)
      if (!variant) throw new Error(`Pack ${pack.code} has no variant ${code}`)
      return variant
    })
    .toSorted((one, two) => one.order - two.order)
  const constraints = [...forced(model, variants), ...limits(model, variants), ...rules(pack, variants)]
  return {
    article,
    model,
    variants,
    solver: compileModel({
      variables: variants.map((variant) => ({ name: variant.code, values: valuesOf(variant) })),
      constraints,
    }),
    reasons: new Map(constraints.map(({ name, why }) => [name, { rule: name, why }])),
    recipe: compiled.recipe,
  }
}

function forced({ forced: values, name }: Model, variants: readonly Variant[]): readonly Named[] {
  return present(values, variants).map(([code, wanted]) => ({
    name: `forced:${code}`,
    scope: [code],
    allows: ([value]) => value === wanted,
    why: {
      en: `The model ${name.en} comes with this only`,
      it: `Il modello ${name.it ?? name.en} è disponibile solo così`,
      de: `Das Modell ${name.de ?? name.en} gibt es nur so`,
    },
  }))
}

function limits({ limits: bounds, name }: Model, variants: readonly Variant[]): readonly Named[] {
  return present(bounds, variants).map(([code, { min, max }]) => ({
    name: `limit:${code}`,
    scope: [code],
    allows: ([value]) => Number(value) >= (min ?? Number(value)) && Number(value) <= (max ?? Number(value)),
    why: {
      en: `The model ${name.en} is not made in this size`,
      it: `Il modello ${name.it ?? name.en} non è prodotto in questa misura`,
      de: `Das Modell ${name.de ?? name.en} gibt es nicht in diesem Maß`,
    },
  }))
}

/** A rule that names a variant the article does not have says nothing about the article. */
function rules(pack: Pack, variants: readonly Variant[]): readonly Named[] {
  return pack.rules.flatMap((rule) => {
    const compiled = compileRule(rule, pack)
    if (!compiled.ok) throw new Error(`Rule ${rule.code}: ${compiled.message}`)
    const { reads, holds } = compiled
    if (!reads.every((code) => variants.some((variant) => variant.code === code))) return []

    const allows = (values: readonly ChoiceValue[]) =>
      holds(
        configurationReader(
          pack,
          Object.fromEntries(reads.map((code, place) => [code, values[place] ?? ''])),
        ),
      )
    return [{ name: rule.code, why: rule.why, scope: reads, allows }]
  })
}

/** In the order of the variants: the order of keys must change no explanation. */
function present<Held>(
  record: Readonly<Record<VariantCode, Held>>,
  variants: readonly Variant[],
): readonly (readonly [string, Held])[] {
  return variants.flatMap(({ code }) => {
    const held = Object.hasOwn(record, code) ? record[code] : undefined
    return held === undefined ? [] : [[code, held] as const]
  })
}
