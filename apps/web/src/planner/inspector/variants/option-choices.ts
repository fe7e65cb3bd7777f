import type { Allowed, Material, Pack, Variant, VariantState } from '@arredo/catalogue'
import type { ChoicePrice } from '../../../engine/protocol.ts'

/** An option as a person sees it, before it is chosen. */
export type OptionChoice = {
  readonly value: string
  readonly name: string
  readonly surface: Surface | null
  readonly isChosen: boolean
  readonly allowed: Allowed
  /**
   * Minor units more or less than now; null while unknown or where nothing changes hands. Of a value that is
   * not possible now, after the repair that allows it.
   */
  readonly difference: number | null
}

/** The colour is there before the picture is, and without one. */
export type Surface = { readonly colour: string; readonly texture?: string }

export type PricesOfVariant = ReadonlyMap<string | number, ChoicePrice>

export function optionChoices(
  { variant, state, pack }: { variant: Variant; state: VariantState; pack: Pack },
  nameOf: (text: Pack['name']) => string,
  prices: PricesOfVariant | undefined,
): readonly OptionChoice[] {
  if (variant.domain.kind !== 'options') return []

  const allowed = new Map(state.options?.map((option) => [option.value, option.allowed]))
  return variant.domain.options
    .filter(({ code }) => allowed.has(code))
    .map(({ code, name, material }) => {
      const isChosen = state.value === code
      return {
        value: code,
        name: nameOf(name),
        surface: material ? surfaceOf(pack.materials[material]) : null,
        isChosen,
        allowed: allowed.get(code) ?? 'unknown',
        difference: isChosen ? null : (prices?.get(code)?.difference ?? null),
      }
    })
}

export function surfaceOf(material: Material | undefined): Surface | null {
  if (!material) return null
  const { colour, texture } = material
  return texture ? { colour, texture: texture.colour } : { colour }
}
