/**
 * The published form of a catalogue: plain JSON, named by the hash of its content, the same bytes in
 * browser and server. Authors write YAML; `catalogue/compile` turns it into this.
 */
export type Pack = {
  readonly format: 'arredo-pack/1'
  readonly code: string
  readonly name: Text
  readonly version: string
  readonly materials: Readonly<Record<MaterialCode, Material>>
  readonly designClasses: Readonly<Record<string, { readonly component: string }>>
  readonly classification: readonly ClassificationNode[]
  readonly variants: Readonly<Record<VariantCode, Variant>>
  readonly rules: readonly Rule[]
  readonly models: readonly Model[]
  readonly recipes: Readonly<Record<string, Recipe>>
  readonly articles: readonly Article[]
  readonly priceLists: readonly PriceList[]
}

/** A text per language; English is always there. */
export type Text = { readonly en: string; readonly [language: string]: string }

export type VariantCode = string
export type MaterialCode = string
/** An expression of the catalogue language, as text, or a plain number. */
export type Expression = string | number
/** What a person chose, variant by variant. Defaults are never stored. */
export type Choices = Readonly<Record<VariantCode, ChoiceValue>>
export type ChoiceValue = string | number

export type Material = {
  readonly name: Text
  /** sRGB, #rrggbb. */
  readonly colour: string
  readonly finish: 'matt' | 'satin' | 'gloss' | 'metal' | 'glass' | 'wood' | 'stone'
}

export type ClassificationNode = {
  readonly code: string
  readonly name: Text
  readonly children?: readonly ClassificationNode[]
}

export type Variant = {
  readonly code: VariantCode
  readonly name: Text
  readonly order: number
  /** A project-scoped variant belongs to the header: chosen once, default for every article. */
  readonly scope: 'article' | 'project'
  readonly mandatory: boolean
  readonly designClass?: string
  readonly domain: OptionDomain | IntegerDomain
}

export type OptionDomain = { readonly kind: 'options'; readonly options: readonly Option[] }

export type Option = {
  readonly code: string
  readonly name: Text
  readonly material?: MaterialCode
  readonly tags?: readonly string[]
  readonly priceGroup?: string
  /** "None": the option that takes the feature away. */
  readonly neutral?: boolean
}

export type IntegerDomain = {
  readonly kind: 'integer'
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit: 'mm' | 'piece'
}

/** Every rule says why, in the words the seller reads. */
export type Rule = {
  readonly code: string
  readonly why: Text
  readonly body:
    | { readonly kind: 'implies'; readonly when: string; readonly then: string }
    | { readonly kind: 'check'; readonly test: string }
    | {
        readonly kind: 'allow' | 'forbid'
        readonly variants: readonly VariantCode[]
        readonly rows: readonly TableRow[]
      }
}

/** One cell per variant: '*', an option, 'a..b', '#tag', or a list of these. */
export type TableRow = readonly (ChoiceValue | readonly ChoiceValue[])[]

export type Model = {
  readonly code: string
  readonly name: Text
  readonly base?: string
  /** Choices a model is opened with. */
  readonly opening: Choices
  readonly forced: Choices
  readonly defaults: Choices
  readonly limits: Readonly<Record<VariantCode, { readonly min?: number; readonly max?: number }>>
}

export type Side = 'L' | 'R'

export type Article = {
  readonly code: string
  readonly name: Text
  readonly classification: string
  readonly models: readonly string[]
  readonly variants: readonly VariantCode[]
  readonly sides: readonly Side[]
  readonly recipe: string
  readonly attach: 'floor' | 'wall' | 'ceiling' | 'worktop'
  /** Height of the bottom above the floor when placed, for wall units. */
  readonly mountHeight: number
  readonly orderCode?: string
}

/** Expressions read the article's variants, the values of `let`, and SIDE ('L' or 'R'), where it is hinged. */
export type Recipe = {
  readonly size: { readonly width: Expression; readonly depth: Expression; readonly height: Expression }
  /** Named values, which may use each other in any order of writing. */
  readonly let: Readonly<Record<string, Expression>>
  readonly parts: readonly RecipePart[]
}

export type RecipePart = {
  readonly code: string
  readonly if?: string
  readonly at: readonly [Expression, Expression, Expression]
  /**
   * A variant, whose chosen option names the material, or `material:<code>`. An option without a material
   * leaves the part out.
   */
  readonly material: string
  readonly grain?: 'x' | 'y' | 'z'
  readonly opens?: string
  readonly repeat?: {
    readonly count: Expression
    readonly step: readonly [Expression, Expression, Expression]
  }
} & (
  | { readonly shape: 'box'; readonly size: readonly [Expression, Expression, Expression] }
  | {
      readonly shape: 'extrusion'
      /** Corners in the two other axes, in the order x, y, z. */
      readonly profile: readonly (readonly [Expression, Expression])[]
      readonly along: 'x' | 'y' | 'z'
      readonly length: Expression
    }
)

export type PriceList = {
  readonly code: string
  readonly name: Text
  readonly currency: string
  readonly countries: readonly string[]
  readonly validFrom: string
  readonly validTo?: string
  /** Decimal string, e.g. "0.22". */
  readonly vat: string
  /** Unit prices are rounded to this step, half away from zero; decimal string. */
  readonly roundTo: string
  readonly items: readonly PriceItem[]
}

export type PriceItem =
  | { readonly kind: 'base'; readonly article: string; readonly amount: string }
  | {
      readonly kind: 'matrix'
      readonly article: string
      readonly across: VariantCode
      readonly down: VariantCode
      /** Upper bounds, inclusive and rising. */
      readonly acrossUpTo: readonly number[]
      readonly downUpTo: readonly number[]
      /** Rows go down; null means "not sold in this size". */
      readonly cells: readonly (readonly (string | null)[])[]
    }
  /** Fixed and percent items touch every article that has all the variants they read. */
  | {
      readonly kind: 'fixed'
      readonly code: string
      readonly name: Text
      readonly when?: string
      readonly amount: string
      /** Multiplies the amount, e.g. the number of handles. */
      readonly times?: Expression
    }
  | {
      readonly kind: 'percent'
      readonly code: string
      readonly name: Text
      readonly when?: string
      readonly rate: string
      readonly of: 'base' | 'fixed' | 'running'
    }

/** Kept apart from the pack and sent to the Trade face only. */
export type TradeTerms = {
  readonly priceList: string
  /** Applied in cascade on the list price; decimal fractions, e.g. "0.5" then "0.1". */
  readonly discounts: readonly { readonly code: string; readonly name: Text; readonly rate: string }[]
}
