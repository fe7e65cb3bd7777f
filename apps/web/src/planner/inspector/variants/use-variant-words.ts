import type { Choices, ChoiceValue, Pack, VariantCode } from '@arredo/catalogue'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useLength } from '../../../words/use-length.ts'
import { useText } from '../../../words/use-text.ts'
import type { Change } from '../choosing/changes-along.ts'

/** How variants of a pack and their values are called. */
export function useVariantWords({ variants }: Pick<Pack, 'variants'>) {
  const text = useText()
  const packText = usePackText()
  const length = useLength()
  const { locale } = useLanguage()

  function variantName(code: VariantCode): string {
    const variant = variants[code]
    return variant ? packText(variant.name) : code
  }

  function valueName(code: VariantCode, value: ChoiceValue): string {
    const domain = variants[code]?.domain
    if (domain?.kind === 'integer') {
      return domain.unit === 'mm' ? `${length.format(Number(value))} ${length.symbol}` : String(value)
    }
    const option = domain?.options.find((known) => known.code === value)
    return option ? packText(option.name) : String(value)
  }

  /** A number says nothing without its name; an option's name does. */
  function choiceName(code: VariantCode, value: ChoiceValue): string {
    const isNumber = variants[code]?.domain.kind === 'integer'
    return isNumber ? `${variantName(code)} ${valueName(code, value)}` : valueName(code, value)
  }

  const list = (words: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)

  return {
    variantName,
    valueName,
    choiceName,
    /** "Handle to Bar handle and Carcass finish to White" */
    changes: (changes: readonly Change[]) =>
      list(
        changes.map(({ variant, value }) =>
          text('{{variant}} to {{value}}', {
            variant: variantName(variant),
            value: valueName(variant, value),
          }),
        ),
      ),
    /** The named choices as they stand: "Knob and Width 800 mm". */
    standing: (codes: readonly VariantCode[], configuration: Choices) =>
      list(codes.map((code) => choiceName(code, configuration[code] ?? ''))),
  }
}
