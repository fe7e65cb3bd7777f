import type { Material as Finish } from '@arredo/catalogue'

/** What a part without a known material is made of. */
export const unknownFinish: Omit<Finish, 'name'> = { colour: '#d9d7d2', finish: 'matt' }

/** How far a brushed metal draws out a light across its lines, 0…1. */
export const brushedBy = 0.75

export const roughnessOf: Readonly<Record<Finish['finish'], number>> = {
  matt: 0.78,
  satin: 0.46,
  gloss: 0.14,
  metal: 0.34,
  glass: 0.05,
  wood: 0.6,
  stone: 0.34,
  fabric: 0.96,
  tile: 0.2,
}
