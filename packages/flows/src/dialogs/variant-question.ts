import type { Text, Variant } from '@arredo/catalogue'
import type { Currency } from '@arredo/measures'
import type { StoreApi } from 'zustand/vanilla'

/** A variant with everything a person needs to choose: what each option looks like, costs, and why not. */
export type VariantQuestion = {
  readonly variant: Pick<Variant, 'code' | 'name' | 'mandatory' | 'designClass'>
  readonly options: readonly OfferedOption[]
  /** What stands now; null where nothing does. */
  readonly chosen: string | null
  /** They come later than the rest: whoever opens the dialog at once sees them arrive. */
  readonly differences: StoreApi<Differences>
  /** Of the differences; null where there is no price. */
  readonly currency: Currency | null
}

/** By value: minor units more or less than now, with all that changes along. */
export type Differences = ReadonlyMap<string | number, { readonly difference: number | null }>

export type OfferedOption = {
  readonly value: string
  readonly name: Text
  readonly surface?: { readonly colour: string; readonly texture?: string }
  /** Null for what can be chosen as everything stands. */
  readonly notNow: null | {
    readonly reasons: readonly Text[]
    /** What else would change, in words; null where no other choice would allow it. */
    readonly changes: string | null
  }
}

export type VariantAnswer = { readonly kind: 'select'; readonly value: string }
