import type { Layout } from './layout.ts'

/** One constraint, or a part of one, as propagation runs it. */
export type Propagator = {
  /** The position of the constraint it comes from. */
  readonly owner: number
  /** The variables, each once. */
  readonly scope: Int32Array
  /**
   * Takes away values without support; false when none is left somewhere. With every variable fixed it must be
   * an exact check: the search relies on it. `changed`: see Space.
   */
  readonly propagate: (space: Space, changed: number) => boolean
  /** One position per variable of the MODEL. */
  readonly permits: (positions: Int32Array) => boolean
  /**
   * Of the cells at `at`, laid out like the domain of the place's variable, keeps what the place may be changed
   * to while all other variables stay as they are. For a ranged variable: the stretch around where it is.
   */
  readonly column: (place: number, positions: Int32Array, cells: Int32Array, at: number) => void
  /**
   * For a sum that one ranged variable cannot move in alone: by how many positions `other` must follow when
   * `variable` moves by one, so that what holds of these positions goes on holding; null when it cannot.
   */
  readonly ratio?: (variable: number, other: number, positions: Int32Array) => number | null
  /** The stretch in which a ranged variable keeps the constraint whatever the others do; null when it does not. */
  readonly keeps?: (place: number, positions: Int32Array) => readonly [number, number] | null
}

/**
 * The workbench of one question: current domains, saved levels, and the propagators still to run. A level is a
 * copy of all domains: a model is a few hundred words, so copying them costs less than noting each change.
 */
export type Space = {
  readonly layout: Layout
  readonly propagators: readonly Propagator[]
  /** Per variable, pairs of propagator and place. */
  readonly watchers: readonly Int32Array[]
  readonly cells: Int32Array
  saved: Int32Array
  depth: number
  /** Propagators waiting, in a ring. */
  readonly queue: Int32Array
  head: number
  waiting: number
  readonly isQueued: Uint8Array
  /** Bit 0: the first variable of the scope changed; bit 1: another one did. */
  readonly changed: Uint8Array
  /** By constraint: explanations leave rules out. */
  readonly isOff: Uint8Array
  running: number
  /** How often a variable took part in a failure: the search looks at the troublesome ones first. */
  readonly weight: Float64Array
}
