import { type Placement, placeOf, type Standing } from '@arredo/geometry'
import {
  type Desk,
  duplicateRow,
  moveRow,
  type RowId,
  recordOf,
  removeOpenings,
  removeRooms,
  removeRows,
  removeWalls,
  rotateRow,
  type StandingRow,
  type Step,
  standingRow,
  step,
  together,
} from '@arredo/project'
import { createStore } from 'zustand/vanilla'
import type { Editor } from './editor.ts'
import type { EditorState, Selected, Shown } from './editor-state.ts'
import { spotForCopy } from './free-spot.ts'
import { groundOf } from './ground-of.ts'
import { placeWithoutPointer } from './newcomer.ts'
import { nudged } from './nudged.ts'
import { onPlan } from './on-plan.ts'
import { idsOf } from './selection.ts'
import { type ToolName, tools } from './tools/index.ts'
import type { Tool, Workbench } from './tools/tool.ts'

export type EditorParts = { readonly desk: Desk; readonly newId: () => string }

const atStart: EditorState = {
  view: '2d',
  tool: 'select',
  selection: [],
  snaps: true,
  opened: [],
  face: null,
  moment: 0,
}

const noTints: Shown['tints'] = {}

export function createEditor({ desk, newId }: EditorParts): Editor {
  const store = createStore<EditorState>(() => atStart)
  const state = store.getState
  const set = (change: Partial<EditorState>) => store.setState(change)
  const workbench: Workbench = {
    desk,
    newId,
    state,
    set,
    changed: () => set({ moment: state().moment + 1 }),
    leave: () => takeUp('select', tools.select(workbench, null)),
  }
  let inHand: Tool = tools.select(workbench, null)
  let bearing = 0

  function takeUp(name: ToolName, tool: Tool): void {
    inHand.cancel()
    inHand = tool
    set({ tool: name, moment: state().moment + 1 })
  }

  const selected = (): readonly StandingRow[] => {
    const { document, evaluation } = desk.current()
    return idsOf(state().selection, 'row').flatMap((id) => standingRow(document, evaluation, id) ?? [])
  }
  const latest = remembered(() => [desk.current(), state()] as const)
  const shown = latest((): Shown => inHand.preview() ?? { ...onlyPreview(desk.current()), tints: noTints })
  const overlay = latest(() => inHand.overlay())
  const entries = latest(() => inHand.entries())

  desk.subscribe(() => forgetGone(workbench))

  const editor: Editor = {
    desk,
    state,
    subscribe: (listener) => store.subscribe(listener),
    shown,
    overlay,
    entries,
    cursor: () => inHand.cursor(),

    aim: () => inHand.aim(),
    claims: (hit, pointer) => inHand.claims(hit, pointer),
    hovers: () => inHand.hovers,
    carries: () => inHand.carries ?? false,
    down: (hit, modifiers) => inHand.down(hit, modifiers),
    move: (hit, modifiers) => inHand.move(hit, modifiers),
    up: (hit, modifiers) => inHand.up(hit, modifiers),
    tap(hit, modifiers) {
      inHand.down(hit, modifiers)
      inHand.up(hit, modifiers)
    },
    key: (press) => inHand.key?.(press) ?? false,

    cancel() {
      if (inHand.cancel()) {
        workbench.changed()
        return true
      }
      if (state().tool !== atStart.tool) {
        workbench.leave()
        return true
      }
      if (state().selection.length === 0) return false
      set({ selection: [] })
      return true
    },

    use: (name, input) => {
      const begin = tools[name] as (workbench: Workbench, input: unknown) => Tool
      takeUp(name, begin(workbench, input))
    },
    show: (view) => set({ view }),
    lookAt: (face) => set({ face }),
    select: (records) =>
      set({ selection: records.filter((record) => recordOf(desk.current().document, record)) }),
    setSnaps: (snaps) => set({ snaps }),
    setBearing: (degrees) => {
      bearing = degrees
    },

    toggleOpened(row) {
      const { opened } = state()
      set({ opened: opened.includes(row) ? opened.filter((id) => id !== row) : [...opened, row] })
    },

    startPlacing(newcomer) {
      // Nothing stays selected: the numbers of a selection would lie in the newcomer's way.
      set({ selection: [] })
      if (newcomer.attach === 'opening') editor.use('placeOpening', { kind: 'article', newcomer })
      else editor.use('place', newcomer)
    },

    placeNow(newcomer) {
      const row = newId()
      const placed = placeWithoutPointer(desk, newcomer, row, newId)
      if (!placed) return null
      workbench.leave()
      set({ selection: [{ kind: 'row', id: row }] })
      return row
    },

    nudge(by) {
      const now = desk.current()
      const moves = selected().map((item) =>
        step(moveRow, { row: item.id, placement: nudged(now, item, onPlan(by, bearing)) }),
      )
      desk.run(together('Move', moves), null)
    },

    rotateSelection(degrees) {
      const turns = selected().map(({ id, place, size }) =>
        step(rotateRow, { row: id, degrees, place, size }),
      )
      desk.run(together('Rotate', turns), null)
    },

    deleteSelection() {
      desk.run(together('Delete', removals(state().selection, newId)), null)
    },

    duplicateSelection() {
      const copies: Copy[] = []
      for (const original of selected()) {
        if (original.seat.on === 'opening') continue
        const placement = spotForCopy(desk.current(), original, copies)
        const { size } = original
        const place = placeOf({ placement, size }, groundOf(desk.current()))
        if (place) copies.push({ row: original.id, copy: newId(), placement, place, size })
      }
      const steps = copies.map(({ row, copy, placement }) => step(duplicateRow, { row, copy, placement }))
      if (steps.length === 0 || !desk.run(together('Duplicate', steps), null).ok) return
      set({ selection: copies.map(({ copy }): Selected => ({ kind: 'row', id: copy })) })
    },
  }
  return editor
}

type Copy = Standing & { readonly row: RowId; readonly copy: RowId; readonly placement: Placement }

function onlyPreview({ document, evaluation }: Shown | ReturnType<Desk['current']>) {
  return { document, evaluation }
}

/** Each as far as it is still there: an opening goes with the door that was set into it, a wall with its room. */
function removals(selection: readonly Selected[], newId: () => string): readonly Step[] {
  const rows = idsOf(selection, 'row')
  const openings = idsOf(selection, 'opening')
  const walls = idsOf(selection, 'wall')
  const rooms = idsOf(selection, 'room')
  return [
    (document) => removeRooms.run(document, { rooms: rooms.filter((id) => document.rooms[id]) }),
    (document) => removeRows.run(document, { rows: rows.filter((id) => document.rows[id]) }),
    (document) => removeOpenings.run(document, { openings: openings.filter((id) => document.openings[id]) }),
    (document) =>
      removeWalls.run(document, { walls: walls.filter((id) => document.walls[id]), rooms: [newId()] }),
  ]
}

/** The same answer as long as desk and state are the same objects: views compare by identity. */
function remembered<Key extends readonly unknown[]>(keyOf: () => Key) {
  return <Value>(make: () => Value): (() => Value) => {
    let last: { readonly key: Key; readonly value: Value } | null = null
    return () => {
      const key = keyOf()
      if (last?.key.every((part, index) => part === key[index])) return last.value
      last = { key, value: make() }
      return last.value
    }
  }
}

/** Undo, another alternative or another project may take away what is selected or stands open. */
function forgetGone({ desk, state, set }: Workbench): void {
  const { document, alternative } = desk.current()
  const isThere = (record: Selected) =>
    recordOf(document, record) !== undefined &&
    (record.kind !== 'row' || document.rows[record.id]?.alternative === alternative)
  const stands = (id: RowId) => isThere({ kind: 'row', id })
  const { selection, opened } = state()
  if (!selection.every(isThere)) set({ selection: selection.filter(isThere) })
  if (!opened.every(stands)) set({ opened: opened.filter(stands) })
}
