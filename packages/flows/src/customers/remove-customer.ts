import { sentence } from '@arredo/words'
import type { App } from '../app.ts'

/** Into the bin, with the way back at hand (D-85). */
export async function removeCustomer(app: App, code: string, onChange: () => void): Promise<boolean> {
  const removed = await app.ports.call('customers/remove', { code })
  if (!removed.ok) {
    app.notices.show({ message: removed.message, kind: 'error' })
    return false
  }
  onChange()
  app.notices.show({
    message: sentence('The customer is in the bin, for 30 days.'),
    action: { label: sentence('Bring back'), run: () => void restoreCustomer(app, code).then(onChange) },
  })
  return true
}

export async function restoreCustomer(app: App, code: string): Promise<void> {
  const restored = await app.ports.call('customers/restore', { code })
  if (!restored.ok) app.notices.show({ message: restored.message, kind: 'error' })
}
