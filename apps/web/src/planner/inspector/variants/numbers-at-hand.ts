import type { NumberEntry } from '../../../ui/number-entry.ts'
import type { Grid } from './integer-entry.ts'

/**
 * The numbers whose price somebody in a field wants to know: what is typed, or else what an arrow key would take;
 * instead of what is not made, what is made next to it.
 */
export function numbersAtHand(
  entry: NumberEntry | null,
  value: number,
  { min, max, step }: Grid,
): readonly number[] {
  if (!entry) return [value - step, value + step].filter((next) => next >= min && next <= max)
  if (!entry.ok) return entry.nearest ?? []
  return entry.value === value ? [] : [entry.value]
}
