import { paintSurfaces } from '@arredo/project'
import type { Hit, Modifiers, Shown } from '../editor-state.ts'
import { type PaintTarget, paintTarget, paintTargetOf } from '../paint/paint-target.ts'
import { pickedPaint } from '../paint/picked-paint.ts'
import { strokeOf } from '../paint/stroke.ts'
import { plainTool, type Tool, type Workbench } from './tool.ts'

const reaches = { 1: 'one', 2: 'run', 3: 'all' } as const

/**
 * Paints what it is drawn over with what is on the brush, as one step; where it hovers one sees how it would be. Alt
 * takes up what is there instead, and Enter paints what is selected.
 */
export function paintTool(workbench: Workbench, _: null): Tool {
  const { desk, catalogues } = workbench
  let strokes: readonly PaintTarget[] | null = null
  let over: PaintTarget | null = null
  let shown: { readonly by: readonly unknown[]; readonly preview: Shown | null } | null = null

  const brush = () => workbench.state().brush
  const setBrush = (change: Partial<ReturnType<typeof brush>>) =>
    workbench.set({ brush: { ...brush(), ...change } })
  const targetAt = (hit: Hit) => paintTarget(desk.current().document, hit, brush().paint)
  const strokeNow = (touched: readonly PaintTarget[]) =>
    strokeOf(desk.current(), catalogues(), brush(), touched)

  function pick(target: PaintTarget | null): void {
    const paint = target && pickedPaint(desk.current(), catalogues(), target)
    if (!paint) {
      workbench.refuse('There is nothing to take up here')
      return
    }
    setBrush({ paint, isPicking: false, refused: [] })
  }

  function paint(touched: readonly PaintTarget[]): void {
    const stroke = strokeNow(touched)
    if (!stroke) {
      if (touched.length > 0) workbench.refuse('Choose what to paint with first')
      return
    }
    const { input, refused, misses } = stroke
    if (input.surfaces.length + Object.keys(input.rows ?? {}).length > 0)
      workbench.attempt(paintSurfaces, input)
    else if (misses.length > 0) workbench.refuse('This cannot be painted with what is on the brush')
    setBrush({ refused })
  }

  function follow(hit: Hit): void {
    const next = targetAt(hit)
    if (isSame(next, over)) return
    over = next
    const [first] = strokes ?? []
    // On its way from wall to wall a hand crosses the floor.
    const isMeant = next && (!first || kindOf(first) === kindOf(next))
    if (strokes && isMeant && !strokes.some((one) => isSame(one, next))) strokes = [...strokes, next]
    workbench.changed()
  }

  return {
    ...plainTool,
    aim: () => ({ on: 'things' }),
    hovers: true,
    // A finger looks around: it paints by tapping.
    claims: (hit, pointer) => pointer !== 'touch' && targetAt(hit) !== null,
    down(hit, { freely }: Modifiers) {
      over = targetAt(hit)
      if (freely || brush().isPicking) pick(over)
      else strokes = over ? [over] : []
      workbench.changed()
    },
    move: follow,
    up(hit) {
      follow(hit)
      const touched = strokes
      strokes = null
      if (touched) paint(touched)
      workbench.changed()
    },
    key({ key }) {
      if (key === '1' || key === '2' || key === '3') setBrush({ reach: reaches[key] })
      else if (key.toLowerCase() === 'i') setBrush({ isPicking: !brush().isPicking })
      else if (key === 'Enter' && workbench.state().selection.length > 0) {
        const { document } = desk.current()
        paint(workbench.state().selection.flatMap((one) => paintTargetOf(document, one, brush().paint)))
      } else return false
      return true
    },
    cancel() {
      const hadStroke = strokes !== null
      strokes = null
      if (hadStroke || !brush().isPicking) return hadStroke
      setBrush({ isPicking: false })
      return true
    },
    preview() {
      const touched = strokes ?? (over ? [over] : [])
      if (brush().isPicking || touched.length === 0) return null
      const by = [desk.current(), brush().paint, brush().reach, over, strokes]
      if (shown?.by.every((one, index) => one === by[index])) return shown.preview
      const stroke = strokeNow(touched)
      const made = stroke && desk.preview(paintSurfaces, stroke.input)
      shown = { by, preview: made?.ok ? { ...made.value, tints: {} } : null }
      return shown.preview
    },
    cursor: () => (brush().isPicking ? 'copy' : 'crosshair'),
  }
}

function kindOf(target: PaintTarget): string {
  return target.kind === 'row' ? 'row' : target.surface.kind
}

function isSame(one: PaintTarget | null, two: PaintTarget | null): boolean {
  return one === two || JSON.stringify(one) === JSON.stringify(two)
}
