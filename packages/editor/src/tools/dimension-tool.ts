import { distance, minus, type Point, snapTolerance } from '@arredo/geometry'
import {
  type Anchor,
  addNote,
  anchorPoint,
  type DrawingName,
  measureBetween,
  type Note,
} from '@arredo/project'
import type { Hit, Modifiers, Shown } from '../editor-state.ts'
import { firstMeasure } from '../notes/first-measure.ts'
import { anchoredUnder, nearestAnchor } from '../notes/nearest-anchor.ts'
import { asAnchored, drawingInView, drawingOf, inRoomOf, onDrawing } from '../notes/on-drawing.ts'
import { plainTool, type Tool, type Workbench } from './tool.ts'

/** From where to where, then how far beside: the gesture's three clicks. */
type Stage =
  | { readonly at: 'nothing'; readonly over: Anchor | null }
  | { readonly at: 'begun'; readonly from: Anchor; readonly over: Anchor | null }
  | { readonly at: 'measured'; readonly from: Anchor; readonly to: Anchor }

/** Millimetres beside the measured line that still mean the line itself. */
const onLine = 60

/**
 * An extra dimension: two corners, faces or points are clicked, a third click says where its line lies. It stays
 * tied to what was clicked. Enter measures what is selected: two things apart, or how wide one is.
 */
export function dimensionTool(workbench: Workbench, _: null): Tool {
  const { desk } = workbench
  const id = workbench.newId()
  let drawing: DrawingName = { on: 'plan' }
  let stage: Stage = { at: 'nothing', over: null }
  let shown: Shown | null = null

  const noteOf = (from: Anchor, to: Anchor, away: number): Note => ({
    ...{ id, drawing, kind: 'dimension', from, to },
    away: Math.round(away),
  })

  function show(note: Note): void {
    const preview = desk.preview(addNote, { note })
    shown = preview.ok ? { ...preview.value, tints: {} } : null
    workbench.changed()
  }

  function anchorUnder(hit: Hit, { freely }: Modifiers): Anchor {
    const snap = workbench.state().snaps && !freely ? snapTolerance : 0
    const point = onDrawing(desk.current(), drawing, hit.point)
    const under = anchoredUnder(desk.current(), drawing, point, hit.record)
    return nearestAnchor(desk.current(), drawing, point, { under, snap })
  }

  /** How far to the left of the measured line the pointer is. */
  function awayOf(from: Anchor, to: Anchor, point: Point): number {
    const measure = measureBetween(desk.current(), drawing, from, to)
    const length = measure ? distance(measure.from, measure.to) : 0
    if (!measure || length < 1) return 0
    const [x, y] = minus(measure.to, measure.from)
    const [px, py] = minus(point, measure.from)
    const away = (x * py - y * px) / length
    return Math.abs(away) < onLine ? 0 : away
  }

  function follow(hit: Hit, modifiers: Modifiers): void {
    if (stage.at === 'nothing') drawing = drawingOf(hit)
    if (stage.at === 'measured') {
      const point = onDrawing(desk.current(), drawing, hit.point)
      show(noteOf(stage.from, stage.to, awayOf(stage.from, stage.to, point)))
      return
    }
    const over = anchorUnder(hit, modifiers)
    stage = { ...stage, over }
    if (stage.at === 'begun') show(noteOf(stage.from, over, 0))
    else workbench.changed()
  }

  function commit(note: Note): void {
    if (!workbench.attempt(addNote, { note }).ok) return
    workbench.leave()
    workbench.set({ selection: [{ kind: 'note', id }] })
  }

  /** Of two clicks on one spot the second is none. */
  function isAway(from: Anchor, to: Anchor): boolean {
    const measure = measureBetween(desk.current(), drawing, from, to)
    return measure !== null && distance(measure.from, measure.to) >= 1
  }

  function click(hit: Hit, modifiers: Modifiers): void {
    follow(hit, modifiers)
    const note = shown?.document.notes[id]
    if (stage.at === 'measured') {
      if (note) commit(note)
      return
    }
    const { over } = stage
    if (!over) return
    if (stage.at === 'nothing') stage = { at: 'begun', from: over, over: null }
    else if (isAway(stage.from, over)) stage = { at: 'measured', from: stage.from, to: over }
    workbench.changed()
  }

  return {
    ...plainTool,
    aim: () => ({ on: 'things' }),
    hovers: true,
    down: follow,
    move: follow,
    up: click,

    key({ key }) {
      if (key !== 'Enter') return false
      const note = shown?.document.notes[id]
      if (note && stage.at === 'measured') {
        commit(note)
        return true
      }
      drawing = drawingInView(workbench)
      const selected = workbench.state().selection.flatMap((record) => asAnchored(record) ?? [])
      const first = selected.length > 2 ? null : firstMeasure(desk.current(), drawing, selected)
      if (first) commit(noteOf(first.from, first.to, first.away))
      else workbench.refuse('Select one thing to measure it, or two to measure between them')
      return true
    },

    cancel() {
      const wasBegun = stage.at !== 'nothing'
      stage = { at: 'nothing', over: null }
      shown = null
      return wasBegun
    },

    preview: () => shown,
    overlay() {
      const points = [
        ...('from' in stage ? [stage.from] : []),
        ...(stage.at === 'measured' ? [stage.to] : stage.over ? [stage.over] : []),
      ]
      return points.flatMap((anchor, index) => {
        const at = anchorPoint(desk.current(), drawing, anchor)
        const mark = { kind: 'mark', id: `point ${index}`, tone: 'measured' } as const
        return at ? [{ ...mark, at: inRoomOf(desk.current(), drawing, at) }] : []
      })
    },
  }
}
