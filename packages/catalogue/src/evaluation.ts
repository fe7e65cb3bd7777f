import type { Part, Size } from '@arredo/geometry'
import type { Choices, ChoiceValue, Side, Text, VariantCode } from './pack.ts'

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
  readonly parts: readonly Part[]
  /** Choices that cannot stand together, with the authors' reasons; empty for a valid article. */
  readonly conflicts: readonly Reason[]
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
