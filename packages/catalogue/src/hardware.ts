import type { Expression, MaterialCode, Text } from './pack-words.ts'

/** A thing that a workshop or a fitter buys by the piece: a hinge, a runner, a foot. */
export type Hardware = {
  readonly name: Text
  /** Who makes it, and what it is ordered by there. */
  readonly maker?: string
  readonly orderCode?: string
}

/** What one piece of an article takes of a hardware. */
export type RecipeHardware = {
  readonly code: string
  readonly if?: string
  /** Pieces; a part of one is a whole one. */
  readonly count: Expression
  /** Millimetres, where it comes in lengths: runners of 450 and 500 are ordered apart. */
  readonly length?: Expression
  /** As of a part, where it comes in several: handles of brass and of steel. An option without one leaves it out. */
  readonly material?: string
}

/** The same with its expressions worked out. */
export type HardwareUse = {
  readonly code: string
  readonly count: number
  readonly length?: number
  readonly material?: MaterialCode
}
