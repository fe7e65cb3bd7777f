import type { FaceName } from '@arredo/geometry'
import type { Desk, RowId } from '@arredo/project'
import type {
  EditorState,
  Hit,
  KeyPress,
  Modifiers,
  Newcomer,
  PointerType,
  Selected,
  Shown,
  ViewName,
} from './editor-state.ts'
import type { ToolInput, ToolName } from './tools/index.ts'
import type { Aim, Cursor, Entry, OverlayShape } from './tools/tool.ts'

/** One editor over one desk; plan, elevation and room are cameras on it. */
export type Editor = {
  readonly desk: Desk
  readonly state: () => EditorState
  readonly subscribe: (listener: () => void) => () => void

  readonly shown: () => Shown
  /** Lines, outlines and marks of the moment; every view draws the same list. */
  readonly overlay: () => readonly OverlayShape[]
  /** Numbers of the moment that can be typed into. */
  readonly entries: () => readonly Entry[]
  readonly cursor: () => Cursor

  readonly aim: () => Aim
  /** Whether a press here belongs to the tool; if not, the view may turn, pan or let the page scroll. */
  readonly claims: (hit: Hit, pointer: PointerType) => boolean
  /** Whether the tool follows a pointer that is not pressed. */
  readonly hovers: () => boolean
  /** Whether the tool carries something that is let go in a view. */
  readonly carries: () => boolean
  readonly down: (hit: Hit, modifiers: Modifiers) => void
  readonly move: (hit: Hit, modifiers: Modifiers) => void
  readonly up: (hit: Hit, modifiers: Modifiers) => void
  /** A press that never moved and that nobody claimed. */
  readonly tap: (hit: Hit, modifiers: Modifiers) => void
  /** True when the tool in hand took the key for itself. */
  readonly key: (press: KeyPress) => boolean
  /** Gives up what is under way, then the tool, then the selection; false when there was nothing. */
  readonly cancel: () => boolean

  readonly use: <Name extends ToolName>(tool: Name, input: ToolInput<Name>) => void
  readonly show: (view: ViewName) => void
  readonly lookAt: (face: FaceName) => void
  readonly select: (records: readonly Selected[]) => void
  readonly setSnaps: (snaps: boolean) => void
  readonly toggleOpened: (row: RowId) => void
  /** Starts placing by pointer; `placeNow` seats it at the next free spot without one. */
  readonly startPlacing: (newcomer: Newcomer) => void
  readonly placeNow: (newcomer: Newcomer) => RowId | null
  /** The view in charge says how its screen lies over the plan: degrees its "up" is turned from north. */
  readonly setBearing: (degrees: number) => void
  /** Moves the selection along its wall or over the floor by a step on the screen, for arrow keys. */
  readonly nudge: (by: readonly [right: number, up: number]) => void
  readonly rotateSelection: (degrees: number) => void
  readonly deleteSelection: () => void
  readonly duplicateSelection: () => void
}
