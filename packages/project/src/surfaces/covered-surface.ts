import type { MaterialCode, RoomSurface, Text } from '@arredo/catalogue'
import type { Finish, RoomId } from '@arredo/geometry'

/** All surfaces of one kind in a room that have one finish of a catalogue: one line of a price. */
export type CoveredSurface = {
  /** What its price is kept by, among those of rows. */
  readonly id: string
  readonly room: RoomId
  readonly kind: RoomSurface
  readonly finish: Finish
  /** Null: its catalogue is not there, or does not have it. */
  readonly name: Text | null
  /** How it looks, by the code of a material of its catalogue; null as for the name. */
  readonly material: MaterialCode | null
  /** Hundredths of a square metre, net. */
  readonly area: number
}
