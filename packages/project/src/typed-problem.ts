import type { FreeRow } from './document.ts'

/** What a person may have typed into a row. */
export type Typed = Partial<Pick<FreeRow, 'text' | 'quantity' | 'unit' | 'vat'>> & {
  readonly price?: number | null | undefined
  readonly cost?: number | null | undefined
}

const longestText = 2000
const longestUnit = 40

/** What is wrong with it, in words; null when nothing is. Whether it may be empty is for the command to say. */
export function typedProblem({ text, quantity, unit, price, cost, vat }: Typed): string | null {
  if (text !== undefined && text.length > longestText) return `A text has at most ${longestText} characters`
  if (unit !== undefined && unit.length > longestUnit) return `A unit has at most ${longestUnit} characters`
  if (quantity !== undefined && !(quantity > 0 && quantity <= 1_000_000))
    return 'The quantity must be above 0'
  if (price !== undefined && price !== null && !Number.isSafeInteger(price))
    return 'The price must be whole minor units'
  if (cost !== undefined && cost !== null && !Number.isSafeInteger(cost))
    return 'The cost must be whole minor units'
  if (vat !== undefined && !/^(0(\.\d{1,12})?|1(\.0{1,12})?)$/.test(vat)) return 'VAT must look like 0.22'
  return null
}
