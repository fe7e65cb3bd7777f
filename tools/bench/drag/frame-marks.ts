import type { Page } from '@playwright/test'
import type { Window as Stretch } from './profile-reader.ts'

declare global {
  interface Window {
    frameMarks: number[]
  }
}

/** A frame begins with the moves of the pointer that the browser kept for it, or else with what waits for frames. */
export async function markFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.frameMarks) return
    window.frameMarks = []
    let hasBegun = false
    const onMove = () => {
      if (!hasBegun) window.frameMarks.push(performance.now())
      hasBegun = true
    }
    const onFrame = () => {
      if (!hasBegun) window.frameMarks.push(performance.now())
      hasBegun = false
      requestAnimationFrame(onFrame)
    }
    window.addEventListener('pointermove', onMove, { capture: true })
    requestAnimationFrame(onFrame)
  })
}

export function cutAt([from, to]: Stretch, marks: readonly number[]): readonly Stretch[] {
  const cuts = [from, ...marks.filter((mark) => mark > from && mark < to), to]
  return cuts.slice(1).map((end, at): Stretch => [cuts[at] ?? from, end])
}

export const frameMarks = (page: Page) => page.evaluate(() => window.frameMarks)
