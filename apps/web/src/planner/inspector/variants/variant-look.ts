import type { Option, Pack, Variant } from '@arredo/catalogue'

/** How a variant is chosen: by what it is, not by who authored it. */
export type VariantLook = 'number' | 'swatches' | 'chips' | 'list'

/** More options than this, or longer names, and chips stop being scannable. */
const mostChips = 6
const longestChip = 18

/** What a panel shows of many options; the rest is in a dialog with room for pictures and a search. */
export const mostInPanel: Readonly<Record<Exclude<VariantLook, 'number'>, number>> = {
  swatches: 14,
  chips: mostChips,
  list: 8,
}

export function variantLook(
  variant: Variant,
  designClasses: Pack['designClasses'],
  nameOf: (option: Option) => string,
): VariantLook {
  if (variant.domain.kind === 'integer') return 'number'

  const { options } = variant.domain
  if (isColour(variant, designClasses) && areDistinct(options)) return 'swatches'
  if (options.length <= mostChips && options.every((option) => nameOf(option).length <= longestChip))
    return 'chips'
  return 'list'
}

/** The author's word counts: a handle has a material too, but is chosen by its shape. */
function isColour({ designClass }: Variant, designClasses: Pack['designClasses']): boolean {
  return designClass === undefined || designClasses[designClass]?.component === 'Swatches'
}

/** Options that share a material would be the same swatch several times. */
function areDistinct(options: readonly Option[]): boolean {
  const coloured = options.filter(({ neutral }) => !neutral)
  const materials = new Set(coloured.flatMap(({ material }) => material ?? []))
  return coloured.length > 0 && materials.size === coloured.length
}
