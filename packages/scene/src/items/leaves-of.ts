import type { Part } from '@arredo/geometry'

const known = new WeakMap<readonly Part[], readonly string[]>()

/** The doors, flaps and drawers of an item, by name. */
export function leavesOf(parts: readonly Part[]): readonly string[] {
  const found = known.get(parts) ?? [...new Set(parts.flatMap(({ opens }) => opens ?? []))]
  known.set(parts, found)
  return found
}
