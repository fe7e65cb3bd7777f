import type { ReportAnswers, ReportField } from '@arredo/contract'
import { sentence } from '@arredo/words'

/** In the order in which they lie on each other. */
const kinds = {
  plan: sentence('Floor plan'),
  elevations: sentence('Elevations'),
  sections: sentence('Sections'),
  worktops: sentence('Worktops'),
  installation: sentence('Installation plan'),
  articles: sentence('Articles'),
} as const

export type SheetKind = keyof typeof kinds

export const sheetFields: readonly ReportField[] = Object.entries(kinds).map(
  ([name, label]): ReportField => ({ kind: 'switch', name, label, initial: true }),
)

export function isWanted(answers: ReportAnswers, kind: SheetKind): boolean {
  return answers[kind] !== false
}
