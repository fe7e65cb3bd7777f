import type { Page } from '@playwright/test'
import { plannerOf } from './planner.ts'
import { expect, logIn, test } from './story.ts'

test('[D-164 part] a graphics card that fails five times loses nothing: what is done meanwhile is drawn when it is back', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  const backdrop = page.locator('[data-room-backdrop]')
  await logIn(page, site)
  await planner.startRoom('3D')
  await planner.withoutFollowers()
  await drawn(page, 0, 0)
  await expect(backdrop).toHaveCount(0)

  for (let turn = 1; turn <= 5; turn++) {
    const lost = await loseContext(page)
    await expect(backdrop).toBeVisible()
    await planner.card.focus()
    await page.keyboard.press('Enter')
    await expect(planner.items.getByRole('listitem')).toHaveCount(turn)
    await restoreContext(page)
    await drawn(page, turn, lost)
    await expect(backdrop).toHaveCount(0)
  }

  for (let turn = 4; turn >= 0; turn--) {
    await planner.undo.click()
    await expect(planner.items.getByRole('listitem')).toHaveCount(turn)
  }
})

/** When a room with so many articles was drawn to the last picture, later than then. */
async function drawn(page: Page, articles: number, after: number): Promise<void> {
  await page.waitForFunction(
    ([count, since]) => {
      const mark = performance.getEntriesByName('room-complete').at(-1)
      const { rebuilt } = ((mark as PerformanceMark | undefined)?.detail ?? {}) as { rebuilt?: number }
      return mark !== undefined && mark.startTime > (since ?? 0) && rebuilt === count
    },
    [articles, after],
  )
}

function loseContext(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[role="application"]')
    const loss = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    Object.assign(globalThis, { loss })
    const now = performance.now()
    loss?.loseContext()
    return now
  })
}

function restoreContext(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { loss } = globalThis as { loss?: WEBGL_lose_context }
    loss?.restoreContext()
  })
}
