import type { Desk } from '@arredo/project'
import type { EditorState, Modifiers, SurfacePoint } from '../editor.ts'

/** What a tool may use: the desk for its one command, the editor's state for its previews. */
export type Workbench = {
  readonly desk: Desk
  readonly newId: () => string
  readonly state: () => EditorState
  readonly set: (change: Partial<EditorState>) => void
}

/** A tool knows points on surfaces, never which view they came from. */
export type Tool = {
  readonly down: (at: SurfacePoint, modifiers: Modifiers) => void
  readonly move: (at: SurfacePoint, modifiers: Modifiers) => void
  readonly up: (at: SurfacePoint, modifiers: Modifiers) => void
  /** Forgets what was begun; the gesture itself is taken back by the editor. */
  readonly cancel: () => void
}
