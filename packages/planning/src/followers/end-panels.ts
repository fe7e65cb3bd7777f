import { standingRow } from '@arredo/project'
import type { Run, RunEnd, RunItem } from '../runs/run.ts'
import { freeAt, itemAt, lineAt, type RunSide, runSides, toWallAt } from './ends.ts'
import { coursesOf, type OpenRule, type Piece, pieceAlong, placed, type Room } from './piece.ts'

/** Where a run ends in the open and the side of its last unit is seen. */
export function endPanels(room: Room, run: Run, open: OpenRule): readonly Piece[] {
  return runSides.flatMap((side) => panelAt(room, run, open, side)?.piece ?? [])
}

type Panel = { readonly piece: Piece; readonly thickness: number }

/** Of one moment: all that lies along a run asks for the panels at its ends. */
const panels = new WeakMap<Room, Map<Run, Map<OpenRule, Partial<Record<RunSide, Panel | null>>>>>()

/** The panel at one end, with how thick it is. */
export function panelAt(room: Room, run: Run, open: OpenRule, side: RunSide): Panel | null {
  const byRun = panels.get(room) ?? new Map()
  panels.set(room, byRun)
  const byRule = byRun.get(run) ?? new Map()
  byRun.set(run, byRule)
  const ofRule = byRule.get(open) ?? {}
  byRule.set(open, ofRule)
  const last = ofRule[side]
  if (last !== undefined) return last
  const panel = newPanel(room, run, open, side)
  ofRule[side] = panel
  return panel
}

function newPanel(room: Room, run: Run, open: OpenRule, side: RunSide): Panel | null {
  const line = lineAt(run, side)
  const item = itemAt(line, side)
  if (!line || !item || toWallAt(run[side]) !== null) return null
  const isMeant = coursesOf(line, open).some(({ items }) => items.includes(item))
  const course = { line, items: [item], start: item.start, end: item.end }
  const made = isMeant ? pieceAlong(room, open, course, item.start, item.end) : null
  if (!made || freeAt(run[side], made.size.width) < made.size.width) return null
  if (isLeftToOther(room, run[side], item, made.size.width)) return null
  const { followed, ...piece } = made
  const { size } = piece
  const along = side === 'left' ? item.start - size.width : item.end
  const placement = placed(room, line, along, open.out(followed), open.up(followed))
  return { piece: { ...piece, placement }, thickness: size.width }
}

/** Two units with room for one panel between them: it belongs to the higher, of two as high to the smaller row. */
function isLeftToOther(
  { document, evaluation }: Room,
  end: RunEnd,
  { standing }: RunItem,
  thickness: number,
): boolean {
  if (end.meets !== 'item' || end.distance >= 2 * thickness) return false
  const other = evaluation.articles[end.row]?.run ? standingRow(document, evaluation, end.row) : null
  if (!other) return false
  const [own, others] = [standing.size.height, other.size.height]
  return own === others ? other.id < standing.id : others > own
}
