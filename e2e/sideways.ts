import { expect, type Page } from '@playwright/test'

/** Of the page, once everything on it has followed the window. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0)
}
