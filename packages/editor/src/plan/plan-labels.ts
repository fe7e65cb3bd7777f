import type { PlanLabels } from '@arredo/drawings'

/** Words and numbers for the plan on screen. */
export type PlanViewLabels = PlanLabels & {
  /** Reads a typed length in the person's unit; null when it is none. Plain millimetres when absent. */
  readonly parseLength?: (typed: string) => number | null
}

export function readLength(labels: PlanViewLabels, typed: string): number | null {
  if (labels.parseLength) return labels.parseLength(typed)
  const value = typed.trim() === '' ? Number.NaN : Number(typed)
  return Number.isFinite(value) ? value : null
}
