import type { Choices, Side, Text, VariantCode } from '@arredo/catalogue'

/** Units that fill a wall stand on the floor or hang on it. */
export type FillLevel = 'base' | 'wall'

/** A unit in one of the widths it is sold in. */
export type Module = {
  readonly article: string
  readonly name: Text
  /** The class of the catalogue it belongs to: with doors, with drawers. */
  readonly family: string
  readonly sides: readonly Side[]
  readonly width: number
  readonly choices: Choices
}

/** Units of one level that stand in line with each other: equally high, equally deep, equally far up. */
export type ModuleSet = {
  readonly level: FillLevel
  readonly depth: number
  readonly height: number
  readonly elevation: number
  /** As wide as a unit of this model is when nobody says anything else. */
  readonly usualWidth: number
  /** Classes in the order of the catalogue. */
  readonly families: readonly string[]
  readonly modules: readonly Module[]
  /** How narrow and how wide a filler at a wall may be; null where the catalogue has none. */
  readonly filler: FillerLimits | null
}

export type FillerLimits = { readonly narrowest: number; readonly widest: number }

export type WidthDriver = { readonly variant: VariantCode; readonly usual: number }
