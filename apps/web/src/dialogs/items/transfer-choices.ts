import {
  type ArticleRequest,
  type Catalogue,
  type Choices,
  tryChoice,
  type VariantCode,
} from '@arredo/catalogue'

export type Transferred = { readonly choices: Choices; readonly refused: readonly VariantCode[] }

/** Own choices of an article after it got as many of these as its rules allow; what it does not have, it refuses. */
export function transferChoices(catalogue: Catalogue, request: ArticleRequest, picked: Choices): Transferred {
  let { choices } = request
  let refused = Object.keys(picked)
  let before: number
  // What was in the way of one may be replaced by the next.
  do {
    before = refused.length
    refused = refused.filter((variant) => {
      const value = picked[variant]
      if (value === undefined) return false
      if (tryChoice(catalogue, { ...request, choices }, variant, value).kind === 'refused') return true
      choices = { ...choices, [variant]: value }
      return false
    })
  } while (refused.length > 0 && refused.length < before)
  return { choices, refused }
}
