import type { Pack, Side } from '@arredo/catalogue'
import type { FaceName, Part, Place, Size, WallId } from '@arredo/geometry'
import type { RecordName } from '@arredo/project'
import type { Tint } from '../materials/material-store.ts'

/** One thing that stands in the room, from the document or from a gesture. */
export type Item = {
  readonly id: string
  readonly parts: readonly Part[]
  readonly size: Size
  readonly side: Side
  readonly finishes: Pack['materials']
  readonly place: Place
  /** The face of a wall it sits on, if any. */
  readonly face?: FaceName
  /** The wall it is set into, and with which it is cut away. */
  readonly setInto?: WallId
  /** Its doors and drawers stand open. */
  readonly isOpen: boolean
  /** Only these of them; all where it is left out. */
  readonly ajar?: readonly string[]
  readonly tint: Tint
  /** The record it stands for, where that is no row. */
  readonly of?: RecordName
}
