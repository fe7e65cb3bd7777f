import type { Rate } from '@arredo/contract'
import type { Bucket } from './buckets.ts'

/** What one session may do. The lightest is a hand that drags and types, with room for a page that opens at once. */
const ofSession: Readonly<Record<Rate, Bucket>> = {
  light: { perSecond: 30, most: 300 },
  keep: { perSecond: 3, most: 60 },
  work: { perSecond: 2, most: 60 },
  enter: { perSecond: 1, most: 40 },
  tell: { perSecond: 1, most: 30 },
}

/** An account has several devices; behind one address is an office, behind one tenant a brand. */
const crowd = { session: 1, account: 2, address: 10, tenant: 20 } as const

export type Keeper = keyof typeof crowd

/** Everything one address may ask of this process, pages and files too; a page that opens fetches about sixty. */
export const anyRequest: Bucket = { perSecond: 300, most: 3_000 }

export function rateOf(keeper: Keeper, rate: Rate): Bucket {
  const { perSecond, most } = ofSession[rate]
  return { perSecond: perSecond * crowd[keeper], most: most * crowd[keeper] }
}
