import type { App } from '../app.ts'
import type { Ports } from '../ports.ts'

export type UnitSystem = 'metric' | 'imperial'

const remembered = 'units'

export function rememberedUnits({ memory }: Pick<Ports, 'memory'>): UnitSystem | null {
  const units = memory.read(remembered)
  return units === 'metric' || units === 'imperial' ? units : null
}

/** On this device; null for what is usual where the shop is. */
export function setUnits({ session, ports }: App, unitSystem: UnitSystem | null): void {
  ports.memory.write(remembered, unitSystem ?? '')
  session.setState({ unitSystem })
}
