import { letterOf } from '@arredo/drawings'
import {
  type FaceName,
  type FoundRoom,
  footprintCentre,
  isInRoom,
  type Seat,
  type Shell,
  type Standing,
  type Stretch,
  shellOf,
  spanOnWall,
  type WallFace,
} from '@arredo/geometry'
import {
  type OpeningNow,
  openingsNow,
  type Preview,
  type StandingFixture,
  type StandingRow,
  standingFixtures,
  standingRows,
} from '@arredo/project'

/** Everything that has a place, as sentences and the outline speak of it. */
export type Scene = Preview & {
  readonly shell: Shell
  readonly items: readonly StandingRow[]
  readonly openings: readonly OpeningNow[]
  readonly fixtures: readonly StandingFixture[]
  /** What fitters call a face; null for one that nobody stands before. */
  readonly letters: (face: FaceName) => string | null
}

export function sceneOf({ document, evaluation }: Preview): Scene {
  const shell = shellOf(document)
  return {
    document,
    evaluation,
    shell,
    items: standingRows(document, evaluation),
    openings: openingsNow(document, evaluation),
    fixtures: standingFixtures(document),
    letters: (face) => letterOf(shell, face) || null,
  }
}

/** The face something hangs on, stands at or is set into; null for what stands by itself. */
export function faceOfSeat({ shell, document }: Scene, seat: Seat): WallFace | null {
  if (seat.on === 'wall' || seat.on === 'corner') return shell.face(seat.wall, seat.side) ?? null
  const opening = seat.on === 'opening' ? document.openings[seat.opening] : undefined
  return opening ? (shell.face(opening.wall, opening.side) ?? null) : null
}

export type Span = { readonly start: number; readonly end: number }

/** What an item takes of a face, from the left of who looks at it. */
export function spanOnFace(face: WallFace, item: Standing): Span {
  const { start, end } = spanOnWall(face.frame, item)
  return { start, end }
}

/** The clear piece of a face that something lies on: the one that holds it, or holds most of it. */
export function stretchUnder({ stretches }: WallFace, { start, end }: Span): Stretch | null {
  const around = stretches.find((each) => each.start <= start + 1 && each.end >= end - 1)
  if (around) return around
  const middle = (start + end) / 2
  const away = (each: Stretch) => Math.max(each.start - middle, middle - each.end, 0)
  return stretches.reduce<Stretch | null>(
    (best, each) => (best && away(best) <= away(each) ? best : each),
    null,
  )
}

/** The room something free stands in, by its middle. */
export function roomOf({ shell }: Scene, item: Standing): FoundRoom | null {
  const centre = footprintCentre(item)
  return shell.rooms.find((room) => isInRoom(centre, room)) ?? null
}

/** Whether one of them carries the other: a tap on its worktop is no collision. */
export function isCarrying(one: StandingRow, two: StandingRow): boolean {
  return carrierOf(one) === two.id || carrierOf(two) === one.id
}

export function carrierOf({ seat }: Pick<StandingRow, 'seat'>): string | null {
  return seat.on === 'row' || seat.on === 'slot' ? seat.row : null
}
