import type { Box3, Object3D, WebGLRenderer } from 'three'
import type { MaterialStore } from './materials/material-store.ts'
import type { ModelStore } from './models/model-store.ts'

/** What it is made with. */
export type ExtraParts = {
  readonly renderer: WebGLRenderer
  readonly materials: MaterialStore
  readonly models: ModelStore
  readonly prefersStill: () => boolean
  /** All that is drawn besides. */
  readonly drawn: readonly Object3D[]
}

/** Something that is drawn in the room for a while, and fetched when it is asked for. */
export type SceneExtra = {
  readonly group: Object3D
  /** Moves on by the milliseconds passed; true while it is under way. */
  readonly advance: (milliseconds: number) => boolean
  /** All that is seen and pointed at, where it leaves something out. */
  readonly within?: Box3
  /** The room has something else in it. */
  readonly changed?: () => void
  readonly dispose: () => void
}
