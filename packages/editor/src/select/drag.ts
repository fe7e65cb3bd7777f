import type { Hit, Modifiers, Shown } from '../editor-state.ts'
import type { Aim, Entry, OverlayShape, SnapHint, Workbench } from '../tools/tool.ts'

/** Something taken hold of: where the pointer is held against, and what letting go here would mean. */
export type Drag = {
  readonly aim: Aim
  readonly to: (hit: Hit, modifiers: Modifiers) => Dragged | null
}

export type Dragged = {
  readonly shown: Shown
  readonly commit: () => void
  /** Lines to what it came into line with. */
  readonly guides?: readonly OverlayShape[]
  /** The numbers that matter on the way, instead of those of the selection. */
  readonly entries?: readonly Entry[]
  readonly hint?: SnapHint | null
}

export type StartDrag = (workbench: Workbench, id: string, hit: Hit) => Drag | null
