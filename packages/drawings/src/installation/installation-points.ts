import {
  type FaceName,
  footprintCentre,
  fromWall,
  isInRoom,
  openingOnFace,
  type Point,
  type Shell,
  type Stretch,
  shellOf,
  toWall,
  type WallFace,
} from '@arredo/geometry'
import {
  type Evaluation,
  type FixtureKind,
  measuredPoint,
  type OpeningNow,
  openingsNow,
  type ProjectDocument,
  type RecordName,
  type StandingFixture,
  standingFixtures,
} from '@arredo/project'
import { facesInOrder, letterOf } from '../elevation/wall-letters.ts'
import { isConnection } from '../plan/draw-plan.ts'

/** So far from the finished face of a wall; on a wall along it from the corner at this end. */
export type FromWall = {
  readonly letter: string
  readonly distance: number
  readonly corner: 'left' | 'right' | null
}

/** Something to connect to or to mind when building, as the row of a table. Lengths in millimetres. */
export type InstallationPoint = {
  readonly number: number
  readonly of: RecordName
  readonly kind: FixtureKind | OpeningNow['kind']
  /** The wall it is on, by its letter; empty for floor and ceiling. */
  readonly letter: string
  readonly seat: 'wall' | 'floor' | 'ceiling'
  /** The nearest first: one on a wall, two on floor and ceiling. */
  readonly from: readonly FromWall[]
  /** Above the floor: of points the middle, of openings and bodies the lower edge. */
  readonly height: number
  readonly size: { readonly width: number; readonly height: number }
  /** Of floor and ceiling: where on the faces these distances end. */
  readonly feet: readonly Point[]
  /** In plan, and which way is free of the wall. */
  readonly at: Point
  readonly inward: Point
}

type Unnumbered = Omit<InstallationPoint, 'number'>

/** Wall by wall from the left of who looks at it, in the order of their letters, then floor and ceiling. */
export function installationPoints(
  document: ProjectDocument,
  evaluation: Evaluation,
): readonly InstallationPoint[] {
  const shell = shellOf(document)
  const fixtures = standingFixtures(document).filter(isConnection)
  const openings = openingsNow(document, evaluation)
  const onWalls = facesInOrder(shell).flatMap((face) =>
    [
      ...fixtures.filter((each) => isOn(each, face)).map((each) => fixtureOn(shell, face, each)),
      ...openings.filter((each) => isFacing(each, face, shell)).map((each) => openingOn(shell, face, each)),
    ].toSorted((a, b) => along(face, a) - along(face, b)),
  )
  const loose = fixtures.flatMap((each) => looseFixture(shell, each) ?? [])
  return [...onWalls, ...loose].map((point, index) => ({ ...point, number: index + 1 }))
}

function isOn({ fixture: { placement } }: StandingFixture, { wall, side }: FaceName): boolean {
  const { seat } = placement
  return seat.on === 'wall' && seat.wall === wall && seat.side === side
}

/** An opening is told once: on the face it is measured from, or on the other where nobody stands before that. */
function isFacing({ wall, side }: OpeningNow, face: WallFace, shell: Shell): boolean {
  if (wall !== face.wall) return false
  return side === face.side || letterOf(shell, { wall, side }) === ''
}

function along({ frame }: WallFace, { at }: Unnumbered): number {
  return toWall(frame, at).along
}

function fixtureOn(shell: Shell, face: WallFace, { id, fixture }: StandingFixture): Unnumbered {
  const [width, , height] = fixture.size
  const [start, , bottom] = fixture.placement.at
  const measured = measuredPoint(fixture)
  const span = { start: start + measured.along, end: start + width - measured.along }
  return {
    of: { kind: 'fixture', id },
    kind: fixture.kind,
    ...onFaceAt(shell, face, span),
    height: bottom + measured.up,
    size: { width, height },
  }
}

function openingOn(shell: Shell, face: WallFace, opening: OpeningNow): Unnumbered {
  const { id, kind, sill, width, height } = opening
  return {
    of: { kind: 'opening', id },
    kind,
    ...onFaceAt(shell, face, openingOnFace(opening, face)),
    height: sill,
    size: { width, height },
  }
}

function onFaceAt(shell: Shell, face: WallFace, { start, end }: { start: number; end: number }) {
  const middle = (start + end) / 2
  const stretch = face.stretches.find((each) => each.start <= middle && middle <= each.end)
  const [first, last] = stretch ? [stretch.start, stretch.end] : [face.start, face.end]
  const isLeft = start - first <= last - end
  const corner = isLeft ? 'left' : 'right'
  const distance = Math.max(0, isLeft ? start - first : last - end)
  return {
    letter: letterOf(shell, face),
    seat: 'wall',
    from: [{ letter: stretch ? neighbourOf(shell, stretch, corner) : '', distance, corner }],
    feet: [],
    at: fromWall(face.frame, { along: middle, across: 0 }),
    inward: face.frame.inward,
  } as const
}

/** The letter of the wall that a stretch ends at. */
function neighbourOf(shell: Shell, stretch: Stretch, corner: 'left' | 'right'): string {
  const sides = stretch.room === null ? [] : (shell.rooms[stretch.room]?.sides ?? [])
  const end = corner === 'left' ? stretch.from : stretch.to
  const next = sides.find((side) => {
    const [x, y] = corner === 'left' ? side.to : side.from
    return side !== stretch && Math.hypot(x - end[0], y - end[1]) < 1
  })
  return next ? letterOf(shell, next) : ''
}

/** On the floor or under the ceiling: measured from the two nearest walls that are not parallel. */
function looseFixture(shell: Shell, standing: StandingFixture): Unnumbered | null {
  const { id, fixture, place, size } = standing
  const { seat } = fixture.placement
  if (seat.on !== 'floor' && seat.on !== 'ceiling') return null
  const at = footprintCentre(standing)
  const room = shell.rooms.find((each) => isInRoom(at, each))
  const near = (room?.sides ?? []).flatMap((side) => distanceTo(shell, side, at) ?? [])
  const [first, ...others] = near.toSorted((a, b) => a.distance - b.distance)
  const second = others.find(
    ({ inward: [x, y] }) => first && Math.abs(x * first.inward[1] - y * first.inward[0]) > 0.5,
  )
  const nearest = [first, second].flatMap((each) => each ?? [])
  return {
    of: { kind: 'fixture', id },
    kind: fixture.kind,
    letter: '',
    seat: seat.on,
    from: nearest.map(({ letter, distance }) => ({ letter, distance, corner: null })),
    feet: nearest.map(({ foot }) => foot),
    height: place.at[2],
    size: { width: size.width, height: size.height },
    at,
    inward: [0, 1],
  }
}

function distanceTo(shell: Shell, side: Stretch, at: Point) {
  const face = shell.face(side.wall, side.side)
  if (!face) return null
  const { along: where, across } = toWall(face.frame, at)
  const isBefore = where >= side.start - 1 && where <= side.end + 1 && across >= 0
  if (!isBefore) return null
  const foot = fromWall(face.frame, { along: where, across: 0 })
  return { letter: letterOf(shell, side), distance: across, inward: face.frame.inward, foot }
}
