import type { Allowed, Pack, Variant, VariantState } from '@arredo/catalogue'

/** An option as a person sees it, before it is chosen. */
export type OptionChoice = {
  readonly value: string
  readonly name: string
  readonly colour: string | null
  readonly isChosen: boolean
  readonly allowed: Allowed
  /** Minor units more or less than now; null while unknown or where nothing changes hands. */
  readonly difference: number | null
}

export function optionChoices(
  { variant, state, pack }: { variant: Variant; state: VariantState; pack: Pack },
  nameOf: (text: Pack['name']) => string,
  differences: ReadonlyMap<string, number>,
): readonly OptionChoice[] {
  if (variant.domain.kind !== 'options') return []

  const allowed = new Map(state.options?.map((option) => [option.value, option.allowed]))
  return variant.domain.options
    .filter(({ code }) => allowed.has(code))
    .map(({ code, name, material }) => ({
      value: code,
      name: nameOf(name),
      colour: material ? (pack.materials[material]?.colour ?? null) : null,
      isChosen: state.value === code,
      allowed: allowed.get(code) ?? 'unknown',
      difference: differences.get(code) ?? null,
    }))
}
