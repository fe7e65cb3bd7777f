import type { Face } from '@arredo/pricing'
import type { Presence } from './presence.ts'

/** D-80: Customer is the only face of guests and customers. */
export function facesOf({ session }: { readonly session: Pick<Presence, 'getState'> }): readonly Face[] {
  return session.getState().profile?.kind === 'pro' ? ['customer', 'trade'] : ['customer']
}
