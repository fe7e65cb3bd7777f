import type { Expression, Text, VariantCode } from './pack-words.ts'

/** A `tall` unit stands in the runs of `base` units and ends their worktops. */
export type RunLevel = 'base' | 'wall' | 'tall'

export type Need = {
  readonly role: string
  /** Why, in the words the seller reads. */
  readonly why: Text
  /** Articles of this catalogue that have the role, the best first. */
  readonly from: readonly string[]
}

export const followerKinds = [
  'worktop',
  'plinth',
  'cornice',
  'pelmet',
  'endPanel',
  'filler',
  'splashback',
] as const
export type FollowerKind = (typeof followerKinds)[number]

/** The units that a kind goes along where its rule does not say. */
export const followedLevels: Readonly<Record<FollowerKind, readonly RunLevel[]>> = {
  worktop: ['base'],
  plinth: ['base', 'tall'],
  cornice: ['wall', 'tall'],
  pelmet: ['wall'],
  endPanel: ['base', 'tall'],
  filler: ['base', 'tall', 'wall'],
  splashback: ['base'],
}

/**
 * Expressions read LENGTH and DEPTH of what it follows in millimetres (for a filler, LENGTH of the gap), its HEIGHT
 * and BOTTOM above the floor, how much wall is FREE above it, how much room is BEHIND it where it stands free, and
 * ARTICLE, MODEL and the variants of the unit it begins with.
 */
export type FollowerRule = {
  readonly code: string
  readonly kind: FollowerKind
  /** What it is made of. */
  readonly article: string
  /** Units of these models alone, and of these levels; without them all that its kind means. */
  readonly models?: readonly string[]
  readonly levels?: readonly RunLevel[]
  /** Only along walls, or only where units stand free. */
  readonly at?: 'wall' | 'free'
  readonly when?: string
  readonly choices: Readonly<Record<VariantCode, Expression>>
  /** How far its back lies before the wall, and its bottom above the floor. */
  readonly out?: Expression
  readonly up?: Expression
  /** How far it goes beyond a free end. */
  readonly beyond?: number
  /** The longest piece it comes in. */
  readonly longest?: Expression
  /** The widest gap between units that it spans, or, of a filler, closes. */
  readonly widest?: number
  /** The narrowest gap a filler closes. */
  readonly narrowest?: number
}
