import type { MaterialCode, Text } from './pack-words.ts'

export type RoomSurface = 'floor' | 'wall' | 'ceiling'

/** A paint, paper, tile or board for surfaces of a room, sold by the square metre. */
export type RoomFinish = {
  readonly code: string
  readonly name: Text
  readonly material: MaterialCode
  readonly surfaces: readonly RoomSurface[]
  /** What is cut off and lost, as a share of the area; decimal fraction. */
  readonly waste?: string
  /** Square metres of the box, roll or tin it is sold in whole; decimal string. */
  readonly inBoxesOf?: string
  /** False: a wall is not covered where things stand flush before it. */
  readonly behindUnits?: boolean
}

/** So much for a square metre of a finish of rooms, by its code. */
export type FinishPrice = {
  readonly kind: 'finish'
  readonly code: string
  readonly amount: string
  /** The least that is charged for a room's surface; decimal string. */
  readonly min?: string
}
