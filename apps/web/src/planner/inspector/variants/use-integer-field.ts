import type { IntegerDomain } from '@arredo/catalogue'
import { useLength } from '../../../words/use-length.ts'
import { useText } from '../../../words/use-text.ts'
import { type Grid, meantLength, nearestOnGrid } from './integer-entry.ts'

/**
 * How an integer variant is typed and refused: lengths in the person's unit, pieces as whole numbers. `possible`
 * is what the article can still be; beyond it, but within the variant, the rules have the word.
 */
export function useIntegerField(domain: IntegerDomain, possible: Grid = domain) {
  const text = useText()
  const length = useLength()
  const { min, max, step, unit } = domain
  const isLength = unit === 'mm'
  const format = (value: number) => (isLength ? length.format(value) : String(value))

  function parseLength(typed: string): number | null {
    const value = length.parse(typed)
    return value === null ? null : meantLength(value, domain, length.units.length)
  }

  return {
    step,
    unit: isLength ? length.symbol : '',
    keypad: isLength && length.units.length !== 'MM' ? ('text' as const) : ('decimal' as const),
    format,
    parse: (typed: string) => (isLength ? parseLength(typed) : wholeNumber(typed)),
    unreadable: text('Type a number'),
    offer: (shown: string) => text('Use {{option}}', { option: shown }),
    nearest: (value: number) => nearestOnGrid(value, { ...possible, step }),
    refusal(value: number): string | null {
      if (value < min || value > max) {
        return text('Possible from {{min}} to {{max}}', {
          min: format(possible.min),
          max: format(possible.max),
        })
      }
      return (value - min) % step === 0 ? null : text('Possible in steps of {{step}}', { step: format(step) })
    },
  }
}

function wholeNumber(typed: string): number | null {
  return /^\s*-?\d+\s*$/.test(typed) ? Number(typed) : null
}
