import type { Snap } from '@arredo/catalogue'
import type { Attach, Placement } from '@arredo/geometry'
import type { RowId } from '@arredo/project'
import type { Move } from './place-in-run.ts'
import type { Comer } from './shelf-before.ts'

export type Settler = Comer & {
  readonly attach: Attach
  readonly roles?: readonly string[]
  /** Where it joins on to others, as its recipe declares. */
  readonly snaps?: readonly Snap[]
  /** The end that belongs into a corner as it is now, and whether it is made the other way round too. */
  readonly blind?: { readonly end: 'left' | 'right'; readonly turns: boolean }
}

/** Where a comer goes by the rules of runs: what makes room for it, what it takes the place of. */
export type Settled = {
  readonly placement: Placement
  readonly moves: readonly Move[]
  readonly replaces: RowId | null
  /** Made for the other hand than it came with: the corner asks for it. */
  readonly turned?: boolean
}

/** What nothing has to make room for. */
export function alone(placement: Placement): Settled {
  return { placement, moves: [], replaces: null }
}

/** Or how much room it lacks, or null: it goes where anything may go. */
export type Settling = Settled | { readonly missing: number } | null

/** Which side of another one a comer goes to, if it may. */
export type BesideSide = 'left' | 'right'

export type Beside = { readonly row: RowId; readonly side: BesideSide }
