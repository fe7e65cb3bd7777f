import type { Shown } from '@arredo/editor'
import type { PlanFinding } from '@arredo/planning'

/** How the things themselves show what is wrong with them; what might be as meant is left as it is. */
export function tintsOf(findings: readonly PlanFinding[]): Shown['tints'] {
  const rowsOf = (tier: PlanFinding['tier']) =>
    findings
      .filter((finding) => finding.tier === tier)
      .flatMap(({ records }) => records.filter(({ kind }) => kind === 'row').map(({ id }) => id))
  return {
    ...Object.fromEntries(rowsOf('warns').map((id) => [id, 'doubtful' as const])),
    ...Object.fromEntries(rowsOf('stops').map((id) => [id, 'collides' as const])),
  }
}
