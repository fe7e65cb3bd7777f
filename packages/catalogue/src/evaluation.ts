import type { Cut, Part, PartSide, Point, Point3, Size } from '@arredo/geometry'
import type { Need, RunLevel } from './follower-rule.ts'
import type { Attachment, Choices, ChoiceValue, Side, Text, VariantCode } from './pack.ts'

/** What is asked: an article of a model with what was chosen for it and for the whole project. */
export type ArticleRequest = {
  readonly article: string
  readonly model: string
  readonly side: Side
  readonly choices: Choices
  /** Header variants of the project: defaults that an article's own choice overrides. */
  readonly header: Choices
}

export type ArticleEvaluation = {
  readonly article: string
  readonly name: Text
  /** Every variant has a value, whether chosen or completed. */
  readonly configuration: Choices
  readonly variants: readonly VariantState[]
  readonly size: Size
  /** Of an L in a corner: how far its two arms come out of the walls. */
  readonly arm?: number
  readonly parts: readonly Part[]
  /** Choices that cannot stand together, with the authors' reasons; empty for a valid article. */
  readonly conflicts: readonly Reason[]
  /** The instant answer: all of it is final but values still 'unknown' and ranges that may yet narrow. */
  readonly isProvisional?: true
  /** As far as the recipe tells them; in the item's own frame. */
  readonly snaps?: readonly Snap[]
  readonly plan?: readonly PlanShape[]
  readonly clearances?: readonly Clearance[]
  /** The hole in the wall that it is set into. */
  readonly cut?: Cut
  /** What is done to this length of it: holes cut out, ends joined to another. */
  readonly worked?: { readonly cuts: number; readonly joints: number }
  /** As the article says: where it belongs, what it joins, is and lacks. */
  readonly attach?: Attachment
  readonly run?: RunLevel
  readonly roles?: readonly string[]
  readonly needs?: readonly Need[]
  /** What may be asked for otherwise than the rules allow, priced by hand. */
  readonly special?: readonly VariantCode[]
}

/** Where something joins on, and which way it looks. */
export type Snap = { readonly code: string; readonly at: Point3; readonly facing: PartSide }

/** One stroke of the plan symbol, seen from above: x from the left, y forward from the back. */
export type PlanShape = { readonly line: 'thin' | 'thick' | 'dashed' } & (
  | { readonly shape: 'rectangle'; readonly at: Point; readonly size: Point }
  | { readonly shape: 'line'; readonly from: Point; readonly to: Point }
  | { readonly shape: 'circle'; readonly at: Point; readonly radius: number }
  /** Degrees against the clock from the x axis. */
  | {
      readonly shape: 'arc'
      readonly at: Point
      readonly radius: number
      readonly start: number
      readonly end: number
    }
)

/** A box of room that must stay free. */
export type Clearance = {
  readonly code: string
  readonly at: Point3
  readonly size: Point3
  readonly why?: Text
}

export type VariantState = {
  readonly code: VariantCode
  readonly value: ChoiceValue
  readonly source: 'choice' | 'header' | 'forced' | 'default'
  /** Options in authored order; absent for integer variants. */
  readonly options?: readonly { readonly value: string; readonly allowed: Allowed }[]
  /** Bounds that still have a solution; absent for option variants. */
  readonly range?: { readonly min: number; readonly max: number; readonly step: number }
}

/** 'unknown' is drawn free and verified when chosen; it never greys anything out. */
export type Allowed = 'yes' | 'no' | 'unknown'

export type Reason = { readonly rule: string; readonly why: Text }

/** Why a value is not possible now: the smallest set of own choices, and the authors' rules. */
export type WhyNot = { readonly because: readonly VariantCode[]; readonly reasons: readonly Reason[] }

/** The smallest change of own choices that allows the value; `dropped` no longer stand. */
export type Repair = { readonly choices: Choices; readonly dropped: readonly VariantCode[] }
