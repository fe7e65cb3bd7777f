import {
  dot,
  type FoundRoom,
  footprintCentre,
  fromWall,
  isInRoom,
  itemAxes,
  type Point,
  type Shell,
  shellOf,
  spanOnWall,
  type WallFrame,
  wallFrame,
} from '@arredo/geometry'
import {
  type Evaluation,
  openingsNow,
  type ProjectDocument,
  type StandingRow,
  standingRows,
} from '@arredo/project'
import { onFace } from '../elevation/on-face.ts'
import { facesInOrder, letterOf } from '../elevation/wall-letters.ts'
import { itemKind } from '../plan/item-kind.ts'
import { outlinesOf } from './cut-outlines.ts'
import { fittedItems } from './fitted-items.ts'
import { lineThrough, type Section } from './section.ts'

/** Things side by side, on a wall or as an island, and the axes they stand along. */
type Run = {
  readonly letter: string
  readonly frame: WallFrame
  readonly items: readonly Spanned[]
}

type Spanned = { readonly item: StandingRow; readonly start: number; readonly end: number }

/** What is nearer to the next one than this goes on as the same run. */
const gap = 100
/** A shelf of spices or a lamp needs no section. */
const least = { depth: 200, height: 200 }

/**
 * One through each run of furniture, where most of it is cut, and clear of the sides of its units; a run that an
 * earlier one cuts as well needs none of its own.
 */
export function sectionsOf(document: ProjectDocument, evaluation: Evaluation): readonly Section[] {
  const shell = shellOf(document)
  const rows = fittedItems(standingRows(document, evaluation))
  const sections: Section[] = []
  for (const run of runsOf(shell, rows, openingsNow(document, evaluation))) {
    const best = bestCut(run, shell, rows, evaluation)
    if (!best) continue
    const isCutAlready = sections.some(
      (section) => section.room === best.room && cutItems(run.items, wallFrame(section)).length >= best.own,
    )
    if (!isCutAlready) sections.push({ ...best.section, number: sections.length + 1 })
  }
  return sections
}

function runsOf(
  shell: Shell,
  rows: readonly StandingRow[],
  openings: ReturnType<typeof openingsNow>,
): readonly Run[] {
  const onWalls = new Set<StandingRow>()
  const runs = facesInOrder(shell).flatMap((face): readonly Run[] => {
    const { items } = onFace(face, rows, openings)
    for (const { item } of items) onWalls.add(item)
    const letter = letterOf(shell, face)
    return grouped(items).map((group) => ({ letter, frame: face.frame, items: group }))
  })
  const worktops = rows.filter((item) => !onWalls.has(item) && itemKind(item) === 'worktop')
  return [...runs.filter(isWorthIt), ...worktops.map((top) => islandOf(top, rows, onWalls))]
}

function isWorthIt({ items }: Run): boolean {
  return items.some(
    ({ item: { size, seat } }) =>
      size.depth >= least.depth &&
      size.height >= least.height &&
      (seat.on === 'wall' || seat.on === 'corner'),
  )
}

function grouped(items: readonly Spanned[]): readonly (readonly Spanned[])[] {
  const groups: Spanned[][] = []
  let reach = Number.NEGATIVE_INFINITY
  for (const each of items.toSorted((a, b) => a.start - b.start)) {
    const group = groups.at(-1)
    if (group && each.start - reach <= gap) group.push(each)
    else groups.push([each])
    reach = Math.max(reach, each.end)
  }
  return groups
}

/** A worktop that is on no wall, with what stands below it and on it. */
function islandOf(top: StandingRow, rows: readonly StandingRow[], onWalls: ReadonlySet<StandingRow>): Run {
  const { right, forward } = itemAxes(top.place.rotation)
  const [x, y] = top.place.at
  const frame: WallFrame = {
    origin: [x, y],
    along: right,
    inward: forward,
    length: top.size.width,
    turn: top.place.rotation,
  }
  const items = rows
    .filter((item) => !onWalls.has(item))
    .map((item) => ({ item, ...spanOnWall(frame, item) }))
    .filter(({ start, end, near, far }) => {
      const isAlong = end > 0 && start < top.size.width
      return isAlong && far > 0 && near < top.size.depth
    })
  return { letter: '', frame, items }
}

type Cut = {
  readonly section: Omit<Section, 'number'>
  readonly room: number
  /** How much of the run's own is cut. */
  readonly own: number
}

/** Where between two ends of things it may be cut: in the middle there may be a joint of two leaves. */
const shares = [0.3, 0.5, 0.7] as const

function bestCut(run: Run, shell: Shell, rows: readonly StandingRow[], evaluation: Evaluation): Cut | null {
  const { items } = run
  const ends = items.flatMap(({ start, end }) => [start, end]).toSorted((a, b) => a - b)
  const middle = ((ends[0] ?? 0) + (ends.at(-1) ?? 0)) / 2
  const places = ends.slice(1).flatMap((end, index) => {
    const start = ends[index] ?? end
    return end - start < 1 ? [] : shares.map((share) => start + (end - start) * share)
  })
  let best: (Cut & { readonly worth: number }) | null = null
  for (const along of places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))) {
    const cut = cutAt(run, along, shell)
    if (!cut) continue
    const worth = worthOf(cut, run, rows, shell.rooms[cut.room], evaluation)
    if (!best || worth > best.worth) best = { ...cut, worth }
  }
  return best
}

function cutAt({ frame, items, letter }: Run, along: number, shell: Shell): Cut | null {
  const deepest = Math.max(1, ...items.map(({ item }) => spanOnWall(frame, item).far))
  const at = fromWall(frame, { along, across: deepest / 2 })
  const room = shell.rooms.findIndex((each) => isInRoom(at, each))
  const found = shell.rooms[room]
  const line = found && lineThrough(found, at, frame.inward)
  if (!line) return null
  const own = cutItems(items, wallFrame(line)).length
  return own === 0 ? null : { section: { ...line, letter, room }, room, own }
}

function cutItems(items: readonly Spanned[], frame: WallFrame): readonly Spanned[] {
  return items.filter(({ item }) => isCut(item, frame) && isAcross(item, frame))
}

/** From its back to its front, and not along it. */
function isAcross({ place }: StandingRow, frame: WallFrame): boolean {
  return Math.abs(dot(itemAxes(place.rotation).forward, frame.along)) > 0.999
}

function isCut(item: StandingRow, frame: WallFrame): boolean {
  const { start, end, near, far } = spanOnWall(frame, item)
  return near < -1 && far > 1 && end > 1 && start < frame.length - 1
}

/**
 * Things cut, its own before others, then parts of them. A plane within the side of a unit shows a board and no unit,
 * one along another run nothing that helps.
 */
function worthOf(
  { section, own }: Cut,
  { items }: Run,
  rows: readonly StandingRow[],
  room: FoundRoom | undefined,
  evaluation: Evaluation,
): number {
  const frame = wallFrame(section)
  const things = rows.filter((item) => isCut(item, frame) && room && isInRoom(footprintCentre(item), room))
  const outlines = cutItems(items, frame).flatMap(({ item }) =>
    outlinesOf(item, evaluation.articles[item.id]?.parts ?? [], frame).filter((outline) => outline.isCut),
  )
  const boards = outlines.filter(
    ({ thickness, points }) => thickness < boardThickness && areaOf(points) > boardArea,
  )
  const lengthwise = things.filter((item) => !isAcross(item, frame)).length
  const others = things.length - lengthwise
  return own * 1000 + others * 100 - lengthwise * 400 - boards.length * 1500 + Math.min(outlines.length, 99)
}

const boardThickness = 40
const boardArea = 300 * 300

function areaOf(points: readonly Point[]): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}
