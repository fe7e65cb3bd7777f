import type { IntegerDomain } from '@arredo/catalogue'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'

/** How an integer variant is typed and refused: lengths in the person's unit, pieces as whole numbers. */
export function useIntegerField({ min, max, step, unit }: IntegerDomain) {
  const text = useText()
  const length = useLength()
  const isLength = unit === 'mm'
  const format = (value: number) => (isLength ? length.format(value) : String(value))

  return {
    step,
    unit: isLength ? length.symbol : '',
    format,
    parse: (typed: string) => (isLength ? roundedTo(step, length.parse(typed)) : wholeNumber(typed)),
    unreadable: text('Type a number'),
    refusal(value: number): string | null {
      if (value < min || value > max) {
        return text('Possible from {{min}} to {{max}}', { min: format(min), max: format(max) })
      }
      return (value - min) % step === 0 ? null : text('Possible in steps of {{step}}', { step: format(step) })
    },
  }
}

/** Inches rarely meet a millimetre: what lies within half of one is meant as that one. */
function roundedTo(step: number, value: number | null): number | null {
  return value === null || step < 1 ? value : Math.round(value)
}

function wholeNumber(typed: string): number | null {
  return /^\s*-?\d+\s*$/.test(typed) ? Number(typed) : null
}
