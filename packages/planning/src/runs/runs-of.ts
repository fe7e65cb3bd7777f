import { type Shell, toWall } from '@arredo/geometry'
import {
  type Evaluation,
  isSameRecord,
  lately,
  type ProjectDocument,
  type StandingRow,
} from '@arredo/project'
import { isRing, joinedLines } from './joined-lines.ts'
import { linesOf, type SpanLine, touching } from './lines-of.ts'
import type { Run, RunKind, RunLine } from './run.ts'
import { runEnds, sightOf } from './run-ends.ts'
import { isInSight, type Sight } from './sight.ts'
import type { Span } from './span.ts'
import { type Surroundings, surroundingsOf } from './surroundings.ts'

type Known = {
  readonly of: ProjectDocument
  readonly around: Surroundings
  readonly runs: Map<number, readonly Run[]>
}

const latest = new WeakMap<Evaluation, Known>()

/**
 * Every run of the alternative that was evaluated: found from where things stand, never stored. Gaps up to `bridged`
 * millimetres count as part of a run, for what spans them.
 */
export function runsOf(
  document: ProjectDocument,
  evaluation: Evaluation,
  bridged: number = touching,
): readonly Run[] {
  const known = knownOf(document, evaluation)
  const runs = known.runs.get(bridged) ?? findRuns(known.around, bridged)
  known.runs.set(bridged, runs)
  return runs
}

/** All that stands around at that moment. */
export function aroundOf(document: ProjectDocument, evaluation: Evaluation): Surroundings {
  return knownOf(document, evaluation).around
}

/** What is let into worktops, by the room it lies in: the same list as long as nothing of it moves. */
export function cutsByRoom(
  document: ProjectDocument,
  evaluation: Evaluation,
): readonly (readonly StandingRow[])[] {
  return aroundOf(document, evaluation).cuts
}

function knownOf(document: ProjectDocument, evaluation: Evaluation): Known {
  const last = latest.get(evaluation)
  if (last?.of === document) return last
  const known = { of: document, around: surroundingsOf({ document, evaluation }), runs: new Map() }
  latest.set(evaluation, known)
  return known
}

function findRuns(around: Surroundings, bridged: number): readonly Run[] {
  return knownCourses(around, bridged).map((course) => runAlong(course, around, bridged))
}

type Found = {
  /** When it was looked for last. */
  moment: object
  readonly openings: Surroundings['openings']
  readonly run: Run
  readonly sight: Sight
}

/** The newest run of a course: it ends where it ended as long as nothing moves that its ends can see. */
const found = new WeakMap<Course, Found>()

function runAlong(course: Course, around: Surroundings, bridged: number): Run {
  const { moment, openings } = around
  const last = found.get(course)
  if (last && last.openings === openings && (last.moment === moment || isAsSeen(last, around))) {
    last.moment = moment
    return last.run
  }
  const { kind, lines } = course
  const run = knownRun({ kind, lines, isRing: isRing(lines), ...runEnds(lines, around) }, bridged)
  found.set(course, { moment, openings, run, sight: sightOf(lines) })
  return run
}

function isAsSeen({ moment, sight }: Found, { since }: Surroundings): boolean {
  return since?.moment === moment && !isInSight(sight, since.circles)
}

/** Lines of one run, and where it comes in their order: along the walls; what stands free comes last. */
type Course = {
  readonly kind: RunKind
  readonly lines: readonly SpanLine[]
  readonly seat: number
  readonly along: number
  readonly id: string
}

/** Of each list of spans its courses, and all of them in order. */
type Courses = {
  readonly spans: readonly (readonly Span[])[]
  readonly each: readonly (readonly Course[])[]
  readonly inOrder: readonly Course[]
}

/** The newest of a shell by what counts as bridged: as long as nothing of a room moves, its lines are joined as they were. */
const ofShell = new WeakMap<Shell, Map<number, Courses>>()

function knownCourses({ shell, spans: byRoom }: Surroundings, bridged: number): readonly Course[] {
  const byWidth = ofShell.get(shell) ?? new Map<number, Courses>()
  ofShell.set(shell, byWidth)
  const last = byWidth.get(bridged)
  const spans = byRoom.flatMap(({ floor, wall }) => [floor, wall])
  const each = spans.map(
    (of, at) => (of === last?.spans[at] ? last.each[at] : undefined) ?? newCourses(shell, of, bridged),
  )
  const isSame = last?.each.every((courses, at) => courses === each[at])
  const inOrder = last && isSame ? last.inOrder : each.flat().sort(byOrder)
  byWidth.set(bridged, { spans, each, inOrder })
  return inOrder
}

function newCourses(shell: Shell, spans: readonly Span[], bridged: number): readonly Course[] {
  return joinedLines(linesOf(spans, shell.seats, bridged)).map((lines) => courseOf(shell, lines))
}

function courseOf({ seats, face }: Shell, lines: readonly SpanLine[]): Course {
  const [first] = lines
  const [kind, id] = [first?.spans[0]?.kind ?? 'floor', first?.items[0]?.standing.id ?? '']
  if (!first?.face) return { kind, lines, seat: seats.length, along: 0, id }
  const { wall, side } = first.face
  const seat = seats.findIndex((each) => each.wall === wall && each.side === side)
  const along = face(wall, side)
  return { kind, lines, seat, along: along ? toWall(along.frame, first.frame.origin).along : 0, id }
}

function byOrder(one: Course, two: Course): number {
  return one.seat - two.seat || one.along - two.along || (one.id < two.id ? -1 : one.id > two.id ? 1 : 0)
}

/** By the first line: a run that nobody touches is the same object, so that what follows it is known again. */
const byFirstLine = lately<RunLine, Map<number, Run>>()

function knownRun(run: Run, bridged: number): Run {
  const [first] = run.lines
  if (!first) return run
  const ofFirst = byFirstLine.get(first) ?? new Map<number, Run>()
  byFirstLine.set(first, ofFirst)
  const last = ofFirst.get(bridged)
  if (last && isSameRun(last, run)) return last
  ofFirst.set(bridged, run)
  return run
}

function isSameRun(one: Run, two: Run): boolean {
  return (
    one.lines.length === two.lines.length &&
    one.lines.every((line, at) => line === two.lines[at]) &&
    isSameRecord(one.left, two.left) &&
    isSameRecord(one.right, two.right)
  )
}
