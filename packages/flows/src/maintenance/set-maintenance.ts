import type { Answer, MaintenanceState } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'

/** D-52. Both null: what was booked is cancelled. */
export async function bookMaintenance(
  app: App,
  times: Pick<MaintenanceState, 'startDateTimeUTC' | 'endDateTimeUTC'>,
): Promise<Result<MaintenanceState>> {
  return known(app, await app.ports.call('maintenance/bookedMaintenanceSet', times))
}

export async function startMaintenance(app: App): Promise<Result<MaintenanceState>> {
  return known(app, await app.ports.call('maintenance/startMaintenance', {}))
}

export async function endMaintenance(app: App): Promise<Result<MaintenanceState>> {
  return known(app, await app.ports.call('maintenance/endMaintenance', {}))
}

function known({ maintenance, ports }: App, answer: Answer<MaintenanceState>): Result<MaintenanceState> {
  if (!answer.ok) {
    // D-242: whoever asked is told besides.
    ports.log.warn('Maintenance stays as it is', answer.message)
    return refuse(answer.message)
  }
  maintenance.store.setState(answer.value)
  return done(answer.value)
}
