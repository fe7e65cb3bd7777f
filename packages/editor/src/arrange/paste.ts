import {
  collides,
  freePlacement,
  type Place,
  type Placement,
  placeOf,
  type Standing,
  seatItem,
} from '@arredo/geometry'
import {
  blockOf,
  type Clip,
  carriedTo,
  clipText,
  isSpecial,
  movableOf,
  type ProjectDocument,
  pasteRows,
  placementAt,
  type Result,
  type RowId,
  type StandingRow,
  standingRow,
  takingRoom,
  withNewIds,
} from '@arredo/project'
import type { Hit } from '../editor-state.ts'
import { groundOf } from '../ground-of.ts'
import { idsOf, rowsNamed } from '../selection.ts'
import { surroundings } from '../surroundings.ts'
import type { Workbench } from '../tools/tool.ts'
import { itemsSelected } from './items-selected.ts'
import { stepRight } from './step-right.ts'

/** What is selected as text for a clipboard. */
export function clipOfSelection({ desk, state }: Workbench): Result<string> {
  return clipText(desk.current(), idsOf(state().selection, 'row'))
}

/** At the pointer, else beside what is selected, else where there is room. */
export function pasteClip(
  workbench: Workbench,
  clip: Clip,
  packs: Readonly<Record<string, string>>,
  pointer: Hit | null,
): Result<ProjectDocument> {
  const { desk, newId } = workbench
  // In the order they had, whatever order they were kept in.
  const rows = Object.values(withNewIds(clip.document, newId).rows).toSorted(
    (one, two) => one.order - two.order,
  )
  const trial = desk.preview(pasteRows, { rows, packs })
  if (!trial.ok) return workbench.refuse(trial.message)
  const { document, evaluation } = trial.value
  // A rule may have taken one for its own already.
  const isUnknown = rows.some(({ id }) => document.rows[id]?.kind === 'article' && !evaluation.articles[id])
  if (isUnknown) return workbench.refuse('This comes from a catalogue that cannot be used here')

  const items = movableOf(rows.flatMap(({ id }) => standingRow(document, evaluation, id) ?? []))
  const block = blockOf(takingRoom(items))
  const to = block && spotForPaste(workbench, items, block, pointer)
  const placed = new Map<RowId, Placement>(
    block && to
      ? items.map((item) => [item.id, placementAt(document, item, carriedTo(block.place, to, item))])
      : [],
  )
  const seated = rows.map((row) => {
    const placement = placed.get(row.id)
    return placement && 'placement' in row ? { ...row, placement } : row
  })
  const result = workbench.attempt(pasteRows, { rows: seated, packs })
  const taken = rows.filter((row) => !isSpecial(row)).map(({ id }) => id)
  if (result.ok) workbench.set({ selection: rowsNamed(taken) })
  return result
}

function spotForPaste(
  workbench: Workbench,
  items: readonly StandingRow[],
  block: Standing,
  pointer: Hit | null,
): Place | null {
  const now = workbench.desk.current()
  const { shell, openings, others } = surroundings(now, null)
  const { size, place } = block
  const elevation = place.at[2]
  if (pointer) {
    const hangs = items.every((item) => item.place.at[2] > 0 && item.seat.on !== 'ceiling')
    const attach = hangs ? 'wall' : 'floor'
    const seeker = { size, attach, elevation, rotation: place.rotation, keep: null } as const
    const snaps = workbench.state().snaps
    const seated = seatItem([pointer.point[0], pointer.point[1]], seeker, shell, others, snaps)
    const spot = placeOf({ placement: seated, size }, groundOf(now))
    if (spot) return firstFree(workbench, { place: spot, size }) ?? spot
  }
  const selected = blockOf(takingRoom(itemsSelected(workbench)))
  if (selected) {
    const at = stepRight(selected, selected.size.width)
    const beside = { ...at, at: [at.at[0], at.at[1], elevation] as const }
    const free = firstFree(workbench, { place: beside, size })
    if (free) return free
  }
  const free = freePlacement(shell, openings, others, size, elevation)
  return placeOf({ placement: free, size }, groundOf(now))
}

/** Pasted twice at one place, the second stands beside the first: neither hides the other. */
function firstFree({ desk }: Workbench, block: Standing): Place | null {
  const { shell, others } = surroundings(desk.current(), null)
  for (let tried = 0; tried < 8; tried++) {
    const place = stepRight(block, tried * block.size.width)
    if (!collides({ place, size: block.size }, others, shell.walls)) return place
  }
  return null
}
