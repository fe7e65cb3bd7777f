import { complete, explain, type Preference, type Refresh, refresh, whyNot } from '@arredo/solver'
import type { ArticleModel } from './article-model.ts'
import { hasValue, lastValue, valuesOf } from './compile-rule.ts'
import type { ArticleEvaluation, ArticleRequest, Reason, VariantState } from './evaluation.ts'
import type { Choices, ChoiceValue, Variant } from './pack.ts'

/**
 * Always an answer. Own choices are wishes that stand above the header, the header above the model's
 * opening and defaults: where own choices exclude each other the earlier variant's stands, the rest of
 * the article is completed around it, and the conflict is named.
 */
export function evaluateArticle(ready: ArticleModel, request: ArticleRequest): ArticleEvaluation {
  const { article, variants, solver, recipe } = ready
  const configuration = configure(ready, request)
  const kept = keptChoices(ready, request, configuration)
  const answers = refresh(solver, kept)
  const side = article.sides.includes(request.side) ? request.side : (article.sides[0] ?? request.side)

  return {
    article: article.code,
    name: article.name,
    configuration,
    variants: variants.map((variant) =>
      variantState(variant, answers, configuration, sourceOf(ready, request, kept, configuration)),
    ),
    ...recipe.build(configuration, side),
    conflicts: findConflicts(ready, request, kept),
  }
}

/** Own choices about variants of this article whose value can be had: those that take part in rules. */
export function keptChoices(ready: ArticleModel, request: ArticleRequest, configuration: Choices): Choices {
  return Object.fromEntries(
    ownChoices(ready, request).filter(([code, value]) => configuration[code] === value),
  )
}

export function configure(ready: ArticleModel, request: ArticleRequest): Choices {
  const { solver, variants, model } = ready
  const wishes = [
    ...ownChoices(ready, request).map(([variable, value]) => nearest(ready, variable, value)),
    ...wish(variants, request.header),
    ...wish(variants, model.opening),
    ...wish(variants, model.defaults),
  ]
  const completion = complete(solver, {}, wishes)
  if (completion.kind === 'complete') return completion.values

  // The model contradicts itself or is too hard to search: show what was wished for, unchecked.
  const wished = {
    ...model.defaults,
    ...model.opening,
    ...request.header,
    ...model.forced,
    ...request.choices,
  }
  return Object.fromEntries(
    variants.map((variant) => [variant.code, wished[variant.code] ?? valuesOf(variant)[0] ?? '']),
  )
}

function ownChoices(
  { variants }: ArticleModel,
  { choices }: ArticleRequest,
): readonly (readonly [string, ChoiceValue])[] {
  return variants.flatMap(({ code }) => {
    const value = Object.hasOwn(choices, code) ? choices[code] : undefined
    return value === undefined ? [] : [[code, value] as const]
  })
}

/** A length that is not made is answered with the nearest that is. */
function nearest({ variants }: ArticleModel, variable: string, value: ChoiceValue): Preference {
  const variant = variants.find((candidate) => candidate.code === variable)
  const isLength = variant?.domain.kind === 'integer' && typeof value === 'number'
  return isLength ? { variable, near: value } : { variable, values: [value] }
}

function wish(variants: readonly Variant[], choices: Choices): readonly Preference[] {
  return variants.flatMap(({ code }) => {
    const value = Object.hasOwn(choices, code) ? choices[code] : undefined
    return value === undefined ? [] : [{ variable: code, values: [value] }]
  })
}

function sourceOf(
  { model }: ArticleModel,
  { header }: ArticleRequest,
  kept: Choices,
  configuration: Choices,
) {
  return (code: string): VariantState['source'] => {
    if (Object.hasOwn(model.forced, code)) return 'forced'
    if (Object.hasOwn(kept, code)) return 'choice'
    return Object.hasOwn(header, code) && header[code] === configuration[code] ? 'header' : 'default'
  }
}

function variantState(
  variant: Variant,
  answers: Refresh,
  configuration: Choices,
  sourceFor: (code: string) => VariantState['source'],
): VariantState {
  const { code, domain } = variant
  const state = { code, value: configuration[code] ?? '', source: sourceFor(code) }
  if (domain.kind === 'options') {
    const options = domain.options.map((option, position) => ({
      value: option.code,
      allowed: answers.values[code]?.[position] ?? 'unknown',
    }))
    return { ...state, options }
  }
  const [from, to] = openEnds(variant, answers)
  return { ...state, range: { min: from ?? domain.min, max: to ?? lastValue(domain), step: domain.step } }
}

/** The smallest and the largest value that are not impossible. */
function openEnds(variant: Variant, { values, ranges }: Refresh): readonly (number | undefined)[] {
  const stretches = ranges[variant.code]
  if (stretches) return [stretches[0]?.from, stretches.at(-1)?.to]
  const answers = values[variant.code] ?? []
  const open = valuesOf(variant).filter((_, position) => answers[position] !== 'no')
  return open.length === 0 ? [] : [Number(open[0]), Number(open.at(-1))]
}

function findConflicts(ready: ArticleModel, request: ArticleRequest, kept: Choices): readonly Reason[] {
  const found = new Map<string, Reason>()
  const cite = (names: readonly string[]) => {
    for (const name of names) {
      const reason = ready.reasons.get(name)
      if (reason) found.set(name, reason)
    }
  }
  const self = explain(ready.solver, {})
  if (self.kind === 'conflict') cite(self.constraints)

  for (const [code, value] of ownChoices(ready, request)) {
    if (Object.hasOwn(kept, code) && self.kind !== 'conflict') continue
    const answer = whyNot(ready.solver, kept, code, value)
    if (answer.kind !== 'conflict') continue
    cite(answer.constraints)
    const missing = notOffered(ready, code, value)
    if (missing) found.set(missing.rule, missing)
  }
  return [...found.values()]
}

/** The value is no value of the variant at all; null when it is one. */
export function notOffered({ variants }: ArticleModel, code: string, value: ChoiceValue): Reason | null {
  const variant = variants.find((candidate) => candidate.code === code)
  if (variant && hasValue(variant, value)) return null
  const name = variant?.name ?? { en: code }
  return {
    rule: `unknown:${code}`,
    why: {
      en: `${name.en} is not offered as ${value}`,
      it: `${name.it ?? name.en} non è disponibile come ${value}`,
      de: `${name.de ?? name.en} gibt es nicht als ${value}`,
    },
  }
}
