import type { App } from '@arredo/flows'
import { createHostDesk, keepSession } from '@arredo/flows/host'
import { openHostBridge } from './host-bridge.ts'
import { hostOutside } from './host-outside.ts'

/** D-32: once the page is there and it is known who is in front of it. */
export function connectHost(app: App): void {
  const desk = createHostDesk({ app, outside: hostOutside(app) })
  keepSession(app)
  openHostBridge({ frame: window, hostOrigins: app.config.hostOrigins, desk, log: app.ports.log })
}
