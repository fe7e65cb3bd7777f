import type { Opening } from './shell/records.ts'

/** The usual sizes of what is there already. */
export const usualOpenings = {
  door: { kind: 'door', width: 900, height: 2100, sill: 0, hand: 'left', swing: 'in' },
  window: { kind: 'window', width: 1200, height: 1200, sill: 900, hand: 'left', swing: 'in' },
  passage: { kind: 'passage', width: 1000, height: 2100, sill: 0, hand: 'left', swing: 'none' },
  niche: { kind: 'niche', width: 600, height: 1200, sill: 900, hand: 'left', swing: 'none' },
} as const satisfies Readonly<Record<string, Partial<Opening>>>
