import type { MaintenanceState } from '@arredo/contract'

/** When a site is being worked on; null for one that is not, and shall not be. */
export type Maintenance = { readonly from: Date; readonly until: Date | null } | null

export function isUnderWay(maintenance: Maintenance, now: Date): boolean {
  return maintenance !== null && maintenance.from <= now && !isOver(maintenance, now)
}

/** What is over is as if it had never been. */
export function stateOf(maintenance: Maintenance, now: Date): MaintenanceState {
  const told = maintenance === null || isOver(maintenance, now) ? null : maintenance
  return {
    isMaintenance: isUnderWay(maintenance, now),
    startDateTimeUTC: told?.from.toISOString() ?? null,
    endDateTimeUTC: told?.until?.toISOString() ?? null,
  }
}

function isOver({ until }: NonNullable<Maintenance>, now: Date): boolean {
  return until !== null && until <= now
}
