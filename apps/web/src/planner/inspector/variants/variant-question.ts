import {
  type ArticleRequest,
  type Catalogue,
  type Option,
  type Pack,
  tryChoice,
  type Variant,
} from '@arredo/catalogue'
import type { OfferedOption, VariantQuestion } from '@arredo/flows'
import { type Change, changesAlong } from '../choosing/changes-along.ts'
import { surfaceOf } from './option-choices.ts'

type Asking = {
  readonly variant: Variant
  readonly pack: Pack
  readonly chosen: string | null
  readonly differences: VariantQuestion['differences']
  readonly currency: string | null
  /** Null asks for the whole project, which has no rules of its own. */
  readonly article: { readonly catalogue: Catalogue; readonly request: ArticleRequest } | null
  readonly changesInWords: (changes: readonly Change[]) => string
}

/** Everything the dialog of all options says; all but the prices is found out before it opens. */
export function variantQuestion(asking: Asking): VariantQuestion {
  const { variant, chosen, differences, currency } = asking
  const options = variant.domain.kind === 'options' ? variant.domain.options : []
  const made = optionsMade(asking)
  return {
    variant,
    chosen,
    differences,
    currency,
    options: options
      .filter(({ code }) => !made || made.has(code))
      .map((option) => offeredOption(option, asking)),
  }
}

function offeredOption({ code, name, material }: Option, asking: Asking): OfferedOption {
  const { pack, chosen } = asking
  const surface = material ? surfaceOf(pack.materials[material]) : null
  return {
    value: code,
    name,
    ...(surface && { surface }),
    notNow: code === chosen ? null : notNow(code, asking),
  }
}

function notNow(value: string, { article, variant, changesInWords }: Asking): OfferedOption['notNow'] {
  if (!article) return null
  const { catalogue, request } = article
  const tried = tryChoice(catalogue, request, variant.code, value)
  if (tried.kind === 'stands') return null

  const { reasons, repair } = tried
  return {
    reasons: reasons.map(({ why }) => why),
    changes: repair && changesInWords(changesAlong(catalogue, request, repair.choices, variant.code)),
  }
}

function optionsMade({ article, variant }: Asking): ReadonlySet<string> | null {
  const evaluated = article?.catalogue.evaluateNow(article.request, variant.code)
  const state = evaluated?.variants.find(({ code }) => code === variant.code)
  return state?.options ? new Set(state.options.map(({ value }) => value)) : null
}
