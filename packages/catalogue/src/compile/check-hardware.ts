import { closestWord } from '../closest-word.ts'
import type { Pack } from '../pack.ts'
import type { Report } from './finding.ts'

/** What a recipe takes is named in the catalogue, and what a part shows is taken by its recipe. */
export function checkHardware({ hardware = {}, recipes }: Pack, report: Report): void {
  const known = Object.keys(hardware)
  for (const [name, { hardware: lines = [], parts }] of Object.entries(recipes)) {
    for (const [index, { code }] of lines.entries()) {
      if (Object.hasOwn(hardware, code)) continue
      const cure = meantOr(code, known, 'Name it under "hardware:" of the catalogue')
      report(['recipes', name, 'hardware', index, 'code'], `There is no hardware ${code}. ${cure}`)
    }
    const taken = lines.map(({ code }) => code)
    for (const [index, { code, hardware: shown }] of parts.entries()) {
      if (shown === undefined || taken.includes(shown)) continue
      const cure = meantOr(shown, taken, `Add a line for it to the recipe's "hardware:"`)
      const message = `${code} shows the hardware ${shown}, which its recipe does not take`
      report(['recipes', name, 'parts', index, 'hardware'], `${message}. ${cure}`)
    }
  }
}

function meantOr(word: string, candidates: readonly string[], cure: string): string {
  const close = closestWord(word, candidates)
  return close === null ? cure : `Did you mean ${close}?`
}
