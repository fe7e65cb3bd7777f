import type { Page } from '@playwright/test'

/** Until as much is there, and in the same place, as a moment before; what is fetched is waited for, in measure. */
export async function settle(page: Page): Promise<void> {
  let before = ''
  for (let tries = 0; tries < 15; tries++) {
    const now = await page.evaluate(async () => {
      // A slow machine draws late: without a frame between them two looks are one.
      await Promise.race([
        new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        new Promise((late) => setTimeout(late, 1000)),
      ])
      const boxes = [...document.querySelectorAll('button, h1, h2, label, [data-asks]')].map((each) => {
        const { x, y, width } = each.getBoundingClientRect()
        return Math.round(x) + 3 * Math.round(y) + 7 * Math.round(width)
      })
      return `${document.querySelectorAll('*').length} ${boxes}`
    })
    if (now === before) return
    before = now
    await page.waitForTimeout(150)
  }
}
