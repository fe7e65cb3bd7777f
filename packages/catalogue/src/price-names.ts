import type { Kind } from './expression/typed.ts'

/** What price lists and promotions may ask besides variants: CUTS and JOINTS are what a row was worked with. */
export const priceNames: ReadonlyMap<string, Kind> = new Map([
  ['ARTICLE', 'text'],
  ['MODEL', 'text'],
  ['CUTS', 'number'],
  ['JOINTS', 'number'],
])
