import type { Page } from '@playwright/test'
import { plannerOf } from './planner.ts'
import { expect, logIn, test } from './story.ts'

test('[D-204 part] a card that draws slowly is asked for less, and not again for more at the next visit', async ({
  page,
  site,
}) => {
  test.slow()
  // Software under another name: nothing but its cost tells what it is.
  await page.addInitScript(() => {
    const ask = WebGL2RenderingContext.prototype.getParameter
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      const told: unknown = ask.call(this, name)
      return typeof told === 'string' && /llvmpipe|swiftshader/i.test(told) ? 'A card with a fine name' : told
    }
  })
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom('3D')
  expect(await firstQuality(page)).toBe('full')
  await planner.canvas.focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => localStorage.getItem('arredo.quality'))).toMatch(/good|plain/)
  }).toPass({ intervals: [3_000], timeout: 90_000 })

  await page.reload()
  await expect(planner.canvas).toBeVisible()
  expect(await firstQuality(page)).not.toBe('full')
})

test('[D-204 part] software is known by its name: the plainest from the first picture on', async ({
  page,
  site,
}) => {
  await logIn(page, site)
  await plannerOf(page).startRoom('3D')
  expect(await firstQuality(page)).toBe('plain')
})

/** Of the first complete picture. */
async function firstQuality(page: Page): Promise<unknown> {
  const found = await page.waitForFunction(() => {
    const [mark] = performance.getEntriesByName('room-complete')
    return (mark as PerformanceMark | undefined)?.detail.quality
  })
  return found.jsonValue()
}
