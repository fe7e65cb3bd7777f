import type { BakedLight, BakeScene } from './bake-scene.ts'

/** What is to be worked out, made when somebody begins with it. */
export type BakeWork = () => Promise<{
  readonly scene: BakeScene
  /** How many from every place, pass after pass. */
  readonly rays: readonly number[]
  /** Light of the same places as it was before. */
  readonly before: BakedLight | undefined
  /** An answer, better than the one before it. */
  readonly take: (light: BakedLight) => void
}>

/** Works out how light spreads, on another thread or on this one, and tells of every answer; returns how to stop it. */
export type BakePort = (work: BakeWork, tell: (isLast: boolean) => void) => () => void
