import type { Catalogue } from '@arredo/catalogue'
import { footprint, openingOnFace, shellOf, toWall, type WallFace } from '@arredo/geometry'
import {
  type Evaluation,
  openingsNow,
  type ProjectDocument,
  standingRow,
  standingRows,
} from '@arredo/project'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { checks } from '../checks/index.ts'
import type { Run, RunEnd, RunKind, RunLine } from '../runs/run.ts'
import { runsOf } from '../runs/runs-of.ts'
import { faceAt } from './kitchen-for-tests.ts'
import { built, evaluatedWith, kitchens, walls } from './random-kitchens.ts'

/** What the kitchen makes fillers for. */
const [narrowest, widest] = [20, 200]
const isFilled = (gap: number) => gap >= narrowest && gap <= widest

type Now = { readonly document: ProjectDocument; readonly evaluation: Evaluation; readonly face: WallFace }

/** Along every wall, below and above, between what no unit can take: walls, doors, units of the other wall. */
export function assertFreeWidth(kitchen: Catalogue, numRuns: number): void {
  const catalogues = new Map([['KITCHEN', kitchen]])
  fc.assert(
    fc.property(kitchens, (wanted) => {
      const document = built(wanted, catalogues)
      const evaluation = evaluatedWith(document, catalogues)
      for (const wall of walls) {
        const { wall: id, side } = faceAt(document, wall)
        const face = shellOf(document).face(id, side)
        if (!face) throw new Error(`There is a wall in the ${wall}`)
        for (const kind of ['floor', 'wall'] as const)
          for (const bay of baysOf({ document, evaluation, face }, kind))
            expect(bay.units + bay.fillers + bay.gaps, `${wall} ${kind}`).toBeCloseTo(bay.free, 0)
      }
    }),
    { numRuns },
  )
}

type Bay = { readonly free: number; readonly units: number; readonly fillers: number; readonly gaps: number }

/** Lines with nothing but gaps between them. */
function baysOf(now: Now, kind: RunKind): readonly Bay[] {
  const onFace = linesOn(now, kind)
  const bays: Bay[] = []
  let [from, units, gaps] = [0, 0, 0]
  for (const [index, each] of onFace.entries()) {
    const next = onFace[index + 1]
    if (units === 0) {
      const before = edgeOf(now, each, 'left')
      from = before.at
      gaps = before.gap
    }
    units += each.line.frame.length
    const { at, gap, row } = edgeOf(now, each, 'right')
    const back = next && edgeOf(now, next, 'left')
    // A tall unit ends at a window that base units pass below.
    const isMet = row !== null && row === next?.line.items[0]?.standing.id
    if (back && isMet && back.row === each.line.items.at(-1)?.standing.id) {
      expect(back.gap, 'both say the same of what is between them').toBeCloseTo(gap, 0)
      gaps += gap
      continue
    }
    const fillers = fillersIn(now, kind, from, at)
    bays.push({ free: at - from, units, fillers, gaps: gaps + gap })
    units = 0
  }
  return bays
}

type OnFace = { readonly run: Run; readonly line: RunLine; readonly start: number; readonly end: number }

function linesOn({ document, evaluation, face }: Now, kind: RunKind): readonly OnFace[] {
  return runsOf(document, evaluation)
    .filter((run) => run.kind === kind)
    .flatMap((run) => run.lines.map((line) => ({ run, line })))
    .filter(({ line }) => line.face?.wall === face.wall && line.face.side === face.side)
    .map(({ run, line }) => {
      const start = toWall(face.frame, line.frame.origin).along
      return { run, line, start, end: start + line.frame.length }
    })
    .toSorted((one, two) => one.start - two.start)
}

/** Where the free wall ends beside a line, and how much of it is reported as left open. */
function edgeOf(now: Now, { run, line, start, end }: OnFace, side: 'left' | 'right') {
  const isLeft = side === 'left'
  const here = isLeft ? start : end
  const isEnd = !run.isRing && line === (isLeft ? run.lines[0] : run.lines.at(-1))
  if (!isEnd) {
    const at = roundCorner(now, run, line, isLeft)
    const gap = Math.abs(at - here)
    return { at, gap: isFilled(gap) || gap < 1 ? 0 : toldBeside(now, line, side), row: null }
  }
  const told = run[side]
  if (told.meets === 'nothing') throw new Error('There is a wall at the end of every wall')
  const isClosed = told.meets === 'wall' && isFilled(told.distance)
  const row = told.meets === 'item' ? told.row : null
  return { at: obstacleAt(now, told, here, isLeft), gap: isClosed ? 0 : told.distance, row }
}

/** What the checks say of a gap in a corner. */
function toldBeside({ document, evaluation }: Now, { items }: RunLine, side: 'left' | 'right'): number {
  const item = (side === 'left' ? items[0] : items.at(-1))?.standing.id
  const plan = { document, evaluation, catalogues: new Map(), newId: () => 'new' }
  const said = checks.gapInRun?.find(plan).find(({ records: [one, ...more] }) => one?.id === item && !more[0])
  const length = said?.why.values?.length
  return length && 'length' in length ? length.length : 0
}

/** The other line of a corner stands in the way, or a corner unit does not. */
function roundCorner({ face }: Now, run: Run, line: RunLine, isLeft: boolean): number {
  const index = run.lines.indexOf(line)
  const other = run.lines.at((index + (isLeft ? -1 : 1)) % run.lines.length)
  const end = isLeft ? 0 : face.frame.length
  const met = isLeft ? other?.items.at(-1) : other?.items[0]
  const own = isLeft ? line.items[0] : line.items.at(-1)
  if (!met || !own || met.standing.id === own.standing.id) return end
  const alongs = footprint(met.standing).map((corner) => toWall(face.frame, corner))
  // The one that runs into the corner has the whole wall; the other begins at its front.
  const isInto = alongs.every(({ across }) => across > 1)
  return isInto ? end : edgeFacing(alongs, isLeft)
}

function edgeFacing(alongs: readonly { readonly along: number }[], isLeft: boolean): number {
  const all = alongs.map(({ along }) => along)
  return isLeft ? Math.max(...all) : Math.min(...all)
}

/** Measured in the room, not taken from what the run says. */
function obstacleAt(
  { document, evaluation, face }: Now,
  told: Exclude<RunEnd, { meets: 'nothing' }>,
  here: number,
  isLeft: boolean,
): number {
  if (told.meets === 'wall') return isLeft ? 0 : face.frame.length
  if (told.meets === 'item') {
    const item = standingRow(document, evaluation, told.row)
    if (!item) throw new Error('What a run meets stands there')
    return edgeFacing(
      footprint(item).map((corner) => toWall(face.frame, corner)),
      isLeft,
    )
  }
  const edges = openingsNow(document, evaluation)
    .filter(({ wall }) => wall === face.wall)
    .map((opening) => openingOnFace(opening, face))
    .flatMap(({ start, end }) => (isLeft ? (end <= here + 1 ? [end] : []) : start >= here - 1 ? [start] : []))
  return isLeft ? Math.max(...edges) : Math.min(...edges)
}

function fillersIn({ document, evaluation, face }: Now, kind: RunKind, from: number, to: number): number {
  return standingRows(document, evaluation)
    .filter(({ row, seat }) => {
      const isFiller = row.kind === 'article' && row.auto?.kind === 'filler'
      const isHere = seat.on === 'wall' && seat.wall === face.wall && seat.side === face.side
      return isFiller && isHere && (row.article === 'FILLER-WALL') === (kind === 'wall')
    })
    .filter(({ row }) => {
      const start = row.placement?.at[0] ?? 0
      return start >= from - 1 && start < to
    })
    .reduce((sum, { size }) => sum + size.width, 0)
}
