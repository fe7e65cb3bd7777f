import type { App } from '@arredo/flows'

/** The dialog that is of use now: to end what is under way, or to book and begin. */
export function askAboutMaintenance({ dialogs, maintenance }: App): Promise<unknown> {
  const { isMaintenance } = maintenance.store.getState()
  return isMaintenance ? dialogs.ask('activeMaintenance', {}) : dialogs.ask('bookMaintenance', {})
}
