import type { Finish } from '@arredo/geometry'

export type FinishName = { readonly catalogue: string; readonly code: string }

/** How a room names what a catalogue sells for its surfaces. */
export function finishOf({ catalogue, code }: FinishName): Finish {
  return `${catalogue}/${code}`
}

/** Null for a plain colour, which nobody sells. */
export function finishName(finish: Finish): FinishName | null {
  const cut = finish.indexOf('/')
  return cut > 0 ? { catalogue: finish.slice(0, cut), code: finish.slice(cut + 1) } : null
}
