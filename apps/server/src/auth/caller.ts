import { type Access, mayChangeCatalogues, type Profile } from '@arredo/contract'

/** Who calls, as the session says. */
export type Caller = {
  readonly sessionId: string
  readonly tokenHash: Buffer
  readonly carrier: 'cookie' | 'bearer'
  readonly openedAt: Date
  readonly expiresAt: Date
  readonly profile: Profile
}

/** The access rule of a call, against whoever calls; null when it may go on. */
export function accessRefusal(
  access: Access,
  caller: Caller | null,
): { code: 'notLoggedIn' | 'forbidden'; message: string } | null {
  if (access === 'anyone') return null
  if (!caller) return { code: 'notLoggedIn', message: 'First must do login' }

  const { kind, isAdmin } = caller.profile
  if (access === 'profile') return null
  if (kind === 'guest') return { code: 'notLoggedIn', message: 'First must do login' }
  if (access === 'loggedIn') return null
  const lacksRight =
    (access === 'supervisor' && !isAdmin) || (access === 'catalogue' && !mayChangeCatalogues(caller.profile))
  if (kind !== 'pro' || lacksRight) {
    return { code: 'forbidden', message: 'Not allowed for this user' }
  }
  return null
}
