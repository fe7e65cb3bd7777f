import type { App } from '../app.ts'
import { type UnitSystem, unitsMemory } from './units.ts'

/** On this device; null for what is usual where the shop is. */
export function setUnits({ session, ports }: App, unitSystem: UnitSystem | null): void {
  ports.memory.write(unitsMemory, unitSystem ?? '')
  session.setState({ unitSystem })
}
