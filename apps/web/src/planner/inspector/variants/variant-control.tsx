import type { ChoiceValue, IntegerDomain, Pack, Variant, VariantState } from '@arredo/catalogue'
import type { RowId } from '@arredo/project'
import type { ReactNode } from 'react'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { EnteredNumber, useEntered, type Watch } from './entered-number.tsx'
import { type OptionChoice, optionChoices, type PricesOfVariant } from './option-choices.ts'
import { OptionGroup } from './option-group.tsx'
import { useIntegerField } from './use-integer-field.ts'
import styles from './variant-control.module.css'
import { mostInPanel, variantLook } from './variant-look.ts'

export type VariantControlProps = {
  variant: Variant
  state: VariantState
  pack: Pack
  /** Null chooses for the whole project. */
  row: RowId | null
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
  row,
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
        <LoneNumber label={label} row={row} domain={variant.domain} state={state} onChoose={onChoose} />
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

/** A number by itself; what it would cost is said beside its name. */
function LoneNumber({
  label,
  row,
  ...number
}: {
  label: string
  row: RowId | null
  domain: IntegerDomain
  state: VariantState
  onChoose: (value: number) => void
}) {
  const [entered, watch] = useEntered(row)
  return (
    <div className={styles.lone}>
      <IntegerControl label={label} {...number} row={row} watch={watch(number.state.code)} />
      <EnteredNumber
        className={styles.beside}
        prices={entered ? { ...number, row, entry: entered.entry } : null}
      />
    </div>
  )
}

export function IntegerControl({
  label,
  row,
  domain,
  state,
  onChoose,
  watch: { onDraft, ...focus },
  isCompact = false,
}: {
  label: string
  row: RowId | null
  domain: IntegerDomain
  state: VariantState
  onChoose: (value: number) => void
  watch: Watch
  isCompact?: boolean
}) {
  const { unit, ...field } = useIntegerField(domain, state.range)
  return (
    <div className={styles.number} {...focus}>
      <NumberField
        {...field}
        of={row}
        label={label}
        value={Number(state.value)}
        compact={isCompact}
        unit={isCompact ? '' : unit}
        onDraft={onDraft}
        onCommit={onChoose}
      />
    </div>
  )
}
