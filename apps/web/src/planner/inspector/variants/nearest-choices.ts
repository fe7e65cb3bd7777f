import { type ArticleRequest, type Catalogue, tryChoice, type VariantCode } from '@arredo/catalogue'
import type { Grid } from './integer-entry.ts'

/** How far to look on either side: each step asks the solver. */
const mostSteps = 40

/** Numbers that can be had as the article stands, the nearest below and above one that cannot. */
export function nearestChoices(
  catalogue: Catalogue,
  request: ArticleRequest,
  variant: VariantCode,
  wanted: number,
): readonly number[] {
  const state = catalogue.evaluateNow(request)?.variants.find(({ code }) => code === variant)
  if (!state?.range) return []

  const found = [-1, 1].flatMap((direction) => {
    const value = firstPossible(state.range as Grid, wanted, direction, (tried) => {
      return tryChoice(catalogue, request, variant, tried).kind === 'stands'
    })
    return value === null ? [] : [value]
  })
  return found.toSorted((one, two) => Math.abs(one - wanted) - Math.abs(two - wanted))
}

function firstPossible(
  { min, max, step }: Grid,
  wanted: number,
  direction: number,
  isPossible: (value: number) => boolean,
): number | null {
  const start = Math.min(max, Math.max(min, wanted + direction * step))
  for (let steps = 0; steps < mostSteps; steps++) {
    const value = start + direction * steps * step
    if (value < min || value > max) return null
    if (Math.sign(value - wanted) === direction && isPossible(value)) return value
  }
  return null
}
