import { distance } from '@arredo/geometry'
import { type Box, boxBetween, boxMark, caughtIn, isUpright } from '../arrange/box.ts'
import { dragSeveral } from '../arrange/drag-several.ts'
import { besideKnobs } from '../beside-knobs.ts'
import type { Hit, Modifiers, Selected, Shown } from '../editor-state.ts'
import { withoutHidden } from '../hidden.ts'
import { isForSelecting, isGround, isMovable, type MovableKind } from '../select/claims.ts'
import type { Drag, Dragged, StartDrag } from '../select/drag.ts'
import { dragFixture } from '../select/drag-fixture.ts'
import { dragOpening } from '../select/drag-opening.ts'
import { dragRow } from '../select/drag-row.ts'
import { dragCorner, dragWall } from '../select/drag-wall.ts'
import { selectionEntries, selectionMarks } from '../select/marks.ts'
import { meantRecord } from '../select/meant-record.ts'
import { dragNote } from '../select/note-steps.ts'
import { dragUnderlay } from '../select/underlay-steps.ts'
import { idsOf, isSelected, nextSelection, withGroups, withMore } from '../selection.ts'
import { type Aim, plainTool, type Tool, type Workbench } from './tool.ts'

/** Millimetres a press may wander before it counts as a drag. */
const slack = 8

/** What can be dragged, by its kind. */
const drags: Readonly<Record<MovableKind, StartDrag>> = {
  row: dragRow,
  wall: dragWall,
  corner: dragCorner,
  opening: dragOpening,
  fixture: dragFixture,
  note: dragNote,
  underlay: dragUnderlay,
}

type Press = {
  readonly hit: Hit
  readonly drag: Drag | null
  /** What a press that never moves still does when it ends. */
  readonly click: (() => void) | null
  readonly boxes: boolean
}

/** Selects what is pressed and drags it: one undo per gesture, and nothing of it is known before. */
export function selectTool(workbench: Workbench, _: null): Tool {
  const { desk, state, set } = workbench
  let press: Press | null = null
  let dragged: Dragged | null = null
  let boxedTo: Hit | null = null
  const shown = (): Shown => dragged?.shown ?? { ...desk.current(), tints: {} }
  const seen = (): Shown => withoutHidden({ ...desk.current(), tints: {} }, state().hidden)

  /** What belongs together is taken together, unless Alt means the one. */
  const takenWith = (record: Selected, { freely }: Modifiers): readonly Selected[] =>
    freely ? [record] : withGroups(desk.current().document, [record])

  function startDrag(record: Selected, hit: Hit): Drag | null {
    const { selection } = state()
    if (!isSelected(selection, record)) return null
    const isOneOfMany = record.kind === 'row' && idsOf(selection, 'row').length > 1
    if (isOneOfMany) return dragSeveral(workbench, hit)
    return isMovable(record) ? drags[record.kind](workbench, record.id, hit) : null
  }

  /** A second press on what is selected already means the one thing, but only if nothing is dragged by it. */
  function pressOn(record: Selected, hit: Hit, modifiers: Modifiers): Press {
    const { selection } = state()
    const taken = takenWith(record, modifiers)
    const isHeld = !modifiers.add && selection.length > 1 && isSelected(selection, record)
    if (!isHeld) set({ selection: nextSelection(selection, taken, modifiers.add) })
    const isWhole = taken.length > 1 && taken.length === selection.length
    const click = isHeld ? () => set({ selection: isWhole ? [record] : taken }) : null
    return { hit, drag: startDrag(record, hit), click, boxes: false }
  }

  /** A second press on a unit means what covers it. */
  function pressThrough(record: Selected, hit: Hit, modifiers: Modifiers): Press {
    const { selection } = state()
    const covering = hit.record && !isSelected([hit.record], record) ? hit.record : null
    const isAgain =
      covering !== null && !modifiers.add && selection.length === 1 && isSelected(selection, record)
    const pressed = pressOn(record, hit, modifiers)
    return isAgain ? { ...pressed, click: () => set({ selection: [covering] }) } : pressed
  }

  function box() {
    return press?.boxes && boxedTo ? boxBetween(seen(), press.hit, boxedTo) : null
  }

  /** With what a box would take if the hand let go now. */
  function withCaught(around: Box): readonly Selected[] {
    const found = withGroups(desk.current().document, caughtIn(seen(), around))
    return withMore(state().selection, found)
  }

  function forget(): boolean {
    const wasBusy = dragged !== null || boxedTo !== null
    press = null
    dragged = null
    boxedTo = null
    return wasBusy
  }

  return {
    ...plainTool,
    aim: () => press?.drag?.aim ?? (press?.boxes ? aimOfBox(press.hit) : { on: 'things' }),

    claims: (hit, pointer, modifiers) => isForSelecting(workbench, hit, pointer, modifiers),

    down(hit, modifiers) {
      forget()
      const record = meantRecord(desk.current(), hit, state().selection)
      if (modifiers.add && isGround(record)) {
        const click = record && (() => set({ selection: nextSelection(state().selection, [record], true) }))
        press = { hit, drag: null, click, boxes: true }
      } else if (record) press = pressThrough(record, hit, modifiers)
      else if (!modifiers.add) set({ selection: [] })
    },

    move(hit, modifiers) {
      if (!press || (!dragged && !boxedTo && isNear(press.hit, hit))) return
      if (press.boxes) boxedTo = hit
      else if (press.drag) {
        const next = press.drag.to(hit, modifiers) ?? dragged
        if (next === dragged) return
        dragged = next
      } else return sayLocked(workbench, press)
      workbench.changed()
    },

    up() {
      const [ended, caught, click] = [dragged, box(), press?.click]
      const wasBusy = forget()
      if (ended) ended.commit()
      else if (caught) set({ selection: withCaught(caught) })
      else if (!wasBusy) click?.()
      if (wasBusy) workbench.changed()
    },

    cancel: forget,

    preview: () => dragged?.shown ?? null,
    overlay() {
      const around = box()
      return [
        ...selectionMarks(shown(), around ? withCaught(around) : state().selection),
        ...(dragged?.guides ?? []),
        ...(around ? [boxMark(around)] : []),
      ]
    },
    // A box is drawn over the numbers of what is selected already.
    entries: () =>
      boxedTo ? [] : (dragged?.entries ?? selectionEntries(workbench, shown(), state().selection)),
    knobs: () => (dragged || boxedTo ? [] : besideKnobs(workbench, shown())),
    hint: () => dragged?.hint ?? null,
    cursor: () => (dragged ? 'move' : boxedTo ? 'crosshair' : 'default'),
  }
}

function aimOfBox(hit: Hit): Aim {
  return isUpright(hit) ? { on: 'faces', proud: 0 } : { on: 'level', height: 0 }
}

function isNear({ point: [x, y, z] }: Hit, { point }: Hit): boolean {
  return Math.hypot(distance([x, y], [point[0], point[1]]), point[2] - z) < slack
}

/** Whoever tries to drag what is locked hears of it, once for each try. */
const said = new WeakSet<Press>()
function sayLocked({ desk, state, refuse }: Workbench, press: Press): void {
  const { rows } = desk.current().document
  const isLocked = idsOf(state().selection, 'row').some((id) => {
    const row = rows[id]
    return row && 'placement' in row && row.locked
  })
  if (!isLocked || press.hit.record?.kind !== 'row' || said.has(press)) return
  said.add(press)
  refuse('This is locked: unlock it first')
}
