import { type Placement, seatItem } from '@arredo/geometry'
import { placeArticle, type RowId } from '@arredo/project'
import type { Hit, Modifiers, Newcomer, Shown } from '../editor-state.ts'
import { articleOf } from '../newcomer.ts'
import { carriedOverFace } from '../seat-on-face.ts'
import { outlineOf } from '../select/row-marks.ts'
import { surroundings } from '../surroundings.ts'
import { tinted } from '../tinted.ts'
import { plainTool, type Tool, type Workbench } from './tool.ts'

/** Carries a newcomer under the pointer and leaves it where the pointer is released. */
export function placeTool(workbench: Workbench, newcomer: Newcomer): Tool {
  const { desk } = workbench
  const row: RowId = workbench.newId()
  let placement: Placement | null = null
  let shown: Shown | null = null

  const carry = (hit: Hit, { freely }: Modifiers) => {
    const { point } = hit
    const { size, attach, mountHeight } = newcomer
    const { shell, others } = surroundings(desk.current(), null)
    const keep = placement?.seat.on === 'wall' ? placement.seat : null
    const snaps = workbench.state().snaps && !freely
    placement =
      carriedOverFace(desk.current(), newcomer, hit, snaps) ??
      seatItem(
        [point[0], point[1]],
        { size, attach, elevation: mountHeight, rotation: keep ? 0 : (placement?.rotation ?? 0), keep },
        shell,
        others,
        snaps,
      )
    const preview = desk.preview(placeArticle, articleOf(newcomer, row, placement))
    shown = preview.ok ? tinted(preview.value, [row]) : null
    workbench.changed()
  }

  return {
    ...plainTool,
    hovers: true,
    carries: true,
    cursor: () => 'copy',
    preview: () => shown,
    overlay: () => (shown ? outlineOf(shown, row) : []),
    down: carry,
    move: carry,

    up(hit, modifiers) {
      carry(hit, modifiers)
      if (!placement) return
      const placed = desk.run(placeArticle, articleOf(newcomer, row, placement))
      workbench.leave()
      if (placed.ok) workbench.set({ selection: [{ kind: 'row', id: row }] })
    },

    cancel() {
      placement = null
      shown = null
      return false
    },
  }
}
