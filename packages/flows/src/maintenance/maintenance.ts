import type { MaintenanceState } from '@arredo/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CallServer, Ports } from '../ports.ts'

/** whether the site is being worked on, or when it will be. */
export type Maintenance = {
  readonly store: StoreApi<MaintenanceState>
  /** Asks the server. What goes wrong with that is nobody's business but the console's. */
  readonly look: () => Promise<void>
  /** The same way to the server, but a refusal for maintenance makes us look. */
  readonly call: CallServer
}

export function createMaintenance({ call, log }: Pick<Ports, 'call' | 'log'>): Maintenance {
  const store = createStore<MaintenanceState>(() => ({
    ...{ isMaintenance: false, startDateTimeUTC: null, endDateTimeUTC: null },
  }))

  async function look(): Promise<void> {
    const answer = await call('maintenance/status', {})
    if (answer.ok) store.setState(answer.value)
    else log.warn('Nobody could be asked about maintenance', answer.message)
  }

  return {
    store,
    look,
    call(name, input, options) {
      const asked = call(name, input, options)
      const heed = (answer: Awaited<typeof asked>) => {
        if (!answer.ok && answer.code === 'maintenance') void look()
      }
      // What breaks is told whoever asked.
      asked.then(heed, () => {})
      return asked
    },
  }
}
