import {
  collides,
  itemAxes,
  nextFreeSpot,
  type Place,
  type Point,
  placeOf,
  plus,
  type Standing,
  times,
} from '@arredo/geometry'
import {
  blockOf,
  carriedTo,
  duplicateRow,
  movableOf,
  type ProjectDocument,
  placementAt,
  type Result,
  type RowId,
  repeatRows,
  type StandingRow,
  step,
  takingRoom,
  together,
  wholeExtent,
} from '@arredo/project'
import { spotForCopy } from '../free-spot.ts'
import { groundOf } from '../ground-of.ts'
import { inRoom } from '../on-plan.ts'
import { rowsNamed } from '../selection.ts'
import { surroundings } from '../surroundings.ts'
import type { Workbench } from '../tools/tool.ts'
import { itemsSelected } from './items-selected.ts'
import { stepRight } from './step-right.ts'

export type Repetition = {
  readonly times: number
  /** Millimetres between one and the next. */
  readonly gap: number
  readonly towards: 'right' | 'left' | 'up' | 'down'
}

/** What is copied by hand: what follows the copies comes by itself, where things follow. */
function copied(workbench: Workbench): readonly StandingRow[] {
  const { document, alternative } = workbench.desk.current()
  const items = movableOf(itemsSelected(workbench))
  return document.alternatives[alternative]?.followers ? takingRoom(items) : items
}

/** Several are copied as they stand to each other, beside themselves where there is room. */
export function duplicateSelection(workbench: Workbench): void {
  const { desk, newId } = workbench
  const now = desk.current()
  const originals = copied(workbench)
  const block = blockOf(originals)
  const [only] = originals
  if (!block || !only) return
  const to = originals.length > 1 ? besideItself(workbench, block) : null
  const copies = originals.map((item) => ({
    row: item.id,
    copy: newId(),
    placement: to
      ? placementAt(now.document, item, carriedTo(block.place, to, item))
      : spotForCopy(now, only, []),
  }))
  const groups = groupsOfCopies(originals, newId)
  const steps = copies.map((copy) => step(duplicateRow, { ...copy, ...groups(copy.row) }))
  if (workbench.attempt(together('Duplicate', steps), null).ok) {
    workbench.set({ selection: rowsNamed(copies.map(({ copy }) => copy)) })
  }
}

export function repeatSelection(
  workbench: Workbench,
  { times: count, gap, towards }: Repetition,
): Result<ProjectDocument> {
  const { newId } = workbench
  const items = copied(workbench)
  const [x, y, z] = inRoom(steps[towards], workbench.sheet())
  if (!Number.isFinite(gap)) return workbench.refuse('Type a number')
  const { low, high } = wholeExtent(items, [x, y, z])
  const length = items.length === 0 ? 0 : high - low + gap
  const rounds = Array.from({ length: Math.min(1000, Math.max(0, Math.trunc(count) || 0)) })
  const copies = rounds.map(() => Object.fromEntries(items.map(({ id }) => [id, newId()])))
  const isGroup = items.length > 1 && new Set(items.map(({ row }) => row.group ?? '')).size === 1
  const groups = isGroup && items[0]?.row.group !== undefined ? copies.map(newId) : []
  const by = [x * length, y * length, z * length] as const
  const result = workbench.attempt(repeatRows, { items, by, copies, groups })
  const repeated = [...items.map(({ id }) => id), ...copies.flatMap((ids) => Object.values(ids))]
  if (result.ok) workbench.set({ selection: rowsNamed(repeated) })
  return result
}

const steps: Readonly<Record<Repetition['towards'], Point>> = {
  right: [1, 0],
  left: [-1, 0],
  up: [0, 1],
  down: [0, -1],
}

/** To its right, else along a wall that has room, else before itself. */
function besideItself({ desk }: Workbench, block: Standing): Place {
  const now = desk.current()
  const { shell, openings, others } = surroundings(now, null)
  const { size, place } = block
  const beside = stepRight(block, size.width)
  if (!collides({ place: beside, size }, others, shell.walls)) return beside

  const free = nextFreeSpot(shell, others, size, { elevation: place.at[2], openings })
  const spot = free && placeOf({ placement: free, size }, groundOf(now))
  if (spot) return spot
  const [x, y] = plus([place.at[0], place.at[1]], times(itemAxes(place.rotation).forward, size.depth))
  return { ...place, at: [x, y, place.at[2]] }
}

/** Copies of what is a group are one too; a copy of one of them alone is in none. */
function groupsOfCopies(originals: readonly StandingRow[], newId: () => string) {
  const names = new Map<string, string>()
  for (const group of new Set(originals.flatMap(({ row }) => row.group ?? []))) {
    const members = originals.filter(({ row }) => row.group === group)
    if (members.length > 1) names.set(group, newId())
  }
  return (id: RowId) => {
    const group = names.get(originals.find((item) => item.id === id)?.row.group ?? '')
    return group === undefined ? {} : { group }
  }
}
