import {
  footprint,
  footprintCentre,
  isInside,
  normalTurn,
  onFloor,
  type Place,
  placeOf,
  planToItem,
  polygonsOverlap,
  type Seat,
  type Standing,
} from '@arredo/geometry'
import {
  type Evaluation,
  type FollowerRow,
  isPlaced,
  type PlacedRow,
  type ProjectDocument,
  type Row,
  type RowId,
} from '@arredo/project'
import { groundOf, type Lying } from './lying-at.ts'
import { whole } from './piece.ts'

/** What sat on a follower that goes comes to sit on the one that lies there now, else it stays where it is. */
export function reseated(
  before: ProjectDocument,
  after: ProjectDocument,
  evaluation: Evaluation,
  gone: readonly FollowerRow[],
  lying: readonly Lying[],
): ProjectDocument {
  if (gone.length === 0) return after
  const byId = new Map(gone.map((row) => [row.id, row]))
  const rows: Record<RowId, Row> = {}
  for (const row of Object.values(after.rows)) {
    const seat = isPlaced(row) ? carriedBy(row) : null
    const carrier = seat && byId.get(seat.row)
    if (!carrier || !isPlaced(row)) continue
    const standing = standingOn(before, evaluation, carrier, row)
    // Whatever is let in comes to sit on the unit below it anyway.
    const isLaid = evaluation.articles[row.id]?.attach === 'worktop'
    const next = isLaid ? [] : lying.filter(({ row: { auto } }) => auto?.kind === carrier.auto.kind)
    rows[row.id] = { ...row, placement: standing && seatedAgain(seat, standing, next) }
  }
  return Object.keys(rows).length === 0 ? after : { ...after, rows: { ...after.rows, ...rows } }
}

type Carried = Extract<Seat, { readonly on: 'row' | 'slot' }>

function carriedBy({ placement: { seat } }: PlacedRow): Carried | null {
  return seat.on === 'row' || seat.on === 'slot' ? seat : null
}

/** Whether it is drawn or not, and known or not; null where its carrier lay nowhere. */
function standingOn(
  document: ProjectDocument,
  { articles }: Evaluation,
  { id, placement }: FollowerRow,
  row: PlacedRow,
): Standing | null {
  const ground = groundOf(document)
  const under = placement && placeOf({ placement, size: articles[id]?.size ?? nothing }, ground)
  const size = articles[row.id]?.size ?? nothing
  const place = placeOf({ placement: row.placement, size }, { ...ground, placeOfRow: () => under })
  return place && { place, size }
}

const nothing = { width: 0, depth: 0, height: 0 }

function seatedAgain(seat: Carried, standing: Standing, lying: readonly Lying[]): PlacedRow['placement'] {
  const { place } = standing
  const middle = footprintCentre(standing)
  const under =
    lying.find((each) => isInside(middle, footprint(each.standing))) ??
    lying.find((each) => polygonsOverlap(footprint(standing), footprint(each.standing)))
  if (!under) return { ...place, seat: onFloor }
  return { ...placeFrom(under.standing.place, place), seat: { ...seat, row: under.row.id } }
}

/** The same place, seen from what carries it. */
function placeFrom(carrier: Place, { at, rotation }: Place): Place {
  const [x, y] = planToItem(carrier, [at[0], at[1]])
  const turn = whole(normalTurn(rotation - carrier.rotation))
  return { at: [whole(x), whole(y), whole(at[2] - carrier.at[2])], rotation: turn }
}
