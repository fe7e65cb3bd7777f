import type { ChoiceValue, IntegerDomain, Pack, Variant, VariantState } from '@arredo/catalogue'
import { usePackText } from '../../catalogue/use-pack-text.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { optionChoices } from './option-choices.ts'
import { OptionGroup } from './option-group.tsx'
import { useIntegerField } from './use-integer-field.ts'
import { variantLook } from './variant-look.ts'

export type VariantControlProps = {
  variant: Variant
  state: VariantState
  pack: Pack
  differences: ReadonlyMap<string, number>
  /** The words say what was wanted, for the notice when it is refused. */
  onChoose: (value: ChoiceValue, words: string) => void
}

/** Swatches, chips, a list or a number, by what the variant is. */
export function VariantControl({ variant, state, pack, differences, onChoose }: VariantControlProps) {
  const packText = usePackText()
  const look = variantLook(variant, pack.designClasses, ({ name }) => packText(name))
  const label = packText(variant.name)
  if (look === 'number' && variant.domain.kind === 'integer') {
    return (
      <IntegerControl label={label} domain={variant.domain} value={Number(state.value)} onChoose={onChoose} />
    )
  }
  if (look === 'number') return null

  const options = optionChoices({ variant, state, pack }, packText, differences)
  return (
    <OptionGroup
      label={label}
      look={look}
      options={options}
      onChoose={(value) => onChoose(value, options.find((option) => option.value === value)?.name ?? value)}
    />
  )
}

export function IntegerControl({
  label,
  domain,
  value,
  onChoose,
  isCompact = false,
}: {
  label: string
  domain: IntegerDomain
  value: number
  onChoose: (value: number, words: string) => void
  isCompact?: boolean
}) {
  const field = useIntegerField(domain)
  return (
    <NumberField
      {...field}
      label={label}
      value={value}
      compact={isCompact}
      {...(isCompact || !field.unit ? { unit: '' } : { unit: field.unit })}
      onCommit={(typed) => onChoose(typed, `${label} ${field.format(typed)}`)}
    />
  )
}
