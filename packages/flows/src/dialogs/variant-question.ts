import type { Text, Variant } from '@arredo/catalogue'
import type { Currency } from '@arredo/measures'

/** A variant with everything a person needs to choose: what each option looks like, costs, and why not. */
export type VariantQuestion = {
  readonly variant: Pick<Variant, 'code' | 'name' | 'mandatory' | 'designClass'>
  readonly options: readonly OfferedOption[]
  /** What stands now; null where nothing does. */
  readonly chosen: string | null
  /** Of the differences; null where there is no price. */
  readonly currency: Currency | null
}

export type OfferedOption = {
  readonly value: string
  readonly name: Text
  readonly surface?: { readonly colour: string; readonly texture?: string }
  /** Minor units more or less than now, with all that changes along; null where it is not known. */
  readonly difference: number | null
  /** Null for what can be chosen as everything stands. */
  readonly notNow: null | {
    readonly reasons: readonly Text[]
    /** What else would change, in words; null where no other choice would allow it. */
    readonly changes: string | null
  }
}

export type VariantAnswer = { readonly kind: 'select'; readonly value: string }
