import type { Model, Pack } from '@arredo/catalogue'
import { findFolded } from '@arredo/contract/host'

/** The named model with all that are based on it; every model for an empty name, null for an unknown one. */
export function modelsBelow(pack: Pack, wanted: string): readonly Model[] | null {
  if (wanted === '') return pack.models
  const named = findFolded(pack.models, wanted, ({ code }) => code)
  if (!named) return null

  const below = new Set([named.code])
  // A model may be written before the one it is based on.
  for (let size = 0; size !== below.size; ) {
    size = below.size
    for (const { code, base } of pack.models) if (base !== undefined && below.has(base)) below.add(code)
  }
  return pack.models.filter(({ code }) => below.has(code))
}
