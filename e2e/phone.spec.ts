import type { Page } from '@playwright/test'
import { fingersOf } from './fingers.ts'
import { test as hostTest, openShop } from './host-story.ts'
import { plannerOf, skipLook } from './planner.ts'
import { totals } from './prices.ts'
import { expect, forgive, holdBack, logIn, test } from './story.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

async function placeByTap(page: Page): Promise<void> {
  const planner = plannerOf(page)
  await page.getByRole('button', { name: 'New project' }).first().tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Use this room' }).tap()
  await skipLook(page)
  const tab = page.getByRole('navigation', { name: 'Panels' }).getByRole('button').first()
  await planner.card.tap()
  await expect(planner.total).toContainText(totals.one)
  await tab.tap()
}

/** Saves as they left the page, whether or not they arrived. */
function savesOf(page: Page): { idempotencyKey: string; document: { header: { name: string } } }[] {
  const saves: ReturnType<typeof savesOf> = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/projects/save')) saves.push(request.postDataJSON())
  })
  return saves
}

test.describe('a seller with a phone', () => {
  test.use(phone)

  test('[D-86 part, A-50 part] saves and makes the offer with one tap each', async ({ page, site }) => {
    const planner = plannerOf(page)
    await logIn(page, site)
    await placeByTap(page)
    const offer = page.getByRole('button', { name: 'Make offer' })
    await expect(offer).toBeInViewport({ ratio: 1 })
    await planner.save.tap()
    await expect(page.getByText(/^Saved/).first()).toBeVisible()

    await page.getByRole('button', { name: 'More' }).tap()
    await expect(page.getByRole('menuitem', { name: 'Show the whole drawing' })).toBeVisible()
    await page.keyboard.press('Escape')
    await planner.undo.tap()
    await page.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: /^Redo/ }).tap()
    await expect(planner.total).toContainText(totals.one)

    await offer.tap()
    await expect(page).toHaveURL(/\/offerview\?project=\d+$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  test('[D-84 part, A-57, D-40 part] in a tunnel: told that nothing is lost, asked before leaving, saved when it is back', async ({
    page,
    site,
    noise,
  }) => {
    const planner = plannerOf(page)
    const saves = savesOf(page)
    await logIn(page, site)
    await placeByTap(page)
    const state = page.locator('[data-save-state]')
    const messages = page.getByRole('region', { name: 'Messages' })

    await page.context().setOffline(true)
    await planner.save.tap()
    await expect(messages).toContainText('Nothing is lost: keep this page open')
    await expect(state).toHaveText('Offline: not saved yet')
    await planner.name.fill('From the tunnel')
    await planner.name.press('Enter')
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button').first().tap()
    await page.getByPlaceholder('Search articles').fill('tall')
    await expect(page.getByText('The search does not answer')).toBeVisible()
    // The words are not in the way of the next step.
    await page.getByRole('button', { name: 'Make offer' }).tap()
    await expect(messages).toContainText('the offer was not made')

    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()

    await page.context().setOffline(false)
    await expect(messages).toContainText('The connection is back: the project is saved.')
    await expect(state).toHaveText(/^Saved/)
    await expect(messages).not.toContainText('No connection')
    const [newest, ...before] = saves.toReversed()
    expect(newest?.document.header.name).toBe('From the tunnel')
    expect(new Set(before.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    forgive(noise, /ERR_INTERNET_DISCONNECTED/)
  })
})

test.describe('at a desk', () => {
  test('[D-84 part] a server that is away, or silent, never leaves "Saving…" standing', async ({
    page,
    site,
    noise,
  }) => {
    const planner = plannerOf(page)
    await logIn(page, site)
    await planner.startRoom()
    await planner.card.press('Enter')
    await expect(planner.total).toContainText(totals.one)
    const state = page.locator('[data-save-state]')
    await page.clock.install()
    // Swallowed: no answer at all, as in a tunnel that keeps the line.
    await page.route('**/api/projects/save', () => {})
    await planner.save.click()
    await expect(state).toHaveText('Saving…')
    await page.clock.fastForward(21_000)
    await expect(state).toHaveText('Offline: not saved yet')

    await page.unroute('**/api/projects/save')
    await page.route('**/api/projects/save', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: 'Away' }),
    )
    await page.clock.fastForward(10_000)
    await expect(state).toHaveText('Offline: not saved yet')
    await page.unroute('**/api/projects/save')
    await page.clock.fastForward(60_000)
    await expect(state).toHaveText(/^Saved/)
    forgive(noise, / 503 .*\/api\/projects\/save$/)
  })

  test('the keyboard’s place is never lost: delete, undo, the last step back', async ({ page, site }) => {
    const planner = plannerOf(page)
    // A slow line: what the panel shows once nothing is selected is not here yet.
    const panel = await holdBack(page, '**/assets/room-light-*.js')
    await logIn(page, site)
    await planner.startRoom()
    await planner.show('2D')
    await planner.card.press('Enter')
    await expect(planner.total).toContainText(totals.one)

    await planner.inspector.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(planner.total).toContainText('0 articles')
    panel.letThrough()
    // What was deleted is hidden first and gone a moment later, and has the keyboard until then.
    await expect(page.locator('[data-room-keys] :focus, [data-room-keys]:focus')).toHaveCount(1)
    await page.keyboard.press('Control+z')
    await expect(planner.total).toContainText(totals.one)
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('group', { name: 'Floor plan' }).locator('[data-kind=row]:focus'),
    ).toHaveCount(1)

    await planner.undo.focus()
    while (await planner.undo.isEnabled()) await page.keyboard.press('Enter')
    await expect(planner.undo).toBeFocused()
  })
})

hostTest.describe('inside a shop’s page, by finger', () => {
  hostTest.use({ contextOptions: { reducedMotion: 'reduce', hasTouch: true } })

  hostTest(
    '[D-86 part] one finger scrolls the shop’s page over the plan, and drags what is selected',
    async ({ page, shop }) => {
      const { site, origin } = shop
      const host = await openShop(page, origin, `${site.url}/home`)
      await host.frame.getByLabel('User id').fill(site.seller.userid)
      await host.frame.getByLabel('User name').fill(site.seller.username)
      await host.frame.getByLabel('Password', { exact: true }).fill(site.seller.password)
      await host.frame.getByLabel('Password', { exact: true }).press('Enter')
      await expect(host.frame.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
      await host.ask({
        action: 'newProject',
        addRoom: true,
        roomDimension: [4000, 3000],
        noSaveRequest: true,
      })
      await host.ask({ action: 'insertArticle', newProject: false, catalog: 'kitchen', article: 'b-door' })
      await host.frame.getByRole('group', { name: 'View' }).getByRole('button', { name: '2D' }).click()
      const plan = host.frame.getByRole('group', { name: 'Floor plan' })
      const cabinet = plan.getByRole('button', { name: /^Base unit, door/ })
      await expect(cabinet).toHaveAttribute('aria-pressed', 'true')
      await page.evaluate(() => {
        document.body.style.marginBlockEnd = '2000px'
      })

      const fingers = fingersOf(page)
      const label = await cabinet.getAttribute('aria-label')
      const at = await cabinet.boundingBox()
      if (!at) throw new Error('no cabinet')
      // At its back, where its own drawing is: the swing of its door is for looking at.
      const back = { x: at.x + at.width / 2, y: at.y + at.height / 5 }
      await fingers.swipe(back, { x: back.x + 90, y: back.y + 40 })
      await expect(cabinet).not.toHaveAttribute('aria-label', label ?? '')
      expect(await page.evaluate(() => scrollY)).toBe(0)

      const box = await plan.boundingBox()
      if (!box) throw new Error('no plan')
      const low = { x: box.x + box.width / 2, y: box.y + box.height * 0.6 }
      await fingers.swipe(low, { x: low.x, y: low.y - 160 })
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60)
    },
  )
})
