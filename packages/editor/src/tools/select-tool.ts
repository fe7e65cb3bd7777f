import { distance } from '@arredo/geometry'
import type { RecordKind } from '@arredo/project'
import type { Hit, Shown } from '../editor-state.ts'
import type { Drag, Dragged, StartDrag } from '../select/drag.ts'
import { dragOpening } from '../select/drag-opening.ts'
import { dragRow } from '../select/drag-row.ts'
import { dragCorner, dragWall } from '../select/drag-wall.ts'
import { selectionEntries, selectionMarks } from '../select/marks.ts'
import { isSelected, nextSelection } from '../selection.ts'
import { plainTool, type Tool, type Workbench } from './tool.ts'

/** Millimetres a press may wander before it counts as a drag. */
const slack = 8

/** What can be dragged, by its kind. */
const drags: Readonly<Partial<Record<RecordKind, StartDrag>>> = {
  row: dragRow,
  wall: dragWall,
  corner: dragCorner,
  opening: dragOpening,
}

/** Selects what is pressed and drags it: one undo per gesture, and nothing of it is known before. */
export function selectTool(workbench: Workbench, _: null): Tool {
  const { desk, state } = workbench
  let press: { readonly hit: Hit; readonly drag: Drag } | null = null
  let dragged: Dragged | null = null
  const shown = (): Shown => dragged?.shown ?? { ...desk.current(), tints: {} }

  return {
    ...plainTool,
    aim: () => press?.drag.aim ?? { on: 'things' },

    // Items are taken hold of at once by a mouse; walls and openings fill the view and must be selected first.
    claims({ record }, pointer) {
      if (!record || !drags[record.kind]) return false
      return (record.kind === 'row' && pointer !== 'touch') || isSelected(state().selection, record)
    },

    down(hit, { add }) {
      press = null
      const { record } = hit
      if (!record) {
        if (!add) workbench.set({ selection: [] })
        return
      }
      workbench.set({ selection: nextSelection(state().selection, record, add) })
      const drag = drags[record.kind]?.(workbench, record.id, hit)
      if (drag) press = { hit, drag }
    },

    move(hit, modifiers) {
      if (!press) return
      const [x, y, z] = press.hit.point
      const away = Math.hypot(distance([x, y], [hit.point[0], hit.point[1]]), hit.point[2] - z)
      if (!dragged && away < slack) return
      dragged = press.drag.to(hit, modifiers) ?? dragged
      workbench.changed()
    },

    up() {
      const ended = dragged
      press = null
      dragged = null
      if (!ended) return
      ended.commit()
      workbench.changed()
    },

    cancel() {
      const wasDragging = dragged !== null
      press = null
      dragged = null
      return wasDragging
    },

    preview: () => dragged?.shown ?? null,
    overlay: () => selectionMarks(shown(), state().selection),
    entries: () => selectionEntries(workbench, shown(), state().selection),
    cursor: () => (dragged ? 'move' : 'default'),
  }
}
