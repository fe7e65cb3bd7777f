import { keptThreads } from '../../threads/kept-threads.ts'
import { tenantTurns } from '../judging/tenant-turns.ts'
import type { Decoded } from './decode-pictures.ts'

/** Beside this file in the sources, beside the entry in the build: the same name from both. */
const script = new URL(`./decode-thread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

const ask = keptThreads<readonly Uint8Array[]>({
  script,
  // One of the size that is let through takes a second; some are written to take hours.
  patience: 20_000,
  memory: { maxOldGenerationSizeMb: 128 },
  // A decoder that has stumbled may not stand up again.
  isSpentBy: (decoded) => decoded === 'broken',
})

/** One at a time takes 200 MB for a while; an author sends them one after the other. */
const inTurn = tenantTurns({ atOnce: 1, mostWaiting: 16 })

/** Whether pictures decode to their last pixel, in another thread: it takes up to a second for each. */
export function decodeApart(
  tenant: number,
  pictures: readonly Uint8Array[],
): Promise<Decoded | 'too slow' | 'too many'> {
  return inTurn(tenant, () => ask<Decoded>(pictures))
}
