import type { Pictures } from '../pictures/create-pictures.ts'
import type { Photographer } from './photographer/photographer.ts'

/** What a worker needs that takes photographs. */
export type PhotographPorts = Pick<Pictures, 'scene'> & {
  readonly photographer: Pick<Photographer, 'take'>
}
