import type { ArticleEvaluation } from '@arredo/catalogue'
import {
  footprint,
  footprintCentre,
  isInside,
  itemToPlan,
  type Placement,
  type Point,
  planToItem,
  type Seat,
  type Standing,
} from '@arredo/geometry'
import {
  type Evaluation,
  isPlaced,
  isSameRecord,
  type ProjectDocument,
  type Row,
  type RowId,
  type StandingRow,
  standingRow,
  type WorkedCut,
} from '@arredo/project'
import { circlesAround } from '../runs/circle-around.ts'
import { aroundOf } from '../runs/runs-of.ts'
import type { Lying } from './lying-at.ts'
import { whole } from './piece.ts'

/**
 * Sinks, hobs and taps sit on the unit below them, so that they go where it goes, as high as the worktop over it,
 * and the worktop gets their holes. `before` is the document before anything followed.
 */
export function laidOnTop(
  before: ProjectDocument,
  document: ProjectDocument,
  evaluation: Evaluation,
  tops: readonly Lying[],
): ProjectDocument {
  const { articles } = evaluation
  const around = aroundOf(before, evaluation)
  const standingNow = (item: StandingRow) =>
    (isUntouched(before, document, item) ? item : standingRow(document, evaluation, item.id)) ?? []
  const laid = before === document ? around.laid : around.laid.flatMap(standingNow)
  if (laid.length === 0 && tops.every(({ row }) => (row.worked?.cuts ?? []).length === 0)) return document
  const units = before === document ? around.units : around.units.flatMap(standingNow)
  const unitUnder = finder(units, units)
  const topUnder = finder(
    tops,
    tops.map((top) => top.standing),
  )
  // A tap stands on the rim of its sink.
  const sinks = laid.filter(({ id }) => articles[id]?.cut)
  const sinkUnder = finder(sinks, sinks)
  const changed: Record<RowId, Row> = {}
  const cutsIn = new Map<Lying, WorkedCut[]>(tops.map((top) => [top, []]))
  for (const item of laid) {
    const { row } = item
    const middle = footprintCentre(item)
    const top = topUnder(middle)
    const cut = articles[item.id]?.cut
    if (top && cut) cutsIn.get(top)?.push(...knownCut(top.standing, item, cut))
    const rim = cut ? 0 : (sinkUnder(middle)?.size.height ?? 0)
    const placement = placementOnTop(item, unitUnder(middle), top, rim)
    if (placement !== row.placement) changed[row.id] = { ...row, placement }
  }
  for (const [{ row }, cuts] of cutsIn) {
    const was = document.rows[row.id]
    if (was?.kind !== 'article' || !was.worked || isSameList(was.worked.cuts, cuts)) continue
    changed[row.id] = { ...was, worked: { ...was.worked, cuts } }
  }
  if (Object.keys(changed).length === 0) return document
  return { ...document, rows: { ...document.rows, ...changed } }
}

/** It and all that carries it are the same rows: where it stood, it stands. */
function isUntouched(before: ProjectDocument, document: ProjectDocument, { row }: StandingRow): boolean {
  let carried: Row | undefined = row
  for (let depth = 0; carried && depth <= deepest; depth++) {
    if (document.rows[carried.id] !== carried) return false
    const seat: Seat | undefined = isPlaced(carried) ? carried.placement.seat : undefined
    const carrier: RowId | null = seat?.on === 'row' || seat?.on === 'slot' ? seat.row : null
    carried = carrier === null ? undefined : before.rows[carrier]
  }
  return true
}

/** Deeper than anything is carried. */
const deepest = 10

function isSameList(one: readonly WorkedCut[], two: readonly WorkedCut[]): boolean {
  return one.length === two.length && one.every((cut, at) => isSameCut(cut, two[at]))
}

/** The newest that one was found to be like: while something else is dragged the same two are compared. */
const alike = new WeakMap<WorkedCut, WorkedCut>()

function isSameCut(one: WorkedCut, two: WorkedCut | undefined): boolean {
  if (one === two || (two && alike.get(one) === two)) return true
  const isSame = isSameRecord(one, two)
  if (two && isSame) alike.set(one, two)
  return isSame
}

/** Finds the first of them that lies under a point. */
function finder<Each>(all: readonly Each[], standing: readonly Standing[]): (point: Point) => Each | null {
  const circles = circlesAround(standing)
  return (point) => {
    for (let at = 0; at < standing.length; at++) {
      const x = point[0] - (circles[3 * at] ?? 0)
      const y = point[1] - (circles[3 * at + 1] ?? 0)
      const reach = (circles[3 * at + 2] ?? 0) + 1
      const ground = x * x + y * y <= reach * reach ? standing[at] : undefined
      if (ground && isInside(point, footprint(ground))) return all[at] ?? null
    }
    return null
  }
}

function placementOnTop(
  { row, place }: StandingRow,
  unit: StandingRow | null,
  top: Lying | null,
  rim: number,
): Placement {
  const { placement } = row
  const height = top ? top.standing.place.at[2] + top.standing.size.height + rim : place.at[2]
  const { seat } = placement
  if (!unit) return raisedTo(placement, whole(placement.at[2] + height - place.at[2]))
  const z = whole(height - unit.place.at[2])
  if (seat.on === 'row' && seat.row === unit.id) return raisedTo(placement, z)
  const [x, y] = planToItem(unit.place, [place.at[0], place.at[1]])
  return {
    at: [whole(x), whole(y), z],
    rotation: whole(place.rotation - unit.place.rotation),
    seat: { on: 'row', row: unit.id },
  }
}

function raisedTo(placement: Placement, z: number): Placement {
  const [x, y, was] = placement.at
  return was === z ? placement : { ...placement, at: [x, y, z] }
}

type Cut = NonNullable<ArticleEvaluation['cut']>
type Known = { readonly top: Standing; readonly cut: Cut; readonly cuts: readonly WorkedCut[] }

/** The newest hole of what is let in: the same object as long as it and the worktop lie where they lay. */
const known = new WeakMap<StandingRow, Known>()

function knownCut(top: Standing, item: StandingRow, cut: Cut): readonly WorkedCut[] {
  const last = known.get(item)
  if (last?.top === top && last.cut === cut) return last.cuts
  const cuts = cutIn(top, item, cut)
  known.set(item, { top, cut, cuts })
  return cuts
}

/** As far as it lies in the worktop. */
function cutIn(top: Standing, { id, place }: StandingRow, cut: Cut): readonly WorkedCut[] {
  const [x, y] = cut.at
  const corners: readonly Point[] = [
    [x, y],
    [x + cut.width, y + cut.height],
  ]
  const inTop = corners.map((corner) => planToItem(top.place, itemToPlan(place, corner)))
  const across = within(
    inTop.map(([along]) => along),
    top.size.width,
  )
  const forward = within(
    inTop.map(([, out]) => out),
    top.size.depth,
  )
  if (across.size <= 0 || forward.size <= 0) return []
  return [{ row: id, at: [across.at, forward.at], size: [across.size, forward.size], radius: 10 }]
}

function within(values: readonly number[], most: number): { readonly at: number; readonly size: number } {
  const [from, to] = [Math.max(0, Math.min(...values)), Math.min(most, Math.max(...values))]
  return { at: whole(from), size: whole(to - from) }
}
