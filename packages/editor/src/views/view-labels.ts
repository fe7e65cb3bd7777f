import type { PlanLabels } from '@arredo/drawings'

/** Words and numbers for the views on screen. */
export type ViewLabels = PlanLabels & {
  /** Reads a typed length in the person's unit; null when it is none. Plain millimetres when absent. */
  readonly parseLength?: (typed: string) => number | null
}

export function readLength({ parseLength }: Partial<ViewLabels>, typed: string): number | null {
  return parseLength ? parseLength(typed) : readNumber(typed)
}

export function readNumber(typed: string): number | null {
  const value = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.').replace('°', ''))
  return Number.isFinite(value) ? value : null
}
