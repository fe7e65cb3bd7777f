import { answer, type Handler } from '../channel/handler.ts'
import { stateOf } from './maintenance.ts'

export const maintenanceStatus: Handler<'maintenance/status'> = {
  transaction: 'own',
  run: async ({ site, now }) => answer(stateOf(site.maintenance, now)),
}
