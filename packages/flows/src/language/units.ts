import type { Ports } from '../ports.ts'

export type UnitSystem = 'metric' | 'imperial'

export const unitsMemory = 'units'

export function rememberedUnits({ memory }: Pick<Ports, 'memory'>): UnitSystem | null {
  const units = memory.read(unitsMemory)
  return units === 'metric' || units === 'imperial' ? units : null
}
