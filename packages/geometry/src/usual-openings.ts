import type { Opening } from './shell/records.ts'

/** The usual sizes of a door and a window that are there already. */
export const usualOpenings = {
  door: { kind: 'door', width: 900, height: 2100, sill: 0, hand: 'left', swing: 'in' },
  window: { kind: 'window', width: 1200, height: 1200, sill: 900, hand: 'left', swing: 'in' },
} as const satisfies Readonly<Record<string, Partial<Opening>>>
