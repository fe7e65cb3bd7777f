import type { Standing } from '@arredo/geometry'
import {
  type Desk,
  duplicateRow,
  moveRow,
  placeArticle,
  type RowId,
  removeRows,
  rotateRow,
  type StandingRow,
  standingRow,
  step,
  together,
} from '@arredo/project'
import { createStore } from 'zustand/vanilla'
import type { Editor, EditorState, ToolName } from './editor.ts'
import { spotForCopy, spotForNewcomer } from './free-spot.ts'
import { articleOf } from './newcomer.ts'
import { nudged } from './nudged.ts'
import { tools } from './tools/index.ts'
import type { Tool, Workbench } from './tools/tool.ts'

export type EditorParts = { readonly desk: Desk; readonly newId: () => string }

const atStart: EditorState = {
  view: '2d',
  tool: 'select',
  selection: [],
  gesture: null,
  snaps: true,
  opened: [],
}

export function createEditor({ desk, newId }: EditorParts): Editor {
  const store = createStore<EditorState>(() => atStart)
  const state = store.getState
  const set = (change: Partial<EditorState>) => store.setState(change)
  const workbench: Workbench = { desk, newId, state, set }
  const made = new Map<ToolName, Tool>()
  const tool = (): Tool => {
    const name = state().tool
    const current = made.get(name) ?? tools[name](workbench)
    made.set(name, current)
    return current
  }

  const selected = (): readonly StandingRow[] => {
    const { document, evaluation } = desk.current()
    return state().selection.flatMap((id) => standingRow(document, evaluation, id) ?? [])
  }

  desk.subscribe(() => forgetGone(workbench))

  return {
    desk,
    state,
    subscribe: (listener) => store.subscribe(listener),
    show: (view) => set({ view }),
    select: (rows) => set({ selection: rows.filter((id) => desk.current().document.rows[id]) }),
    setSnaps: (snaps) => set({ snaps }),

    toggleOpened(row) {
      const { opened } = state()
      set({ opened: opened.includes(row) ? opened.filter((id) => id !== row) : [...opened, row] })
    },

    startPlacing(newcomer) {
      tool().cancel()
      // Nothing stays selected: the pills of a selection would lie in the newcomer's way.
      set({
        tool: 'place',
        selection: [],
        gesture: { kind: 'place', newcomer, placement: null, collides: false },
      })
    },

    placeNow(newcomer) {
      const placement = spotForNewcomer(desk.current(), newcomer)
      if (!placement) return null
      const row = newId()
      if (!desk.run(placeArticle, articleOf(newcomer, row, placement)).ok) return null

      set({ selection: [row], tool: 'select', gesture: null })
      return row
    },

    pointerDown: (at, modifiers) => tool().down(at, modifiers),
    pointerMove: (at, modifiers) => tool().move(at, modifiers),
    pointerUp: (at, modifiers) => tool().up(at, modifiers),

    cancel() {
      tool().cancel()
      set({ gesture: null })
    },

    nudge(by) {
      const now = desk.current()
      const moves = selected().map((item) =>
        step(moveRow, { row: item.id, placement: nudged(now, item, by) }),
      )
      desk.run(together('Move', moves), null)
    },

    rotateSelection(degrees) {
      const turns = selected().map(({ id, size }) => step(rotateRow, { row: id, degrees, size }))
      desk.run(together('Rotate', turns), null)
    },

    deleteSelection() {
      desk.run(removeRows, { rows: state().selection })
    },

    duplicateSelection() {
      const copies: (Standing & { readonly row: RowId; readonly copy: RowId })[] = []
      for (const original of selected()) {
        const placement = spotForCopy(desk.current(), original, copies)
        copies.push({ row: original.id, copy: newId(), placement, size: original.size })
      }
      const steps = copies.map(({ row, copy, placement }) => step(duplicateRow, { row, copy, placement }))
      if (steps.length === 0 || !desk.run(together('Duplicate', steps), null).ok) return
      set({ selection: copies.map(({ copy }) => copy) })
    },
  }
}

/** Undo, another alternative or another project may take away what is selected, open or being dragged. */
function forgetGone({ desk, state, set }: Workbench): void {
  const { document, alternative } = desk.current()
  const stands = (id: string) => document.rows[id]?.alternative === alternative
  const { selection, opened, gesture } = state()
  if (!selection.every(stands)) set({ selection: selection.filter(stands) })
  if (!opened.every(stands)) set({ opened: opened.filter(stands) })
  if (gesture?.kind === 'move' && !stands(gesture.row)) set({ gesture: null })
}
