import type { Catalogue } from './catalogue.ts'
import type { ArticleRequest, Reason } from './evaluation.ts'
import type { Choices, ChoiceValue, VariantCode } from './pack.ts'

/** A choice that stands, or why it does not and what would let it. */
export type Tried =
  | { readonly kind: 'stands' }
  | {
      readonly kind: 'refused'
      readonly reasons: readonly Reason[]
      readonly because: readonly VariantCode[]
      /** Own choices after the smallest change that allows it; null when nothing does. */
      readonly repair: { readonly choices: Choices; readonly dropped: readonly VariantCode[] } | null
    }

/** Values drawn free because the engine did not know are verified here, before they are chosen. */
export function tryChoice(
  catalogue: Catalogue,
  request: ArticleRequest,
  variant: VariantCode,
  value: ChoiceValue,
): Tried {
  const now = catalogue.evaluateNow(request)
  // Open, so that the values a person is looking at do not turn free until the worker has answered.
  const then = catalogue.evaluateNow(
    { ...request, choices: { ...request.choices, [variant]: value } },
    variant,
  )
  const isForbidden = !then || then.configuration[variant] !== value
  // What was broken before is no reason to refuse a choice that breaks nothing more.
  if (!isForbidden && then.conflicts.length <= (now?.conflicts.length ?? 0)) return { kind: 'stands' }

  const { because, reasons } = catalogue.whyNot(request, variant, value)
  return { kind: 'refused', because, reasons, repair: catalogue.repair(request, variant, value) }
}
