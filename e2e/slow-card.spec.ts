import type { Page } from '@playwright/test'
import { plannerOf } from './planner.ts'
import { expect, logIn, test } from './story.ts'

test('[D-204 part] a card that draws slowly is asked for less, and not again for more at the next visit', async ({
  page,
  site,
}) => {
  test.slow()
  await page.addInitScript(slowCard)
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom('3D')
  expect(await firstQuality(page)).toBe('full')
  await planner.canvas.focus()
  const drawings = () =>
    page.evaluate(() => (globalThis as unknown as { card: { drawings: number } }).card.drawings)
  await expect(async () => {
    const before = await drawings()
    await page.keyboard.press('ArrowRight')
    // The next turn of the room would give up what this one costs.
    await expect.poll(drawings).toBeGreaterThan(before)
    expect(await page.evaluate(() => localStorage.getItem('arredo.quality'))).toMatch(/good|plain/)
  }).toPass()

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

/** Software under another name, so that nothing but its cost tells what it is, and slow however fast this machine is. */
function slowCard(): void {
  const card = { drawings: 0 }
  Object.assign(globalThis, { card })
  const begun = new WeakMap<WebGLSync, number>()
  const { getParameter, fenceSync, clientWaitSync } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    const told: unknown = getParameter.call(this, name)
    return typeof told === 'string' && /llvmpipe|swiftshader/i.test(told) ? 'A card with a fine name' : told
  }
  WebGL2RenderingContext.prototype.fenceSync = function (...wish) {
    const fence = fenceSync.apply(this, wish)
    if (fence) begun.set(fence, performance.now())
    return fence
  }
  WebGL2RenderingContext.prototype.clientWaitSync = function (fence, ...wish) {
    const state = clientWaitSync.call(this, fence, ...wish)
    if (state === this.TIMEOUT_EXPIRED) return state
    if (performance.now() - (begun.get(fence) ?? 0) < 120) return this.TIMEOUT_EXPIRED
    card.drawings += 1
    return state
  }
}
