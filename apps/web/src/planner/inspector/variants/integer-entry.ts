import type { LengthUnit } from '@arredo/measures'

export type Grid = { readonly min: number; readonly max: number; readonly step: number }

/** Half of what a person can read off the screen in each unit, in millimetres, and a little for the last digit. */
const fineness: Readonly<Record<LengthUnit, number>> = {
  MM: 0.5,
  EX: 25.4 / 64 + 1e-6,
  EX16: 25.4 / 32 + 1e-6,
  EX16D: 25.4 / 32 + 1e-6,
}

/** Inches rarely meet a millimetre: what is shown like a length that is made is meant as that one. */
export function meantLength(typed: number, grid: Grid, unit: LengthUnit): number {
  const made = onGrid(typed, grid)
  return Math.abs(typed - made) <= fineness[unit] ? made : typed
}

/** The made values on either side of one that is not, the nearer first. */
export function nearestOnGrid(wanted: number, { min, max, step }: Grid): readonly number[] {
  const last = min + Math.floor((max - min) / step) * step
  if (wanted <= min) return [min]
  if (wanted >= last) return [last]
  const below = min + Math.floor((wanted - min) / step) * step
  return [below, below + step].toSorted((one, two) => Math.abs(one - wanted) - Math.abs(two - wanted))
}

function onGrid(value: number, { min, step }: Grid): number {
  return min + Math.round((value - min) / step) * step
}
