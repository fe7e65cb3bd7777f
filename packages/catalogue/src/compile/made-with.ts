import { hasValue, lastValue } from '../compile-rule.ts'
import type { Article, ChoiceValue, Limits, Model, Pack, Variant } from '../pack.ts'
import { resolveModel } from '../resolve-model.ts'
import { findVariant } from '../variant-names.ts'

type Models = readonly string[]

/** Whether an article is made with a value in one of these models, as far as models and article say by themselves. */
export function isMadeWith(
  pack: Pack,
  article: Article,
  models: Models,
  variant: Variant,
  value: ChoiceValue,
): boolean {
  return (
    hasValue(variant, value) && soldIn(pack, models).some((model) => allows(model, article, variant, value))
  )
}

function allows(model: Model, article: Article, { code }: Variant, value: ChoiceValue): boolean {
  const forced = { ...model.forced, ...article.forced }
  return (
    (forced[code] ?? value) === value &&
    (article.only?.[code]?.includes(String(value)) ?? true) &&
    [model.limits[code], article.limits?.[code]].every((limit) => isWithin(value, limit))
  )
}

function isWithin(value: ChoiceValue, limit: Limits[string] | undefined): boolean {
  if (typeof value === 'string') return true
  return value >= (limit?.min ?? value) && value <= (limit?.max ?? value)
}

function soldIn(pack: Pack, models: Models): readonly Model[] {
  return models.flatMap((code) => resolveModel(pack, code) ?? [])
}

/** From the least to the most that a measure of an article can be in any of these models. */
export function reachOf(
  pack: Pack,
  article: Article,
  models: Models,
  code: string,
): { readonly min: number; readonly max: number } | null {
  const domain = findVariant(pack, code)?.domain
  if (domain?.kind !== 'integer') return null
  const limits = soldIn(pack, models).map((model) => [model.limits[code], article.limits?.[code]])
  const least = limits.map((each) => Math.max(domain.min, ...each.map((limit) => limit?.min ?? 0)))
  const most = limits.map((each) =>
    Math.min(lastValue(domain), ...each.map((limit) => limit?.max ?? Infinity)),
  )
  return { min: Math.min(...least), max: Math.max(...most) }
}

export function writeReach(pack: Pack, article: Article, models: Models, variant: Variant): string {
  const { code, domain } = variant
  if (domain.kind === 'options') {
    const made = domain.options.filter((option) => isMadeWith(pack, article, models, variant, option.code))
    return `its ${code} is ${made.map((option) => option.code).join(', ')}`
  }
  const { min, max } = reachOf(pack, article, models, code) ?? domain
  return `its ${code} goes from ${min} to ${max}${domain.step > 1 ? ` in steps of ${domain.step}` : ''}`
}
