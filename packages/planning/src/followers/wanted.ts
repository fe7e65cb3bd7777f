import type { Choices, FollowerKind } from '@arredo/catalogue'
import type { FaceName, Shell, WallFace } from '@arredo/geometry'
import { type OpeningNow, openingsNow, type StandingRow, standingRow, type Turns } from '@arredo/project'
import { touching } from '../runs/lines-of.ts'
import { roomUnder } from '../runs/room-under.ts'
import type { Run, RunEnd } from '../runs/run.ts'
import { cutsByRoom, runsOf } from '../runs/runs-of.ts'
import { boards } from './boards.ts'
import { endPanels } from './end-panels.ts'
import { fillers } from './fillers.ts'
import { freeBehind } from './free-behind.ts'
import type { OpenRule, Piece, Room } from './piece.ts'
import type { RuleBook } from './rule-book.ts'
import { splashbacks } from './splashbacks.ts'
import { worktops } from './worktops.ts'

type Wanted = (room: Room, run: Run, open: OpenRule, panels: readonly OpenRule[]) => readonly Piece[]

const byKind: Readonly<Record<FollowerKind, Wanted>> = {
  worktop: worktops,
  plinth: boards,
  cornice: boards,
  pelmet: boards,
  endPanel: endPanels,
  filler: fillers,
  splashback: splashbacks,
}

/** Everything that the rules of the packs want of these runs: rule by rule, run by run. */
export function* wantedPieces(room: Room, book: RuleBook): Turns<readonly Piece[]> {
  const byWidth = new Map<number, readonly Wishes[]>()
  for (const width of new Set(book.rules.map(spannedBy))) {
    byWidth.set(width, wishesOf(room, book, width))
    yield
  }
  const pieces: Piece[] = []
  for (const open of book.rules) {
    const all = byWidth.get(spannedBy(open)) ?? []
    for (const wishes of all) for (const piece of piecesOf(room, wishes, open)) pieces.push(piece)
  }
  return pieces
}

/** A filler closes gaps; all else spans those that its rule says. */
function spannedBy({ rule: { kind, widest } }: OpenRule): number {
  return kind === 'filler' || widest === undefined ? touching : widest
}

/** What is known of what a run wants, and all that it was worked out from besides the run. */
type Wishes = {
  readonly run: Run
  readonly book: RuleBook
  readonly header: Choices
  readonly openings: readonly OpeningNow[]
  /** Joints keep away from what is let in. */
  readonly letIn: readonly StandingRow[] | undefined
  readonly left: StandingRow | null
  readonly right: StandingRow | null
  readonly faces: readonly (WallFace | null | undefined)[]
  /** Behind each of its lines. */
  readonly behind: readonly number[]
  readonly pieces: Map<OpenRule, readonly Piece[]>
}

/** The newest of a run: while one unit is dragged, what all other runs want is as it was. */
const latest = new WeakMap<Run, Wishes>()

function wishesOf(room: Room, book: RuleBook, width: number): readonly Wishes[] {
  const { document, evaluation, header, shell } = room
  const [openings, cuts] = [openingsNow(document, evaluation), cutsByRoom(document, evaluation)]
  return runsOf(document, evaluation, width).map((run) => {
    const last = latest.get(run)
    const [left, right] = [metAt(room, run.left), metAt(room, run.right)]
    const letIn = cuts[roomOf(run, shell)]
    const isAsItWas =
      last?.book === book &&
      last.header === header &&
      last.openings === openings &&
      last.letIn === letIn &&
      last.left === left &&
      last.right === right &&
      run.lines.every(
        (line, at) =>
          faceOf(shell, line.face) === last.faces[at] && freeBehind(room, line) === last.behind[at],
      )
    if (isAsItWas) return last
    const faces = run.lines.map(({ face }) => faceOf(shell, face))
    const behind = run.lines.map((line) => freeBehind(room, line))
    const wishes = { run, book, header, openings, letIn, left, right, faces, behind, pieces: new Map() }
    latest.set(run, wishes)
    return wishes
  })
}

function roomOf({ lines }: Run, shell: Shell): number {
  const first = lines[0]?.items[0]?.standing
  return first ? roomUnder(first, shell) : -1
}

function metAt({ document, evaluation }: Room, end: RunEnd): StandingRow | null {
  return end.meets === 'item' ? standingRow(document, evaluation, end.row) : null
}

function faceOf(shell: Shell, face: FaceName | null): WallFace | null | undefined {
  return face && shell.face(face.wall, face.side)
}

function piecesOf(room: Room, { run, book, pieces }: Wishes, open: OpenRule): readonly Piece[] {
  const last = pieces.get(open)
  if (last) return last
  const made = byKind[open.rule.kind](room, run, open, book.panels)
  pieces.set(open, made)
  return made
}
