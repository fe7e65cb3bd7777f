import type { Allowed, ArticleEvaluation, Pack, VariantCode, VariantState } from '@arredo/catalogue'
import { type ShownVariant, shownVariants } from './shown-variants.ts'

/** Says that they do not all have the same. */
export const mixed = ''

/** Variants that every one of these articles of one catalogue lets a person choose, with what they all could have. */
export function sharedVariants(pack: Pack, articles: readonly ArticleEvaluation[]): readonly ShownVariant[] {
  const [first, ...others] = articles
  if (!first) return []
  return shownVariants(pack, first).flatMap(({ variant, state }) => {
    const states = [state, ...others.flatMap((article) => stateOf(article, variant.code) ?? [])]
    if (states.length < articles.length || states.some(({ source }) => source === 'forced')) return []
    const shared = sharedState(states, state)
    return shared.options?.length === 0 ? [] : [{ variant, state: shared }]
  })
}

function stateOf({ variants }: ArticleEvaluation, variant: VariantCode): VariantState | undefined {
  return variants.find(({ code }) => code === variant)
}

function sharedState(states: readonly VariantState[], first: VariantState): VariantState {
  const isSame = states.every(({ value }) => value === first.value)
  const options = first.options?.flatMap(({ value }) => {
    const answers = states.map((state) => state.options?.find((option) => option.value === value)?.allowed)
    return answers.includes(undefined) ? [] : [{ value, allowed: together(answers) }]
  })
  return { ...first, value: isSame ? first.value : mixed, ...(options && { options }) }
}

/** Struck only where nobody can have it: choosing says who cannot. */
function together(answers: readonly (Allowed | undefined)[]): Allowed {
  if (answers.every((answer) => answer === 'no')) return 'no'
  return answers.every((answer) => answer === 'yes') ? 'yes' : 'unknown'
}
