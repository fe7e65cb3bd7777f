import {
  answerNow,
  complete,
  explain,
  type Preference,
  type Refresh,
  refresh,
  refreshInSteps,
  whyNot,
} from '@arredo/solver'
import type { ArticleModel } from './article-model.ts'
import { hasValue, lastValue, valuesOf } from './compile-rule.ts'
import type { ArticleEvaluation, ArticleRequest, Reason, VariantState } from './evaluation.ts'
import type { Article, Choices, ChoiceValue, Variant, VariantCode } from './pack.ts'
import { sideOf } from './side-of.ts'

/**
 * Always an answer. Own choices are wishes that stand above the header, the header above the model's
 * opening and defaults: where own choices exclude each other the earlier variant's stands, the rest of
 * the article is completed around it, and the conflict is named.
 */
export function evaluateArticle(ready: ArticleModel, request: ArticleRequest): ArticleEvaluation {
  const standing = stand(ready, request)
  return describe(ready, request, standing, refresh(ready.solver, standing.kept))
}

export function* evaluateArticleInSteps(
  ready: ArticleModel,
  request: ArticleRequest,
): Generator<void, ArticleEvaluation> {
  const standing = stand(ready, request)
  return describe(ready, request, standing, yield* refreshInSteps(ready.solver, standing.kept))
}

export function evaluateArticleNow(
  ready: ArticleModel,
  request: ArticleRequest,
  open: VariantCode | undefined,
): ArticleEvaluation {
  const asked = ready.variants.some(({ code }) => code === open) && open !== undefined ? { open } : {}
  const own = Object.fromEntries(ownChoices(ready, request))
  const whole = answerNow(ready.solver, own, { preferences: wishesOf(ready, request), ...asked })
  if (whole.completion.kind === 'complete')
    return describeNow(ready, request, holdAll(own, whole.completion.values), whole)

  const standing = yieldSome(ready, request)
  // Around the configuration that is shown, so that most values are proven by changing it in one place.
  const preferences = wish(ready.variants, standing.configuration)
  const answers = answerNow(ready.solver, standing.kept, { preferences, ...asked })
  return describeNow(ready, request, standing, answers)
}

/** Where an article stands, by itself: the answer of now and the full one must come to the same. */
export type Standing = {
  readonly configuration: Choices
  /** Own choices about variants of this article whose value can be had: those that take part in rules. */
  readonly kept: Choices
  /** False when the model contradicts itself or is too hard to search: then nothing was checked. */
  readonly isSound: boolean
}

export function stand(ready: ArticleModel, request: ArticleRequest): Standing {
  const own = Object.fromEntries(ownChoices(ready, request))
  const whole = complete(ready.solver, own, wishesOf(ready, request))
  return whole.kind === 'complete' ? holdAll(own, whole.values) : yieldSome(ready, request)
}

function holdAll(own: Choices, configuration: Choices): Standing {
  return { configuration, kept: own, isSound: true }
}

/** Own choices exclude each other, or one is no value at all: each is a wish, the earlier variant's first. */
function yieldSome(ready: ArticleModel, request: ArticleRequest): Standing {
  const { solver, variants, model } = ready
  const completion = complete(solver, {}, wishesOf(ready, request))
  const isSound = completion.kind === 'complete'
  const wished = {
    ...model.defaults,
    ...model.opening,
    ...request.header,
    ...model.forced,
    ...request.choices,
  }
  const configuration = isSound
    ? completion.values
    : Object.fromEntries(
        variants.map((variant) => [variant.code, wished[variant.code] ?? valuesOf(variant)[0] ?? '']),
      )
  const kept = ownChoices(ready, request).filter(([code, value]) => configuration[code] === value)
  return { configuration, kept: Object.fromEntries(kept), isSound }
}

function wishesOf(ready: ArticleModel, request: ArticleRequest): readonly Preference[] {
  const { variants, model } = ready
  return [
    ...ownChoices(ready, request).map(([variable, value]) => nearest(ready, variable, value)),
    ...wish(variants, request.header),
    ...wish(variants, model.opening),
    ...wish(variants, model.defaults),
  ]
}

function describeNow(
  ready: ArticleModel,
  request: ArticleRequest,
  standing: Standing,
  answers: Refresh,
): ArticleEvaluation {
  const evaluation = describe(ready, request, standing, answers)
  return isSettled(answers) ? evaluation : { ...evaluation, isProvisional: true }
}

function isSettled({ values, ranges }: Refresh): boolean {
  return (
    Object.values(values).every((answers) => !answers.includes('unknown')) &&
    Object.values(ranges).every((stretches) => stretches.every(({ possible }) => possible === 'yes'))
  )
}

function describe(
  ready: ArticleModel,
  request: ArticleRequest,
  standing: Standing,
  answers: Refresh,
): ArticleEvaluation {
  const { article, variants, recipe } = ready
  const { configuration, kept } = standing
  const side = sideOf(article, request.side)
  const sourceFor = sourceOf(ready, request, kept, configuration)

  return {
    article: article.code,
    name: article.name,
    configuration,
    variants: variants.map((variant) => variantState(variant, answers, configuration, sourceFor)),
    ...recipe.build(configuration, side),
    conflicts: findConflicts(ready, request, standing),
    ...planned(article),
  }
}

function planned({ attach, run, roles, needs, special }: Article) {
  return {
    attach,
    ...(run && { run }),
    ...(roles && { roles }),
    ...(needs && { needs }),
    ...(special && { special }),
  }
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

function findConflicts(
  ready: ArticleModel,
  request: ArticleRequest,
  { kept, isSound }: Standing,
): readonly Reason[] {
  const found = new Map<string, Reason>()
  const cite = (names: readonly string[]) => {
    for (const name of names) {
      const reason = ready.reasons.get(name)
      if (reason) found.set(name, reason)
    }
  }
  const self = isSound ? null : explain(ready.solver, {})
  if (self?.kind === 'conflict') cite(self.constraints)

  for (const [code, value] of ownChoices(ready, request)) {
    if (Object.hasOwn(kept, code) && self?.kind !== 'conflict') continue
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
