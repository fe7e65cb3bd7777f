import { type Held, type HeldWhy, heldBy, type Settling } from '@arredo/planning'
import { type Preview, type RowId, standingRow } from '@arredo/project'
import type { OverlayShape, SnapHint } from './tools/tool.ts'

/** What is shown and said while something is carried. */
export type ToldSnaps = { readonly marks: readonly OverlayShape[]; readonly hint: SnapHint | null }

export type Carried = {
  readonly snaps: boolean
  /** What the runs of the room made of it; null where none took it. */
  readonly found: Settling
  readonly isBlind: boolean
  /** Whether one looks at a wall, and so at heights. */
  readonly isUpright: boolean
}

type Named = { readonly label: string }

const names: Readonly<Record<HeldWhy, Named>> = {
  neighbour: { label: 'neighbour' },
  'end of the wall': { label: 'end of the wall' },
  opening: { label: 'edge of the opening' },
  'middle of the opening': { label: 'middle of the opening' },
  pipe: { label: 'middle of the connection' },
  'middle of an item': { label: 'middle of another item' },
  'edge of an item': { label: 'edge of another item' },
  'middle of the wall': { label: 'middle of the wall' },
  'middle of the gap': { label: 'middle of the gap' },
  level: { label: 'same height' },
  'middle of the unit': { label: 'middle of the unit' },
  joint: { label: 'the place made for it' },
}

const modes = {
  free: { label: 'Free' },
  lacks: { label: 'Not enough room' },
  replaces: { label: 'Takes the place of another' },
  corner: { label: 'In the corner' },
  unit: { label: 'On the unit' },
  run: { label: 'In the run' },
  wall: { label: 'On the wall' },
  ceiling: { label: 'On the ceiling' },
  joined: { label: 'Joined' },
  line: { label: 'In line' },
  floor: { label: 'On the floor' },
} as const satisfies Readonly<Record<string, Named>>

/** The lines that took hold of a row in a preview, and how it is held there. */
export function tellSnaps(preview: Preview, row: RowId, carried: Carried): ToldSnaps {
  const held = carried.snaps ? heldBy(preview, row, { levels: carried.isUpright }) : []
  const told = [...new Set(held.map(({ why }) => names[why].label))]
  const mode = modeOf(preview, row, carried, held)
  return { marks: held.map(markOf), hint: { mode: modes[mode].label, held: told, isFree: !carried.snaps } }
}

function modeOf(
  { document, evaluation }: Preview,
  row: RowId,
  { snaps, found, isBlind }: Carried,
  held: readonly Held[],
): keyof typeof modes {
  if (!snaps) return 'free'
  if (found && 'missing' in found) return 'lacks'
  if (found?.replaces) return 'replaces'
  const seat = standingRow(document, evaluation, row)?.seat.on
  const isHeldBy = (why: HeldWhy) => held.some((each) => each.why === why)
  if (seat === 'corner' || (isBlind && isHeldBy('end of the wall'))) return 'corner'
  if (seat === 'row') return 'unit'
  if (seat === 'wall') return found && isHeldBy('neighbour') ? 'run' : 'wall'
  if (seat === 'ceiling') return 'ceiling'
  return found ? 'joined' : held.length > 0 ? 'line' : 'floor'
}

function markOf({ from, to }: Held, index: number): OverlayShape {
  const named = { id: `snap ${index}`, tone: 'guide' } as const
  const isPoint = from.every((value, axis) => value === to[axis])
  return isPoint ? { ...named, kind: 'mark', at: from } : { ...named, kind: 'line', from, to }
}
