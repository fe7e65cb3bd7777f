/** A text per language; English is always there. */
export type Text = { readonly en: string; readonly [language: string]: string }

export type VariantCode = string
export type MaterialCode = string
/** An expression of the catalogue language, as text, or a plain number. */
export type Expression = string | number
/** What a person chose, variant by variant. Defaults are never stored. */
export type Choices = Readonly<Record<VariantCode, ChoiceValue>>
export type ChoiceValue = string | number
