import type { Point3 } from '@arredo/geometry'
import { markOpening } from './opening-marks.ts'
import { soon } from './soon.ts'
import type { World } from './world.ts'

/** How a room that was opened comes to be complete: its items from near to far, then the pictures of surfaces and its light. */
export type SceneGrowth = {
  /** After there may be more to make. */
  readonly goOn: () => void
  /** In software a picture of half a room costs as much as the whole: it waits. */
  readonly mayDraw: () => boolean
  /** After every drawing. */
  readonly drawn: () => void
  /** Until then a drawing waits for others: what it costs says nothing. */
  readonly isComplete: () => boolean
  /** All that is missing, now. */
  readonly finish: () => void
  readonly stop: () => void
}

export type SceneGrowthOptions = {
  readonly eye: () => Point3
  readonly requestFrame: () => void
  /** Once, when there is something to be seen: with everything, or after a while with what there is. */
  readonly onSeen: () => void
  /** Once, after the first frame that shows everything, in its own light; finer light comes later. */
  readonly onComplete: () => void
}

const sliceMilliseconds = 16
/** Longer nobody looks at what stands there instead. */
const patience = 1500

export function createSceneGrowth(
  { items, renderer, isSoftware, covered, lit }: World,
  { eye, requestFrame, onSeen, onComplete }: SceneGrowthOptions,
): SceneGrowth {
  let state: 'growing' | 'whole' | 'settled' | 'complete' | 'stopped' = 'growing'
  let isDrawn = false
  let isSeen = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  let callOff = () => {}
  return {
    goOn,
    mayDraw: () => !isSoftware || items.isWhole(),
    drawn() {
      if (!isDrawn) {
        markOpening('first-frame')
        waiting = setTimeout(see, patience)
      }
      isDrawn = true
      if (state !== 'settled') return
      state = 'complete'
      onComplete()
      see()
    },
    isComplete: () => state === 'complete',
    finish: () => void items.grow(Number.POSITIVE_INFINITY, eye()),
    stop() {
      state = 'stopped'
      callOff()
      clearTimeout(waiting)
    },
  }

  /** From task to task, so that a hand is heard meanwhile. */
  function goOn(): void {
    callOff()
    if (state === 'stopped') return
    if (items.isWhole()) {
      if (state === 'growing') void awaitPictures()
      requestFrame()
      return
    }
    callOff = soon(() => {
      items.grow(sliceMilliseconds, eye())
      renderer.shadowMap.needsUpdate = true
      goOn()
    })
    if (!isSoftware) requestFrame()
  }

  function isWhole(): boolean {
    return state === 'whole'
  }

  function see(): void {
    clearTimeout(waiting)
    if (!isSeen) onSeen()
    isSeen = true
  }

  async function awaitPictures(): Promise<void> {
    state = 'whole'
    markOpening('geometry')
    await Promise.all([covered().then(() => markOpening('textures')), lit().then(() => markOpening('light'))])
    if (!isWhole()) return
    state = 'settled'
    requestFrame()
  }
}
