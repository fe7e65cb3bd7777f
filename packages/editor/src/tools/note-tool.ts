import { distance, type Point, snapTolerance } from '@arredo/geometry'
import {
  type Anchor,
  addNote,
  anchorAt,
  anchorPoint,
  type DrawingName,
  type Note,
  type Preview,
} from '@arredo/project'
import type { Hit, Modifiers, Shown } from '../editor-state.ts'
import { firstPlace, firstSpot } from '../notes/first-note.ts'
import { anchoredUnder } from '../notes/nearest-anchor.ts'
import { asAnchored, drawingInView, drawingOf, inRoomOf, onDrawing } from '../notes/on-drawing.ts'
import { plainTool, type Tool, type Workbench } from './tool.ts'

export type WrittenKind = Exclude<Note['kind'], 'dimension'>

/** Millimetres a press may wander before it counts as drawn. */
const slack = 20

/**
 * Writes on the drawing one points at: a text is led from what is pressed to where it is let go or clicked next, a
 * mark stands where it is clicked. Enter puts it beside what is selected.
 */
export function noteTool(workbench: Workbench, kind: WrittenKind): Tool {
  const { desk } = workbench
  const id = workbench.newId()
  let begun: { readonly drawing: DrawingName; readonly leader: Anchor | null; readonly at: Point } | null =
    null
  let pointed: { readonly drawing: DrawingName; readonly at: Point } | null = null
  let shown: Shown | null = null

  function noteAt(drawing: DrawingName, at: Point, leader: Anchor | null): Note {
    const rounded: Point = [Math.round(at[0]), Math.round(at[1])]
    if (kind === 'text') return { id, drawing, kind, text: '', at: rounded, leader }
    const text = kind === 'revision' ? nextLetter(desk.current().document.notes) : ''
    return { id, drawing, kind, text, at: rounded }
  }

  function previewOf(note: Note): void {
    const preview = desk.preview(addNote, { note })
    shown = preview.ok ? { ...preview.value, tints: {} } : null
    workbench.changed()
  }

  function snapOf({ freely }: Modifiers): number {
    return workbench.state().snaps && !freely ? snapTolerance : 0
  }

  /** What the pointer is on, and the point of it that is meant. */
  function under(hit: Hit, modifiers: Modifiers) {
    const state = desk.current()
    const drawing = drawingOf(hit)
    const point = onDrawing(state, drawing, hit.point)
    const to = anchoredUnder(state, drawing, point, hit.record)
    const anchor = to && anchorAt(state, drawing, to, point, { snap: snapOf(modifiers) })
    return { drawing, anchor, at: (anchor && anchorPoint(state, drawing, anchor)) ?? point, point }
  }

  function commit(note: Note): void {
    if (!workbench.attempt(addNote, { note }).ok) return
    workbench.leave()
    workbench.set({ selection: [{ kind: 'note', id }] })
  }

  function hover(hit: Hit, modifiers: Modifiers): void {
    const { drawing, at, point } = under(hit, modifiers)
    if (begun) {
      previewOf(noteAt(begun.drawing, onDrawing(desk.current(), begun.drawing, hit.point), begun.leader))
      return
    }
    pointed = { drawing, at }
    // A level stands on what it tells the height of; a revision and a text go where they are put.
    if (kind === 'text') workbench.changed()
    else previewOf(noteAt(drawing, kind === 'level' ? at : point, null))
  }

  return {
    ...plainTool,
    aim: () => ({ on: 'things' }),
    hovers: true,

    down(hit, modifiers) {
      if (kind !== 'text' || begun) return hover(hit, modifiers)
      const { drawing, anchor, point } = under(hit, modifiers)
      begun = { drawing, leader: anchor, at: point }
      previewOf(noteAt(drawing, point, anchor))
    },
    move: hover,
    up(hit, modifiers) {
      hover(hit, modifiers)
      const note = shown?.document.notes[id]
      if (!note) return
      const isLed = begun?.leader && note.kind !== 'dimension' && distance(note.at, begun.at) < slack
      // Pressed and let go on the spot: the next click says where the text stands.
      if (!isLed) commit(note)
    },

    key({ key }) {
      if (key !== 'Enter') return false
      const [only] = workbench.state().selection
      const state: Preview = desk.current()
      const drawing = drawingInView(workbench)
      const to = asAnchored(only)
      const note = shown?.document.notes[id]
      if (note && begun) commit(note)
      else if (kind === 'text') {
        const { at, leader } = firstPlace(state, drawing, to)
        commit(noteAt(drawing, at, leader))
      } else commit(noteAt(drawing, firstSpot(state, drawing, to), null))
      return true
    },

    cancel() {
      const wasBegun = begun !== null
      begun = null
      shown = null
      return wasBegun
    },

    preview: () => shown,
    overlay: () =>
      pointed && !shown
        ? [
            {
              ...{ kind: 'mark', id: 'pointed', tone: 'measured' },
              at: inRoomOf(desk.current(), pointed.drawing, pointed.at),
            },
          ]
        : [],
  }
}

/** A, B, C …, one after the last that was given. */
function nextLetter(notes: Readonly<Record<string, Note>>): string {
  const given = Object.values(notes).flatMap((note) =>
    note.kind === 'revision' && /^[A-Z]$/.test(note.text) ? [note.text.charCodeAt(0)] : [],
  )
  return String.fromCharCode(Math.min(90, Math.max(64, ...given) + 1))
}
