import type { Profile } from '@arredo/contract'

/** professionals whose modules hold RENDER; the server asks the same. */
export function mayPhotograph(profile: Profile | null): boolean {
  return profile?.kind === 'pro' && profile.modules.includes('RENDER')
}
