import { footprint, type Placement, seatItem } from '@arredo/geometry'
import { alone, type Settled } from '@arredo/planning'
import { type RowId, standingRow } from '@arredo/project'
import type { Hit, Modifiers, Newcomer, Shown } from '../editor-state.ts'
import { carriedOverFace } from '../seat-on-face.ts'
import { outlineOf } from '../select/row-marks.ts'
import { isInTheWay, noRoom, placeSettled, settlerOf, settling } from '../settling.ts'
import type { ToldSnaps } from '../snap-lines.ts'
import { tellSnaps } from '../snap-lines.ts'
import { surroundings } from '../surroundings.ts'
import { tinted } from '../tinted.ts'
import { type Entry, plainTool, type Tool, type Workbench } from './tool.ts'

/** Carries a newcomer under the pointer and leaves it where the pointer is released. */
export function placeTool(workbench: Workbench, newcomer: Newcomer): Tool {
  const { desk } = workbench
  const row: RowId = workbench.newId()
  const settler = settlerOf(newcomer)
  let settled: Settled | null = null
  let missing: number | null = null
  let isBarred = false
  let told: ToldSnaps | null = null
  let shown: Shown | null = null

  /** The row it becomes: its own, or that of what it takes the place of. */
  const rowNow = () => settled?.replaces ?? row

  const carry = (hit: Hit, { freely }: Modifiers) => {
    const snaps = workbench.state().snaps && !freely
    const seated = seatedAt(hit, snaps)
    const centre = [hit.point[0], hit.point[1]] as const
    const found = settling(desk.current(), settler, centre, seated, hit, { snaps, replaces: true })
    missing = found && 'missing' in found ? found.missing : null
    settled = found && 'placement' in found ? found : alone(seated)
    const preview = desk.preview(placeSettled(newcomer, row, settled), null)
    shown = preview.ok ? tinted(preview.value, [rowNow()]) : null
    isBarred = shown !== null && snaps && isInTheWay(shown, rowNow(), settler, found)
    const seen = { isBlind: settler.blind !== undefined, isUpright: workbench.sheet().isUpright }
    told = shown && tellSnaps(shown, rowNow(), { snaps, found, ...seen })
    workbench.changed()
  }

  /** As anything goes that knows no runs. */
  const seatedAt = (hit: Hit, snaps: boolean): Placement => {
    const { size, attach, mountHeight } = newcomer
    const { shell, neighbours } = surroundings(desk.current(), null)
    const held = settled?.placement
    const keep = held?.seat.on === 'wall' ? held.seat : null
    const seeker = {
      ...{ size, attach, elevation: mountHeight, keep },
      rotation: keep || held?.seat.on !== 'floor' ? 0 : held.rotation,
    }
    return (
      carriedOverFace(desk.current(), newcomer, hit, snaps) ??
      seatItem([hit.point[0], hit.point[1]], seeker, shell, neighbours, snaps)
    )
  }

  return {
    ...plainTool,
    hovers: true,
    carries: true,
    cursor: () => 'copy',
    preview: () => shown,
    overlay: () => (shown ? [...outlineOf(shown, rowNow()), ...(told?.marks ?? [])] : []),
    hint: () => told?.hint ?? null,
    entries: () => (shown && missing !== null ? missingRoom(shown, row, missing) : []),
    down: carry,
    move: carry,

    up(hit, modifiers) {
      carry(hit, modifiers)
      if (!settled) return
      if (isBarred) return void workbench.refuse(noRoom)
      const id = rowNow()
      const placed = workbench.attempt(placeSettled(newcomer, row, settled), null)
      workbench.leave()
      if (placed.ok) workbench.set({ selection: [{ kind: 'row', id }] })
    },

    cancel() {
      settled = null
      missing = null
      shown = null
      told = null
      return false
    },
  }
}

/** How much room is missing, told along the item's back. */
function missingRoom({ document, evaluation }: Shown, row: RowId, missing: number): readonly Entry[] {
  const item = standingRow(document, evaluation, row)
  if (!item) return []
  const [left, right] = footprint(item)
  const height = item.place.at[2]
  return [
    {
      id: 'missing room',
      label: '{{value}} too little room',
      kind: 'length',
      value: Math.ceil(missing),
      from: [...left, height],
      to: [...right, height],
      isLive: false,
      enter: null,
    },
  ]
}
