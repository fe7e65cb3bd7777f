import type { ChoiceValue, IntegerDomain, Pack, Variant, VariantState } from '@arredo/catalogue'
import type { ReactNode } from 'react'
import { usePackText } from '../../catalogue/use-pack-text.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { type OptionChoice, optionChoices, type PricesOfVariant } from './option-choices.ts'
import { OptionGroup } from './option-group.tsx'
import { useIntegerField } from './use-integer-field.ts'
import { mostInPanel, variantLook } from './variant-look.ts'

export type VariantControlProps = {
  variant: Variant
  state: VariantState
  pack: Pack
  prices: PricesOfVariant | undefined
  /** Said where nothing is chosen. */
  unchosen?: string
  foot?: ReactNode
  onChoose: (value: ChoiceValue) => void
}

/** Swatches, chips, a list or a number, by what the variant is. */
export function VariantControl({
  variant,
  state,
  pack,
  prices,
  foot,
  onChoose,
  ...rest
}: VariantControlProps) {
  const packText = usePackText()
  const look = variantLook(variant, pack.designClasses, ({ name }) => packText(name))
  const label = packText(variant.name)
  if (variant.domain.kind === 'integer') {
    return (
      <>
        <IntegerControl label={label} domain={variant.domain} state={state} onChoose={onChoose} />
        {foot}
      </>
    )
  }
  if (look === 'number') return null

  const options = optionChoices({ variant, state, pack }, packText, prices)
  return (
    <OptionGroup
      {...rest}
      label={label}
      look={look}
      options={firstOf(options, mostInPanel[look])}
      foot={foot}
      onChoose={onChoose}
    />
  )
}

/** The rest is in the dialog of all options; what is chosen is always among them. */
function firstOf(options: readonly OptionChoice[], most: number): readonly OptionChoice[] {
  if (options.length <= most) return options
  const first = options.slice(0, most)
  const chosen = options.find(({ isChosen }) => isChosen)
  return chosen && !first.includes(chosen) ? [...first.slice(0, -1), chosen] : first
}

export function IntegerControl({
  label,
  domain,
  state,
  onChoose,
  isCompact = false,
}: {
  label: string
  domain: IntegerDomain
  state: VariantState
  onChoose: (value: number) => void
  isCompact?: boolean
}) {
  const { unit, ...field } = useIntegerField(domain, state.range)
  return (
    <NumberField
      {...field}
      label={label}
      value={Number(state.value)}
      compact={isCompact}
      unit={isCompact ? '' : unit}
      onCommit={onChoose}
    />
  )
}
