export type Value = string | number

/** Whole numbers from `min` to `max` in steps: kept as an interval, so every millimetre of a room is fine. */
export type Range = { readonly min: number; readonly max: number; readonly step?: number }

export type ListedVariable = { readonly name: string; readonly values: readonly Value[] }
export type RangedVariable = { readonly name: string; readonly range: Range }
export type Variable = ListedVariable | RangedVariable

/** Some values of a variable: all of them (null), those listed, or the numbers from … to, ends included. */
export type Cell = null | readonly Value[] | { readonly from: number; readonly to: number }

/** `allows` gets one value per variable of the scope, in the scope's order, and must be pure. */
export type PredicateConstraint = {
  readonly name: string
  readonly scope: readonly string[]
  readonly allows: (values: readonly Value[]) => boolean
}

/** A tuple must lie in some row: one cell per variable of the scope. */
export type AllowConstraint = {
  readonly name: string
  readonly scope: readonly string[]
  readonly allow: readonly (readonly Cell[])[]
}

/** A tuple must lie in no row. */
export type ForbidConstraint = {
  readonly name: string
  readonly scope: readonly string[]
  readonly forbid: readonly (readonly Cell[])[]
}

export type Literal =
  | { readonly variable: string; readonly is: Cell }
  | { readonly variable: string; readonly isNot: Cell }

/** What a variable adds to a sum: a multiple of its number, or a number for each of its values, in their order. */
export type SumTerm =
  | { readonly variable: string; readonly factor: number }
  | { readonly variable: string; readonly adds: readonly number[] }

/** A sum compared with a total, all whole numbers. */
export type Comparison = {
  readonly sum: readonly SumTerm[]
  readonly relation: '<=' | '>=' | '==' | '!='
  readonly total: number
}

/** At least one member holds; `when A then B` is `A is not … or B is …`. */
export type ClauseConstraint = { readonly name: string; readonly anyOf: readonly (Literal | Comparison)[] }

export type LinearConstraint = { readonly name: string } & Comparison

export type Constraint =
  | PredicateConstraint
  | AllowConstraint
  | ForbidConstraint
  | ClauseConstraint
  | LinearConstraint

export type Definition = {
  readonly variables: readonly Variable[]
  readonly constraints: readonly Constraint[]
}

/** What was chosen, by variable. Only the set counts: the order of keys changes no answer. */
export type Assignment = Readonly<Record<string, Value>>

/** 'unknown': a limit was reached; it never means impossible. */
export type Possibility = 'yes' | 'no' | 'unknown'

/** What one question may cost. Whatever is cut short is answered 'unknown'. */
export type Limits = {
  /** Search nodes for each single question of satisfiability; the model's own when absent. */
  readonly nodes?: number
  /** Asked every few hundred nodes. An answer that was stopped must be thrown away, never stored. */
  readonly shouldStop?: () => boolean
}
