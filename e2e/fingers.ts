import type { Page } from '@playwright/test'
import { inPageTime } from './story.ts'

type Pixels = { readonly x: number; readonly y: number }

/** Fingers as the browser's own gestures need them: touched, moved in steps, lifted. */
export function fingersOf(page: Page) {
  async function move(from: readonly Pixels[], to: readonly Pixels[], restMilliseconds = 0): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : from.map((start, id) => ({ ...between(start, to[id], share), id })),
      })
    const begun = touch('touchStart', 0)
    if (from === to) await begun.then(() => inPageTime(page, restMilliseconds))
    // Sent with it: on a busy machine a finger would rest until its first move is through.
    else await Promise.all([begun, touch('touchMove', 0.1)])
    await begun
    for (let step = 2; step <= 10 && from !== to; step++) await touch('touchMove', step / 10)
    await touch('touchEnd', 1)
    await session.detach()
  }

  return {
    tap: ({ x, y }: Pixels) => page.touchscreen.tap(x, y),
    swipe: (from: Pixels, to: Pixels) => move([from], [to]),

    /** Two fingers, a number of times as far apart in the end. */
    pinch(around: Pixels, times: number) {
      const apart = (far: number) => [
        { x: around.x - far, y: around.y },
        { x: around.x + far, y: around.y },
      ]
      return move(apart(60), apart(60 * times))
    },

    /** Longer than a finger rests that asks for the menu. */
    rest(at: Pixels) {
      const still = [at]
      return move(still, still, 900)
    },
  }
}

function between(from: Pixels, to: Pixels = from, share: number): Pixels {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
