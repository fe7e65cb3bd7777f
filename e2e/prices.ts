import type { Locator } from '@playwright/test'

/**
 * Totals with VAT of KITCHEN's default cabinets, entered by key into the corner of a new room, with what follows
 * them. The cabinet: 214.00 from the matrix + 9.90 bar handle + 8 % for a sage front = 241.02, rounded to 241.00,
 * with 22 % VAT 294.02; with an oak front (22 %) 270.98, rounded to 271.00, with VAT 330.62.
 */
export const totals = {
  /** 294.02 + worktop of 629 for 320.86 + plinth of 600 for 48.07 + end panel for 97.48. */
  one: '€760.43',
  /** 2 × 294.02 + worktop of 1,229 for 547.78 + plinth of 1,200 for 80.28 + end panel for 97.48. */
  two: '€1,313.58',
  /** The second in oak, and with it its end panel (110.17) and its own plinth (50.02 beside 48.07). */
  secondInOak: '€1,380.68',
} as const

/** The cabinets alone, for stories in which nothing follows. */
export const bare = { one: '€294.02', two: '€588.04', bothInOak: '€661.24' } as const

/** Amounts of a text, in cents. */
export async function cents(part: Locator): Promise<readonly number[]> {
  const text = (await part.textContent()) ?? ''
  return [...text.matchAll(/€[\d,]+\.\d\d/g)].map(([found]) => Number(found.replaceAll(/[€,.]/g, '')))
}
