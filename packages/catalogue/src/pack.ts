import type { PartSide } from '@arredo/geometry'
import type { FollowerRule, Need, RunLevel } from './follower-rule.ts'
import type { Hardware, RecipeHardware } from './hardware.ts'
import type { Material } from './material.ts'
import type { Choices, ChoiceValue, Expression, MaterialCode, Text, VariantCode } from './pack-words.ts'
import type { FinishPrice, RoomFinish } from './room-finish.ts'

export type { Choices, ChoiceValue, Expression, MaterialCode, Text, VariantCode } from './pack-words.ts'

/**
 * The published form of a catalogue: plain JSON, named by the hash of its content, the same bytes in
 * browser and server. Authors write YAML; `catalogue/compile` turns it into this.
 */
export type Pack = {
  readonly format: 'arredo-pack/1'
  readonly code: string
  readonly name: Text
  readonly version: string
  /** Languages every text of the catalogue is promised in. */
  readonly languages?: readonly string[]
  readonly materials: Readonly<Record<MaterialCode, Material>>
  /** Hinges, feet and whatever else recipes take by the piece, by code. */
  readonly hardware?: Readonly<Record<string, Hardware>>
  /** What parts are called in documents: by code, where a * stands for a rest that `{{part}}` in the name repeats. */
  readonly parts?: Readonly<Record<string, { readonly name: Text }>>
  readonly designClasses: Readonly<Record<string, { readonly component: string }>>
  readonly classification: readonly ClassificationNode[]
  readonly variants: Readonly<Record<VariantCode, Variant>>
  readonly rules: readonly Rule[]
  readonly models: readonly Model[]
  readonly recipes: Readonly<Record<string, Recipe>>
  readonly articles: readonly Article[]
  readonly priceLists: readonly PriceList[]
  readonly promotions?: readonly Promotion[]
  /** What floors, walls and ceilings of a room are covered with. */
  readonly finishes?: readonly RoomFinish[]
  /** What the runs of its units are completed with, by rule. */
  readonly followers?: readonly FollowerRule[]
  /** What else people call the things it sells. */
  readonly synonyms?: readonly Synonyms[]
}

/** Words, or several words in a row, that mean the same in one language. */
export type Synonyms = { readonly language: string; readonly words: readonly string[] }

export type ClassificationNode = {
  readonly code: string
  readonly name: Text
  readonly children?: readonly ClassificationNode[]
  readonly picture?: string
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
  readonly picture?: string
  /** More to read in expressions, e.g. FRONT.thickness: the same names and kinds for every option. */
  readonly attributes?: Readonly<Record<string, AttributeValue>>
}

export type AttributeValue = string | number | boolean

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
  /** Only for these models or articles; for all when left out. */
  readonly models?: readonly string[]
  readonly articles?: readonly string[]
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
  readonly limits: Limits
}

export type Limits = Readonly<Record<VariantCode, { readonly min?: number; readonly max?: number }>>

export type Side = 'L' | 'R'

export type Article = {
  readonly code: string
  readonly name: Text
  readonly classification: string
  readonly models: readonly string[]
  readonly variants: readonly VariantCode[]
  readonly sides: readonly Side[]
  readonly recipe: string
  readonly attach: Attachment
  /** Height of the bottom above the floor when placed, for wall units. */
  readonly mountHeight: number
  readonly orderCode?: string
  readonly description?: Text
  /** Words a search or a filter finds it by. */
  readonly tags?: readonly string[]
  readonly picture?: string
  /** The kind of run it joins side by side with others; without one it joins none. */
  readonly run?: RunLevel
  /** What it is in a room, e.g. `sink`. */
  readonly roles?: readonly string[]
  /** What a room with it still lacks without another that has the role. */
  readonly needs?: readonly Need[]
  /** As for a model, for this article alone; its defaults stand above the model's. */
  readonly forced?: Choices
  readonly defaults?: Choices
  readonly limits?: Limits
  /** The options this article is made in, where they are fewer than the variant's. */
  readonly only?: Readonly<Record<VariantCode, readonly string[]>>
  /** The variants that a person may ask to have otherwise than the rules allow, at a price made by hand. */
  readonly special?: readonly VariantCode[]
  /** No longer sold; the article that takes its place. */
  readonly replacedBy?: string
}

/** An `opening` is set into the wall, in the hole its recipe cuts; what hangs before it is attached to the `wall`. */
export type Attachment = 'floor' | 'wall' | 'ceiling' | 'worktop' | 'corner' | 'opening'

/** Expressions read the article's variants, the values of `let`, and SIDE ('L' or 'R'), where it is hinged. */
export type Recipe = {
  readonly size: {
    readonly width: Expression
    readonly depth: Expression
    readonly height: Expression
    /** Of an L in a corner: how far its two arms come out of the walls. */
    readonly arm?: Expression
  }
  /** Named values, which may use each other in any order of writing. */
  readonly let: Readonly<Record<string, Expression>>
  readonly parts: readonly RecipePart[]
  /** All of it shows a bought thing. */
  readonly bought?: boolean
  /** Comes finished, as a chair does: weighed as it is drawn, but nothing of it is cut. */
  readonly readyMade?: boolean
  readonly hardware?: readonly RecipeHardware[]
  /** Where a neighbour, a worktop or an appliance joins on. */
  readonly snaps?: readonly RecipeSnap[]
  /** How it is drawn in plan, instead of the outline of its parts. */
  readonly plan?: readonly RecipePlanShape[]
  /** Room that must stay free, e.g. for an open door. */
  readonly clearances?: readonly RecipeClearance[]
  /** The hole in the wall it is set into: x from its left, z from its bottom. */
  readonly cut?: RecipeCut
}

export type RecipeSnap = {
  readonly code: string
  readonly if?: string
  readonly at: ExpressionPoint
  readonly facing: PartSide
}

export type RecipePlanShape = { readonly if?: string; readonly line?: 'thin' | 'thick' | 'dashed' } & (
  | { readonly shape: 'rectangle'; readonly at: Pair; readonly size: Pair }
  | { readonly shape: 'line'; readonly from: Pair; readonly to: Pair }
  | { readonly shape: 'circle'; readonly at: Pair; readonly radius: Expression }
  /** From one angle to another, in degrees against the clock from the x axis. */
  | {
      readonly shape: 'arc'
      readonly at: Pair
      readonly radius: Expression
      readonly start: Expression
      readonly end: Expression
    }
)

export type RecipeClearance = {
  readonly code: string
  readonly if?: string
  readonly at: ExpressionPoint
  readonly size: ExpressionPoint
  /** What needs the room, in the words a planner reads. */
  readonly why?: Text
}

export type RecipeCut = { readonly at: Pair; readonly width: Expression; readonly height: Expression }

export type ExpressionPoint = readonly [Expression, Expression, Expression]
type Pair = readonly [Expression, Expression]

export type RecipePart = {
  readonly code: string
  readonly if?: string
  readonly at: ExpressionPoint
  /**
   * A variant, whose chosen option names the material, or `material:<code>`. An option without a material
   * leaves the part out.
   */
  readonly material: string
  readonly grain?: 'x' | 'y' | 'z'
  /** Parts of one name are cut from one sheet where their material is matched. */
  readonly sheet?: string
  readonly edges?: readonly PartSide[]
  /** The group it moves with; a name alone says by its words how it moves. */
  readonly opens?: string | Opens
  readonly light?: { readonly lumens: Expression; readonly kelvin: Expression }
  /** Shows a bought thing, such as an oven: neither weighed nor in a bill of materials. */
  readonly bought?: boolean
  /** Shows hardware of its recipe, such as a foot: weighed as it is drawn, but never cut. */
  readonly hardware?: string
  readonly repeat?: Repeat
} & (
  | { readonly shape: 'box'; readonly size: ExpressionPoint }
  | {
      readonly shape: 'extrusion'
      /** Corners in the two other axes, in the order x, y, z. */
      readonly profile: readonly Pair[]
      readonly along: 'x' | 'y' | 'z'
      readonly length: Expression
    }
  /** Corners rounded in the plane across the named axis. */
  | {
      readonly shape: 'panel'
      readonly size: ExpressionPoint
      readonly across: 'x' | 'y' | 'z'
      readonly radius: Expression
    }
  /** Turned about the axis that starts at `at`: pairs of radius and distance along it. */
  | { readonly shape: 'lathe'; readonly along: 'x' | 'y' | 'z'; readonly profile: readonly Pair[] }
  | {
      readonly shape: 'cushion'
      readonly size: ExpressionPoint
      readonly softness: Expression
      readonly crown: Expression
      readonly seam?: boolean
    }
  | { readonly shape: 'asset'; readonly size: ExpressionPoint; readonly asset: string }
)

/** How a group opens; the longest way it goes is an expression. */
export type Opens = { readonly group: string } & (
  | { readonly kind: 'hinge'; readonly edge: 'left' | 'right'; readonly degrees: Expression }
  | { readonly kind: 'flap'; readonly edge: 'top' | 'bottom'; readonly degrees: Expression }
  | { readonly kind: 'slide'; readonly axis: 'x' | 'y' | 'z'; readonly travel: Expression }
)

/** INDEX counts the copies from 0 and may be read by every expression of the part. */
export type Repeat = { readonly count: Expression; readonly step: ExpressionPoint }

export type PriceList = {
  readonly code: string
  readonly name: Text
  readonly currency: string
  readonly countries: readonly string[]
  readonly validFrom: string
  readonly validTo?: string
  /** A commercial list: takes the place of this one while it is valid, and then no promotion applies. */
  readonly replaces?: string
  /** Decimal string, e.g. "0.22". */
  readonly vat: string
  /** Unit prices are rounded to this step; decimal string. */
  readonly roundTo: string
  /** How they are rounded to the step; half away from zero when left out. */
  readonly rounding?: RoundingMode
  /** Decimals of unit prices that leave the house, half away from zero (D-48); negative: tens, hundreds. */
  readonly externalDecimals?: number
  /** Whether the seller's increase comes before promotions, as when left out, or after them. */
  readonly increase?: 'beforePromotions' | 'afterPromotions'
  /** Whether one discount is taken off what the other left, as when left out, or both off the whole. */
  readonly discounts?: 'cascade' | 'add'
  /** What VAT is rounded on; on the piece when left out, so that consumer prices times the quantity are exact. */
  readonly vatRounding?: 'piece' | 'row' | 'rate' | 'document'
  readonly items: readonly PriceItem[]
}

/** `halfUp` is away from zero; `up` and `down` are away from zero and towards it. */
export type RoundingMode = 'halfUp' | 'halfEven' | 'up' | 'down'

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
  | FinishPrice
  | Surcharge

/** Surcharges touch every article that has all the variants they read. */
export type Surcharge =
  | (FixedSurcharge & {
      readonly kind: 'fixed'
      readonly amount: string
      /** Multiplies the amount, e.g. the number of handles. */
      readonly times?: Expression
    })
  /** So much for every metre of a length in millimetres. */
  | (FixedSurcharge & { readonly kind: 'metre'; readonly amount: string; readonly length: Expression })
  /** So much for every square metre of the parts that show the variant's material. */
  | (FixedSurcharge & { readonly kind: 'area'; readonly amount: string; readonly variant: VariantCode })
  /** An amount of the list's currency, worked out. */
  | (FixedSurcharge & { readonly kind: 'formula'; readonly formula: Expression })
  | {
      readonly kind: 'percent'
      readonly code: string
      readonly name: Text
      readonly when?: string
      readonly rate: string
      readonly of: 'base' | 'fixed' | 'running'
    }

type FixedSurcharge = {
  readonly code: string
  readonly name: Text
  readonly when?: string
  /** The least it comes to where it applies; decimal string. */
  readonly min?: string
}

/** A reduction for a time; `when` reads variants, ARTICLE and MODEL. */
export type Promotion = {
  readonly code: string
  readonly name: Text
  readonly from: string
  readonly to: string
  /** Decimal fraction, e.g. "0.10". */
  readonly rate: string
  readonly priceLists?: readonly string[]
  readonly when?: string
  /** The lower comes first; one that does not stack ends the list. */
  readonly priority: number
  readonly stacks: boolean
}

/** Kept apart from the pack and sent to the Trade face only. */
export type TradeTerms = {
  readonly priceList: string
  /** On the list price, in cascade unless the list adds them; decimal fractions, e.g. "0.5" then "0.1". */
  readonly discounts: readonly { readonly code: string; readonly name: Text; readonly rate: string }[]
  readonly limits?: SellingLimits
  /** What another shop may do, field by field instead of `limits`. */
  readonly shops?: Readonly<Record<string, SellingLimits>>
}

/** How far a seller may go; decimal fractions. What is left out has no limit. */
export type SellingLimits = {
  /** The most a seller may take off. */
  readonly reduction?: string
  /** The least that must remain of the price without VAT above the purchase price. */
  readonly margin?: string
}
