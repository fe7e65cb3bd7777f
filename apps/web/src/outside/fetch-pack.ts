import type { Pack } from '@arredo/catalogue'
import { done, type Result, refuse } from '@arredo/project'

const fetched = new Map<string, Promise<Result<Pack>>>()

/** A pack is named by its content, so that one fetched once is good for ever. */
export function fetchPack(hash: string): Promise<Result<Pack>> {
  const known = fetched.get(hash)
  if (known) return known

  const pack = read(hash)
  fetched.set(hash, pack)
  // A failure is worth another try; a success is not.
  pack.then(({ ok }) => ok || fetched.delete(hash))
  return pack
}

async function read(hash: string): Promise<Result<Pack>> {
  try {
    const response = await fetch(`/packs/${encodeURIComponent(hash)}.json`)
    if (!response.ok) return refuse(`Pack ${hash} answered ${response.status}`)
    const pack: Pack = await response.json()
    return pack.format === 'arredo-pack/1' ? done(pack) : refuse(`Pack ${hash} has an unknown format`)
  } catch {
    return refuse(`Pack ${hash} cannot be reached`)
  }
}
