import type { Page } from '@playwright/test'

export type Visitor = { readonly userid: string; readonly username: string; readonly password: string } | null

/** Brings a page to a route as a person gets there, since a first visit may only land on few of them. */
export async function openRoute(
  page: Page,
  url: string,
  route: string,
  visitor: Visitor,
  cabinets: number,
): Promise<void> {
  await page.goto(`${url}/home`)
  // Only then the guest that the page logs in by itself is known: an answer on its way would undo what follows.
  await page.locator('h1').waitFor()
  if (visitor) {
    const status = await page.evaluate(async (login) => {
      const body = JSON.stringify({ ...login, carrier: 'cookie' })
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/auth/login', { method: 'POST', headers, body })).status
    }, visitor)
    if (status !== 200) throw new Error(`${visitor.username} was refused with ${status}`)
    await page.reload()
    await page.locator('h1').waitFor()
  }
  if (/^\/(configurator|itemsearch)/.test(route)) await openPlanner(page, cabinets)
  if (route === '/home') return

  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, route)
  await page.waitForTimeout(300)
}

/** By position, not by name: the pictures are taken in every language. */
async function openPlanner(page: Page, cabinets: number): Promise<void> {
  await page.locator('main > div button').first().click()
  await page.locator('[data-dialog=footer] button').last().click()
  await page.locator('[role=dialog] button[type=submit]').waitFor()
  await page.keyboard.press('Escape')
  const card = page.locator('[data-card]').first()
  await card.waitFor()
  for (let placed = 0; placed < cabinets; placed++) await card.press('Enter')
}
