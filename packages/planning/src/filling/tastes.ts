import type { FreeSpan } from './free-spans.ts'
import { type Chooser, type LaidSpan, laidOut } from './laid-out.ts'
import type { FillerLimits, Module, ModuleSet } from './module.ts'
import { type PartitionWish, partition } from './partition.ts'

/** A way to fill: lays units of a set out on a free piece of wall. */
export type Taste = (units: ModuleSet, place: FillPlace) => LaidSpan

export type FillPlace = {
  readonly span: FreeSpan
  /** What stands below, where a piece as long is free there. */
  readonly below: LaidSpan | undefined
  /** Right of the middle of all that is free, where things go the other way round. */
  readonly mirrored: boolean
}

/** What a unit costs by itself; null where it is not sold. */
export type UnitPrice = (module: Module) => number | null

/**
 * Ways in which people fill a wall, those that differ most first: the cheapest; without fillers; each class of
 * units in its usual width; two classes mixed; as few units as possible.
 */
export function tastesFor(priceOf: UnitPrice, hasBase: boolean): readonly Taste[] {
  // Above base units the ordinary ones hang: which drawers are below says nothing about glass above.
  const familyOf = ({ level, families }: ModuleSet, index: number) =>
    families[hasBase && level === 'wall' ? 0 : index]
  const ofFamily = (index: number, wish: (units: ModuleSet) => PartitionWish): Taste => {
    return (units, place) => {
      const family = familyOf(units, index)
      const modules = units.modules.filter((module) => module.family === family)
      return laid(units, place, modules, wish(units))
    }
  }
  return [
    (units, place) => cheapest(units, place, priceOf),
    ofFamily(0, exact),
    ofFamily(0, usual),
    ofFamily(1, usual),
    mixed,
    ofFamily(0, fewest),
    ofFamily(1, fewest),
    (units, place) => laid(units, place, units.modules, exact()),
    ofFamily(2, usual),
  ]
}

function exact(): PartitionWish {
  return { cost: (width) => [1, width * width], fillers: 'lastly' }
}

function fewest(): PartitionWish {
  return { cost: (width) => [1, width * width], fillers: 'freely' }
}

function usual({ usualWidth }: ModuleSet): PartitionWish {
  return { cost: (width) => [(width - usualWidth) ** 2, 1], fillers: 'freely' }
}

/** In the widths of what stands below, where all are to be had; else in the best ones. */
function laid(
  { filler }: ModuleSet,
  { span, below, mirrored }: FillPlace,
  modules: readonly Module[],
  wish: PartitionWish,
): LaidSpan {
  const choose = firstOf(modules)
  const before = below?.units.map(({ module }) => module.width) ?? []
  const isAbove = before.length > 0 && before.every((width) => choose(width, 0, 1))
  const rest = span.width - before.reduce((sum, width) => sum + width, 0)
  const shared = isAbove ? { widths: before, rest } : shareOut(span, modules, filler, wish)
  return laidOut(span, shared, choose, filler, mirrored)
}

function shareOut(
  span: FreeSpan,
  modules: readonly Module[],
  limits: FillerLimits | null,
  wish: PartitionWish,
) {
  const walls = [span.left, span.right].filter((end) => end === 'wall').length
  const widths = modules.map(({ width }) => width)
  return partition(span.width, widths, { limits, walls }, wish)
}

function firstOf(modules: readonly Module[]): Chooser {
  const byWidth = new Map<number, Module>()
  for (const module of modules) if (!byWidth.has(module.width)) byWidth.set(module.width, module)
  return (width) => byWidth.get(width)
}

function cheapest(units: ModuleSet, { span, mirrored }: FillPlace, priceOf: UnitPrice): LaidSpan {
  const prices = new Map<number, { readonly module: Module; readonly price: number }>()
  for (const module of units.modules) {
    const price = priceOf(module)
    const best = prices.get(module.width)
    if (price !== null && (!best || price < best.price)) prices.set(module.width, { module, price })
  }
  const modules = [...prices.values()].map(({ module }) => module)
  const wish: PartitionWish = { cost: (width) => [prices.get(width)?.price ?? 0, 1], fillers: 'freely' }
  const shared = shareOut(span, modules, units.filler, wish)
  return laidOut(span, shared, firstOf(modules), units.filler, mirrored)
}

/** The first class at both ends, the second in the middle. */
function mixed(units: ModuleSet, place: FillPlace): LaidSpan {
  const { span, mirrored } = place
  const [outer, inner] = units.families.map((family) =>
    firstOf(units.modules.filter((module) => module.family === family)),
  )
  const all = firstOf(units.modules)
  const choose: Chooser = (width, index, count) => {
    const fromEnd = Math.min(index, count - 1 - index)
    const wanted = fromEnd < Math.floor(count / 3) ? outer : inner
    return wanted?.(width, index, count) ?? all(width, index, count)
  }
  const widths = laid(units, place, units.modules, usual(units)).units.map(({ module }) => module.width)
  const rest = span.width - widths.reduce((sum, width) => sum + width, 0)
  return laidOut(span, { widths, rest }, choose, units.filler, mirrored)
}
