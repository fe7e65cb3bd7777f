import type { Profile } from '@arredo/contract'
import type { StoreApi } from 'zustand/vanilla'

/** As much of the session's store as says who is there. */
export type Presence = Pick<StoreApi<{ readonly profile: Profile | null }>, 'getState' | 'subscribe'>
