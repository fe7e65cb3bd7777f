import type { Part, Placement, Point3, Size, WallId } from '@arredo/geometry'
import type { ArticleRow, Desk, RowId } from '@arredo/project'

export type ViewName = '2d' | '3d'
export type ToolName = 'select' | 'place'

/** A pointer as tools see it: a point on a surface of the room, whichever view it came from. */
export type SurfacePoint = {
  readonly point: Point3
  /** The item or wall under the pointer, if any. */
  readonly row: RowId | null
  readonly wall: WallId | null
}

export type Modifiers = { readonly freely: boolean; readonly add: boolean }

/** What is about to be placed: an article that is not in the document yet. */
export type Newcomer = Pick<ArticleRow, 'catalogue' | 'model' | 'article' | 'side' | 'choices'> & {
  readonly size: Size
  readonly parts: readonly Part[]
  readonly attach: 'floor' | 'wall' | 'ceiling' | 'worktop' | 'corner' | 'opening'
  readonly mountHeight: number
  /** The hash of the pack it comes from, pinned in the document with the first article of a catalogue. */
  readonly pack?: string
}

/** The current gesture is a preview outside the document; it ends in one command or in nothing. */
export type Gesture =
  | { readonly kind: 'move'; readonly row: RowId; readonly placement: Placement; readonly collides: boolean }
  | {
      readonly kind: 'place'
      readonly newcomer: Newcomer
      readonly placement: Placement | null
      readonly collides: boolean
    }

export type EditorState = {
  readonly view: ViewName
  readonly tool: ToolName
  readonly selection: readonly RowId[]
  readonly gesture: Gesture | null
  /** Snapping to neighbours and walls; the Alt key releases it for the moment. */
  readonly snaps: boolean
  /** Items whose doors and drawers stand open. */
  readonly opened: readonly RowId[]
}

/** One editor over one desk; 2D and 3D are cameras on it. */
export type Editor = {
  readonly desk: Desk
  readonly state: () => EditorState
  readonly subscribe: (listener: () => void) => () => void
  readonly show: (view: ViewName) => void
  readonly select: (rows: readonly RowId[]) => void
  readonly setSnaps: (snaps: boolean) => void
  readonly toggleOpened: (row: RowId) => void
  /** Starts placing by pointer; `placeNow` seats it at the next free spot without one. */
  readonly startPlacing: (newcomer: Newcomer) => void
  readonly placeNow: (newcomer: Newcomer) => RowId | null
  readonly pointerDown: (at: SurfacePoint, modifiers: Modifiers) => void
  readonly pointerMove: (at: SurfacePoint, modifiers: Modifiers) => void
  readonly pointerUp: (at: SurfacePoint, modifiers: Modifiers) => void
  readonly cancel: () => void
  /** Moves the selection along its wall or over the floor by a step in plan, for arrow keys. */
  readonly nudge: (by: readonly [x: number, y: number]) => void
  readonly rotateSelection: (degrees: number) => void
  readonly deleteSelection: () => void
  readonly duplicateSelection: () => void
}
