import { type App, followMaintenance } from '@arredo/flows'

export function startMaintenance(app: App): void {
  followMaintenance(app)
}
