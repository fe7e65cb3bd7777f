import type { ArticleEvaluation, ArticleRequest, Pack } from '@arredo/catalogue'
import * as z from 'zod/mini'
import { withoutHeader } from './to-wire-project.ts'
import { textIn } from './wire-choices.ts'
import { Chosen } from './wire-project.ts'
import { toWireVariant, WireHeaderVariant } from './wire-rules.ts'

const Code = z.string().check(z.maxLength(100))

/** what a rule is asked with. */
export const WireRuleContext = z.object({
  catalog: Code,
  model: z._default(Code, ''),
  /** The final model; `model` counts where it is empty. */
  cModel: z._default(Code, ''),
  item: Code,
  /** What is chosen for the whole project. */
  header: z._default(Chosen, {}),
  /** What the article is, the header apart; counts as chosen where nothing is said of that. */
  neutro: z._default(Chosen, {}),
  /** What was chosen. */
  reg: z.optional(Chosen),
  side: z._default(z.enum(['L', 'R']), 'L'),
})
type WireRuleContext = z.output<typeof WireRuleContext>

/** What the rules make of it. */
export const WireRuled = z.object({
  neutro: Chosen,
  rule: Chosen,
  variants: z.array(WireHeaderVariant),
  /** The authors' words where the choices do not go together. */
  errors: z.array(z.string()),
})
type WireRuled = z.output<typeof WireRuled>

export function fromWireRuleContext(wire: WireRuleContext): ArticleRequest & { readonly catalogue: string } {
  return {
    catalogue: wire.catalog,
    model: wire.cModel || wire.model,
    article: wire.item,
    side: wire.side,
    choices: wire.reg ?? wire.neutro,
    header: wire.header,
  }
}

export function toWireRuled(
  { variants }: Pick<Pack, 'variants'>,
  evaluation: ArticleEvaluation,
  language: string,
): WireRuled {
  return {
    neutro: withoutHeader(evaluation),
    rule: evaluation.configuration,
    variants: evaluation.variants.flatMap(({ code, value, source, options, range }) => {
      const variant = variants[code]
      if (!variant) return []
      const wire = toWireVariant(
        { variant, value, isForced: source === 'forced', limits: range ?? {} },
        language,
      )
      const ruledOut = new Set(options?.flatMap(({ value, allowed }) => (allowed === 'no' ? [value] : [])))
      return [{ ...wire, values: wire.values.filter(({ cod }) => !ruledOut.has(cod)) }]
    }),
    errors: evaluation.conflicts.map(({ why }) => textIn(why, language)),
  }
}
