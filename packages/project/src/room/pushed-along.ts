/** What something takes of a face: along it, out of it and up. */
export type Span = {
  readonly start: number
  readonly end: number
  readonly near: number
  readonly far: number
  readonly bottom: number
  readonly top: number
}

/** Where it stood, and by how much it is further along now. */
export type OnFace<Id> = Span & { readonly id: Id; readonly by: number; readonly isFast: boolean }

export type Limits = { readonly start: number; readonly end: number }

/** By how much each slides, and what found no room and stays where it is. */
export type Pushed<Id> = {
  readonly slides: ReadonlyMap<Id, number>
  readonly misfits: readonly Id[]
  /** Whether everything found room. */
  readonly isSettled: boolean
}

/** What overlaps by less than this touches. */
const touch = 1
/** Lengths may be off by the dust of slanted walls. */
const dust = 1e-3

/**
 * Slides what reaches beyond the limits back between them, and whatever stands in its way before it: what stood
 * clear of each other still does, and what overlapped moves as one. Those of which not all fit stay.
 */
export function pushedAlong<Id>(items: readonly OnFace<Id>[], limits: Limits): Pushed<Id> {
  const slides = new Map<Id, number>()
  const misfits: Id[] = []
  let isSettled = true
  for (const row of rowsOf(blocksOf(items))) {
    if (row.every((block) => isWithin(block, limits) && isClear(block, row))) continue
    const starts = settled(row, limits)
    isSettled &&= starts !== null
    row.forEach((block, index) => {
      const by = starts === null ? 0 : (starts[index] ?? 0) - nowAt(block)
      for (const id of block.ids) {
        if (starts === null && !isWithin(block, limits)) misfits.push(id)
        if (Math.abs(by) > 1e-6) slides.set(id, by)
      }
    })
  }
  return { slides, misfits, isSettled }
}

/** Things that move as one, as the box round them. */
type Block<Id> = Span & { readonly ids: readonly Id[]; readonly by: number; readonly isFast: boolean }

function blocksOf<Id>(items: readonly OnFace<Id>[]): readonly Block<Id>[] {
  let blocks: readonly Block<Id>[] = []
  for (const { id, ...item } of items) {
    let block: Block<Id> = { ...item, ids: [id] }
    // A box that grew may reach others.
    for (let joined = [block]; joined.length > 0; ) {
      const grown = block
      joined = blocks.filter((other) => isOver(other, grown))
      blocks = blocks.filter((other) => !joined.includes(other))
      block = joined.reduce(boxRound, block)
    }
    blocks = [...blocks, block]
  }
  return blocks.toSorted((one, two) => one.start - two.start)
}

function boxRound<Id>(one: Block<Id>, two: Block<Id>): Block<Id> {
  return {
    ids: [...one.ids, ...two.ids],
    by: one.by,
    isFast: one.isFast || two.isFast,
    start: Math.min(one.start, two.start),
    end: Math.max(one.end, two.end),
    near: Math.min(one.near, two.near),
    far: Math.max(one.far, two.far),
    bottom: Math.min(one.bottom, two.bottom),
    top: Math.max(one.top, two.top),
  }
}

/** Those that can push each other, directly or over others; base units and wall units are apart. */
function rowsOf<Id>(blocks: readonly Block<Id>[]): readonly (readonly Block<Id>[])[] {
  let rows: readonly (readonly Block<Id>[])[] = []
  for (const block of blocks) {
    const met = rows.filter((row) => row.some((other) => isInTheWay(other, block)))
    rows = [...rows.filter((row) => !met.includes(row)), [...met.flat(), block]]
  }
  return rows.map((row) => row.toSorted((one, two) => one.start - two.start))
}

/** Where each begins, from the left pushed to the right and then back; null where there is no room. */
function settled<Id>(row: readonly Block<Id>[], limits: Limits): readonly number[] | null {
  const starts: number[] = []
  row.forEach((block, index) => {
    const least = row.slice(0, index).map((other, at) => (starts[at] ?? 0) + stepOf(other, block))
    starts.push(block.isFast ? nowAt(block) : Math.max(nowAt(block), limits.start, ...least))
  })
  row.toReversed().forEach((block, turned) => {
    const index = row.length - 1 - turned
    const most = row.slice(index + 1).map((other, at) => (starts[index + 1 + at] ?? 0) - stepOf(block, other))
    if (!block.isFast)
      starts[index] = Math.min(starts[index] ?? 0, limits.end - (block.end - block.start), ...most)
  })
  const isRight = row.every((block, index) => {
    const start = starts[index] ?? Number.NaN
    const isBetween = start >= limits.start - dust && start + block.end - block.start <= limits.end + dust
    const isBehind = (other: Block<Id>, at: number) =>
      start - (starts[at] ?? 0) >= stepOf(other, block) - dust
    return isBetween && row.slice(0, index).every(isBehind)
  })
  return isRight ? starts : null
}

/** How far behind the start of one the next may begin. */
function stepOf(one: Span, two: Span): number {
  return isInTheWay(one, two) ? Math.min(one.end, two.start) - one.start : Number.NEGATIVE_INFINITY
}

function nowAt({ start, by }: { readonly start: number; readonly by: number }): number {
  return start + by
}

function isWithin(block: Span & { readonly by: number }, { start, end }: Limits): boolean {
  return nowAt(block) >= start - dust && block.end + block.by <= end + dust
}

/** Of those that came nearer meanwhile. */
function isClear<Id>(block: Block<Id>, row: readonly Block<Id>[]): boolean {
  return row.every(
    (other) => other.start <= block.start || nowAt(other) - nowAt(block) >= stepOf(block, other) - dust,
  )
}

export function isOver(one: Span, two: Span): boolean {
  return one.start < two.end - touch && two.start < one.end - touch && isInTheWay(one, two)
}

function isInTheWay(one: Span, two: Span): boolean {
  return (
    one.near < two.far - touch &&
    two.near < one.far - touch &&
    one.bottom < two.top - touch &&
    two.bottom < one.top - touch
  )
}
