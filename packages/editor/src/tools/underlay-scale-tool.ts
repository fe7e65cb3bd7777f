import { distance, type Point } from '@arredo/geometry'
import { type Result, refuse, scaleUnderlay, type UnderlayId } from '@arredo/project'
import type { Hit, Shown } from '../editor-state.ts'
import { plainTool, type Tool, type Workbench } from './tool.ts'

const slack = 20

/** Two points of an underlay are clicked and their true distance typed; Enter keeps it. */
export function underlayScaleTool(workbench: Workbench, underlay: UnderlayId): Tool {
  const { desk } = workbench
  let from: Point | null = null
  let to: Point | null = null
  let isAsking = false
  let typed: number | null = null
  let shown: Shown | null = null

  const pointOf = ({ point }: Hit): Point => [point[0], point[1]]

  function enter(length: number): Result<unknown> {
    if (!from || !to) return refuse('The two points lie too near to each other')
    const preview = desk.preview(scaleUnderlay, { underlay, from, to, length })
    if (!preview.ok) return preview
    typed = length
    shown = { ...preview.value, tints: {} }
    workbench.changed()
    return preview
  }

  function keep(): void {
    if (from && to && typed !== null) workbench.attempt(scaleUnderlay, { underlay, from, to, length: typed })
    workbench.leave()
    workbench.set({ selection: [{ kind: 'underlay', id: underlay }] })
  }

  function follow(hit: Hit): void {
    if (!from || isAsking) return
    to = pointOf(hit)
    workbench.changed()
  }

  return {
    ...plainTool,
    aim: () => ({ on: 'level', height: 0 }),
    hovers: true,
    down(hit) {
      if (from) return follow(hit)
      from = pointOf(hit)
      to = null
      workbench.changed()
    },
    move: follow,
    up(hit) {
      follow(hit)
      // Pressed and let go on the spot: the second click says the other point.
      isAsking ||= from !== null && to !== null && distance(from, to) > slack
      workbench.changed()
    },
    key({ key }) {
      if (key !== 'Enter' || !isAsking) return false
      keep()
      return true
    },
    cancel() {
      const wasBegun = from !== null
      from = null
      to = null
      isAsking = false
      typed = null
      shown = null
      return wasBegun
    },

    preview: () => shown,
    overlay: () =>
      [from, isAsking ? to : null].flatMap((at, index) =>
        at ? [{ kind: 'mark', id: `point ${index}`, tone: 'measured', at: [...at, 0] } as const] : [],
      ),
    entries: () =>
      from && to && distance(from, to) >= 1
        ? [
            {
              id: 'true length',
              label: 'True distance: {{value}}',
              kind: 'length',
              value: typed ?? distance(from, to),
              from: [...from, 0],
              to: [...to, 0],
              isLive: isAsking,
              enter: isAsking ? enter : null,
            },
          ]
        : [],
  }
}
