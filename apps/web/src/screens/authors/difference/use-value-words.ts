import type { ChoiceValue, Pack, VariantCode } from '@arredo/catalogue'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { useLength } from '../../../words/use-length.ts'

/** A variant and its value, each by its own name. */
export function useValueWords({ variants }: Pick<Pack, 'variants'>) {
  const packText = usePackText()
  const length = useLength()
  return {
    nameOf(code: VariantCode): string {
      const variant = variants[code]
      return variant ? packText(variant.name) : code
    },
    valueOf(code: VariantCode, value: ChoiceValue): string {
      const domain = variants[code]?.domain
      if (domain?.kind === 'integer') {
        return domain.unit === 'mm' ? `${length.format(Number(value))} ${length.symbol}` : String(value)
      }
      const option = domain?.options.find((known) => known.code === value)
      return option ? packText(option.name) : String(value)
    },
  }
}
