/** ISO 4217 code. */
export type Currency = string

/** An amount in the currency's smallest unit, always a safe integer. */
export type Money = { readonly minor: number; readonly currency: Currency }
