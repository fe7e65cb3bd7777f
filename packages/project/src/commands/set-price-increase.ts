import type { Command } from '../command.ts'
import { done, refuse } from '../result.ts'

/** The factor on every price of a catalogue: 1.05 is five percent more. */
export const setPriceIncrease: Command<{ readonly factor: number }> = {
  label: 'Change price increase',
  run(document, { factor }) {
    if (!(factor > 0 && factor <= mostIncrease)) return refuse('The factor on prices lies between 0 and 10')
    const { header } = document
    if (header.priceIncrease === factor) return done(document)
    return done({ ...document, header: { ...header, priceIncrease: factor } })
  },
}

/** What is more was mistyped. */
const mostIncrease = 10
