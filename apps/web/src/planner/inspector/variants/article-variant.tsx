import type { Catalogue, Variant, VariantState } from '@arredo/catalogue'
import type { ArticleRow } from '@arredo/project'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import type { ChoicePrices } from '../../../engine/protocol.ts'
import { useStateOf } from '../../../ui/use-state-of.ts'
import { useText } from '../../../words/use-text.ts'
import type { Choosing } from '../choosing/use-choosing.ts'
import styles from './article-variants.module.css'
import { useAllOptions } from './use-all-options.ts'
import { useVariantWords } from './use-variant-words.ts'
import { VariantControl } from './variant-control.tsx'
import { VariantFoot } from './variant-foot.tsx'

export type ArticleAtHand = {
  row: ArticleRow
  catalogue: Catalogue
  prices: ChoicePrices
  choosing: Choosing
  /** What the last choice led to, drawn below the variant it is about. */
  notice: ReactNode
}

type ArticleVariantProps = ArticleAtHand & {
  variant: Variant
  state: VariantState
  startsOpen: boolean
}

export function ArticleVariant(props: ArticleVariantProps) {
  const { row, variant, state, catalogue, choosing, notice, startsOpen } = props
  const words = useVariantWords(catalogue.pack)
  const [isOpen, setIsOpen] = useStateOf(row.id, startsOpen)
  const { outcome } = choosing
  if (state.source === 'forced') return <FixedVariant {...props} />
  if (!isOpen && outcome?.variant !== variant.code) {
    return (
      <button type="button" className={styles.fold} aria-expanded={false} onClick={() => setIsOpen(true)}>
        <span className={styles.name}>{words.variantName(variant.code)}</span>
        <span className={styles.value}>{words.valueName(variant.code, state.value)}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
    )
  }
  return (
    <div className={styles.variant} data-variant={variant.code}>
      <ChosenVariant {...props} />
      {outcome?.variant === variant.code && notice}
    </div>
  )
}

function ChosenVariant({ row, catalogue, prices, choosing, variant, state }: ArticleVariantProps) {
  const ofVariant = prices.get(variant.code)
  const source = useSource({ variant, state, choosing, catalogue })
  const choose = (value: string | number) => choosing.choose(variant.code, value)
  const all = useAllOptions({
    ...{ catalogue, request: choosing.request, variant, state, prices: ofVariant },
    onChoose: (value) => choosing.chooseWithRepair(variant.code, value),
  })

  return (
    <VariantControl
      key={row.model}
      variant={variant}
      state={state}
      pack={catalogue.pack}
      row={row.id}
      prices={ofVariant}
      onChoose={choose}
      foot={<VariantFoot {...source} all={all} />}
    />
  )
}

/** An article's own choice of what the project shares, and the way back; or why it cannot follow. */
function useSource({
  variant,
  state,
  choosing,
  catalogue,
}: Pick<ArticleVariantProps, 'variant' | 'state' | 'choosing' | 'catalogue'>) {
  const text = useText()
  const words = useVariantWords(catalogue.pack)
  const { choices, header } = choosing.request
  if (variant.scope !== 'project') return {}

  const shared = header[variant.code]
  if (choices[variant.code] !== undefined) {
    const label = shared === undefined ? text('Back to the model’s') : text('Back to the project’s')
    return { source: text('Own choice'), giveUp: { label, run: () => choosing.giveUp(variant.code) } }
  }
  if (shared === undefined || shared === state.value) return {}
  return {
    source: text('{{value}} of the project is not possible here', {
      value: words.valueName(variant.code, shared),
    }),
  }
}

function FixedVariant({ variant, state, catalogue, row }: ArticleVariantProps) {
  const text = useText()
  const packText = usePackText()
  const words = useVariantWords(catalogue.pack)
  const model = catalogue.pack.models.find(({ code }) => code === row.model)
  return (
    <div className={styles.variant}>
      <p className={styles.fixed}>
        <span className={styles.name}>{words.variantName(variant.code)}</span>
        <span className={styles.value}>{words.valueName(variant.code, state.value)}</span>
      </p>
      <p className={styles.note}>
        {text('Fixed by {{model}}', { model: model ? packText(model.name) : row.model })}
      </p>
    </div>
  )
}
