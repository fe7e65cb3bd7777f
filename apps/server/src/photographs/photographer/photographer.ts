import type { PhotographLight, PhotographQuality, StageView } from '@arredo/contract'

/** Takes one photograph of a scene file with a renderer of its own, as a separate program. */
export type Photographer = {
  /** Null when it can be asked; otherwise why not, in words for an operator. */
  readonly missing: () => Promise<string | null>
  /** Rejects with `PhotographRefusal` when trying again would not help. */
  readonly take: (order: PhotographOrder, watch: PhotographWatch) => Promise<Photograph>
}

export type PhotographOrder = {
  /** GLB, metres, Y up, as the stage exports it. */
  readonly scene: Uint8Array
  readonly view: Exclude<StageView, 'overview'>
  readonly light: PhotographLight
  readonly width: number
  readonly height: number
  readonly quality: PhotographQuality
  /** Instead of those of the quality; for tests and the bench. */
  readonly samples?: number
}

export type PhotographWatch = {
  readonly signal: AbortSignal
  /** 0 to 1, by sample. */
  readonly onProgress: (share: number, words: string) => void
  /** What can be seen of it so far: JPEG, 640 pixels wide at most. */
  readonly onPreview: (picture: Uint8Array) => void
}

export type Photograph = {
  /** JPEG of the size that was ordered. */
  readonly picture: Uint8Array
  /** JPEG, 640 pixels wide at most. */
  readonly preview: Uint8Array
  readonly cpuSeconds: number
}

/** Too large, too dark to be anything, or for ever: told to who asked, in words. */
export class PhotographRefusal extends Error {}
