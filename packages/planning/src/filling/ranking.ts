import type { Said } from '../checks/finding.ts'
import { sentence } from '../sentence.ts'
import type { LaidSpan, Rest } from './laid-out.ts'
import type { FillLevel } from './module.ts'

export type Filling = {
  readonly key: string
  readonly spans: readonly {
    readonly level: FillLevel
    readonly laid: LaidSpan
    readonly elevation: number
    readonly height: number
  }[]
  /** By how much the project becomes dearer, in minor units; null where something has no price. */
  readonly price: number | null
}

/** What stays open counts most, then the price, then symmetry, then how few fillers and units there are. */
export function isBefore(one: Filling, two: Filling): boolean {
  const [first, second] = [orderOf(one), orderOf(two)]
  const at = first.findIndex((each, index) => each !== second[index])
  return at < 0 ? one.key < two.key : (first[at] ?? 0) < (second[at] ?? 0)
}

function orderOf(filling: Filling): readonly number[] {
  return [
    openWidth(filling),
    filling.price ?? Number.POSITIVE_INFINITY,
    isSymmetrical(filling) ? 0 : 1,
    fillersOf(filling).length,
    unitCount(filling),
  ]
}

/** What speaks for a proposal among the others, and what speaks against it. */
export function reasonsOf(filling: Filling, all: readonly Filling[]): readonly Said[] {
  const isLeast = (measure: (each: Filling) => number) =>
    all.length > 1 &&
    all.every((other) => other === filling || measure(filling) < measure(other)) &&
    Number.isFinite(measure(filling))
  const fillers = fillersOf(filling)
  const [only, ...others] = fillers
  const open = openWidth(filling)
  return [
    ...(isLeast(({ price }) => price ?? Number.POSITIVE_INFINITY) ? [{ text: sentence('Cheapest') }] : []),
    ...(isSymmetrical(filling) ? [{ text: sentence('Symmetrical') }] : []),
    ...(isLeast(unitCount) ? [{ text: sentence('Fewest units') }] : []),
    ...(open === 0 && !only ? [{ text: sentence('No filler') }] : []),
    ...(only && others.length === 0
      ? [{ text: sentence('A filler of {{length}}'), values: { length: { length: only.width } } }]
      : []),
    ...(others.length > 0
      ? [{ text: sentence('Fillers of {{length}} in all'), values: { length: { length: widthOf(fillers) } } }]
      : []),
    ...(open > 0 ? [{ text: sentence('{{length}} stay open'), values: { length: { length: open } } }] : []),
  ]
}

function restsOf({ spans }: Filling): readonly Rest[] {
  return spans.flatMap(({ laid }) => (laid.units.length > 0 ? laid.rests : []))
}

function fillersOf(filling: Filling): readonly Rest[] {
  return restsOf(filling).filter(({ isFiller }) => isFiller)
}

/** Beside units; where none goes, nothing was meant to. */
function openWidth(filling: Filling): number {
  return widthOf(restsOf(filling).filter(({ isFiller }) => !isFiller))
}

function widthOf(rests: readonly Rest[]): number {
  return rests.reduce((sum, { width }) => sum + width, 0)
}

/** Every piece in itself, or all of a level as a whole. */
function isSymmetrical({ spans }: Filling): boolean {
  return (['base', 'wall'] as const).every((level) => {
    const laid = spans.filter((each) => each.level === level).map((each) => each.laid)
    return laid.every((each) => each.isSymmetrical) || isMirrored(laid)
  })
}

function isMirrored(laid: readonly LaidSpan[]): boolean {
  const [first, last] = [laid[0]?.span, laid.at(-1)?.span]
  if (!first || !last) return true
  const ends = first.from + last.from + last.width
  const units = laid.flatMap((each) => each.units)
  return units.every(({ module, left }) =>
    units.some((other) => other.module === module && other.left === ends - left - module.width),
  )
}

function unitCount({ spans }: Filling): number {
  return spans.reduce((sum, { laid }) => sum + laid.units.length, 0)
}
