import {
  type Cell,
  type Constraint,
  compileModel,
  type Model as SolverModel,
  type Variable,
} from '@arredo/solver'
import { valuesOf } from './compile-rule.ts'
import type { Reason } from './evaluation.ts'
import type { Article, ChoiceValue, Model, Pack, Rule, Text, Variant, VariantCode } from './pack.ts'
import { type CompiledRecipe, compileRecipe } from './recipe/compile-recipe.ts'
import { isOfModel, resolveModel } from './resolve-model.ts'
import { isRanged } from './rule/is-ranged.ts'
import { type Question, ruleConstraints, ruleQuestion } from './rule/rule-constraints.ts'
import { findVariant } from './variant-names.ts'

/** An article under one model, ready for the solver. */
export type ArticleModel = {
  readonly article: Article
  readonly model: Model
  /** In the order they are shown and completed. */
  readonly variants: readonly Variant[]
  readonly solver: SolverModel
  /** Everything that must hold, one by one, for whoever checks the solver or the author. */
  readonly stated: readonly Stated[]
  readonly reasons: ReadonlyMap<string, Reason>
  readonly recipe: CompiledRecipe
}

/** One thing that must hold, with the words for it, as a plain question and as the solver takes it. */
export type Stated = {
  readonly why: Text
  readonly question: Question
  readonly constraints: readonly Constraint[]
}

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
  const stated = [
    ...givenBy(model, modelWords(model.name), variants, ['forced', 'limit']),
    ...givenBy(article, articleWords(article.name), variants, ['article-forced', 'article-limit']),
    ...rulesFor(pack, article, modelCode, variants),
  ]
  return {
    article,
    model: {
      ...model,
      forced: { ...model.forced, ...article.forced },
      opening: { ...model.opening, ...article.defaults },
    },
    variants,
    stated,
    solver: compileModel({
      variables: variants.map(toVariable),
      constraints: stated.flatMap(({ constraints }) => constraints),
    }),
    reasons: new Map(stated.map(({ question: { name }, why }) => [name, { rule: name, why }])),
    recipe: compiled.recipe,
  }
}

type Given = Partial<Pick<Article, 'forced' | 'limits' | 'only'>>
type Words = { readonly only: Text; readonly size: Text }

/** What a model or an article fixes by itself, without a rule. */
function givenBy(
  { forced = {}, limits = {}, only = {} }: Given,
  words: Words,
  variants: readonly Variant[],
  [forcedName, limitName]: readonly [string, string],
): readonly Stated[] {
  const state = (
    name: string,
    code: string,
    why: Text,
    cell: Cell,
    holds: (value: ChoiceValue) => boolean,
  ) => ({
    why,
    question: { name, scope: [code], allows: ([value = '']: readonly ChoiceValue[]) => holds(value) },
    constraints: [{ name, scope: [code], allow: [[cell]] }],
  })
  return [
    ...present(forced, variants).map(([code, wanted]) =>
      state(`${forcedName}:${code}`, code, words.only, [wanted], (value) => value === wanted),
    ),
    ...present(limits, variants).map(([code, { min = 0, max = Number.MAX_SAFE_INTEGER }]) =>
      state(
        `${limitName}:${code}`,
        code,
        words.size,
        { from: min, to: max },
        (value) => Number(value) >= min && Number(value) <= max,
      ),
    ),
    ...present(only, variants).map(([code, options]) =>
      state(`only:${code}`, code, words.only, options, (value) => options.includes(String(value))),
    ),
  ]
}

export function toVariable(variant: Variant): Variable {
  const { code: name, domain } = variant
  if (domain.kind === 'integer' && isRanged(variant)) {
    const { min, max, step } = domain
    return { name, range: { min, max, step } }
  }
  return { name, values: valuesOf(variant) }
}

function modelWords(name: Text): Words {
  return {
    only: {
      en: `The model ${name.en} comes with this only`,
      it: `Il modello ${name.it ?? name.en} è disponibile solo così`,
      de: `Das Modell ${name.de ?? name.en} gibt es nur so`,
    },
    size: {
      en: `The model ${name.en} is not made in this size`,
      it: `Il modello ${name.it ?? name.en} non è prodotto in questa misura`,
      de: `Das Modell ${name.de ?? name.en} gibt es nicht in diesem Maß`,
    },
  }
}

function articleWords(name: Text): Words {
  return {
    only: {
      en: `${name.en} is not made with this`,
      it: `${name.it ?? name.en} non è prodotto così`,
      de: `${name.de ?? name.en} gibt es so nicht`,
    },
    size: {
      en: `${name.en} is not made in this size`,
      it: `${name.it ?? name.en} non è prodotto in questa misura`,
      de: `${name.de ?? name.en} gibt es nicht in diesem Maß`,
    },
  }
}

/** A rule that names a variant the article does not have says nothing about the article. */
function rulesFor(
  pack: Pack,
  article: Article,
  modelCode: string,
  variants: readonly Variant[],
): readonly Stated[] {
  return pack.rules.flatMap((rule) => {
    if (rule.models && !isOfModel(pack, modelCode, rule.models)) return []
    if (rule.articles && !rule.articles.includes(article.code)) return []
    const stated = stateRule(rule, pack)
    const { scope } = stated.question
    return scope.every((code) => variants.some((variant) => variant.code === code)) ? [stated] : []
  })
}

/** A pack never changes, and a rule means the same for every article; only a cache. */
const statedByPack = new WeakMap<Pack, Map<Rule, Stated>>()

function stateRule(rule: Rule, pack: Pack): Stated {
  const known = statedByPack.get(pack) ?? new Map<Rule, Stated>()
  statedByPack.set(pack, known)
  const before = known.get(rule)
  if (before) return before
  const question = ruleQuestion(rule, pack)
  const stated = { why: rule.why, question, constraints: ruleConstraints(rule, pack, question) }
  known.set(rule, stated)
  return stated
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
