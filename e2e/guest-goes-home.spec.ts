import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { plannerOf, skipLook } from './planner.ts'
import { totals } from './prices.ts'
import { expect, logIn, test } from './story.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

test.use({ brand: 'demo', ...phone })

/** Somebody else's, or the same person's at home: nothing is shared with the first. */
async function anotherDevice(browser: Browser, options: object): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  return context.newPage()
}

function takeAlongOf(page: Page) {
  return page.getByRole('dialog', { name: 'Take your room with you' })
}

test('[D-130 part, D-131 part, D-132 part] a guest leaves, comes back, goes on at home by code, asks the shop, and a seller takes over', async ({
  page,
  site,
  browser,
}) => {
  test.slow()
  const planner = plannerOf(page)
  await page.goto(`${site.url}/home`)
  await expect(page.getByRole('heading', { name: 'Furnished rooms' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Continue your room' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start planning' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Use this room' }).tap()
  await skipLook(page)
  await planner.card.tap()
  await expect(planner.total).toContainText(totals.one)
  await page.getByRole('button', { name: 'Share' }).tap()
  const takeAlong = takeAlongOf(page)
  const shown = takeAlong.getByRole('region', { name: 'Code' })
  await expect(shown).toContainText(/\/room\/[0-9A-Z]{6}/)
  const [, code = ''] = /\/room\/([0-9A-Z]{6})/.exec((await shown.textContent()) ?? '') ?? []
  await expectAccessible(page, '[role=dialog]')
  const picture = page.waitForEvent('download')
  await takeAlong.getByRole('button', { name: 'Save a picture' }).tap()
  expect((await picture).suggestedFilename()).toMatch(/\.png$/)
  await page.close()

  const later = await page.context().newPage()
  await later.goto(`${site.url}/home`)
  const waiting = later.getByRole('region', { name: 'Continue your room' })
  await expect(waiting).toContainText('€760.43')
  await expectAccessible(later)
  await waiting.getByRole('button', { name: /^Continue / }).tap()
  await expect(plannerOf(later).total).toContainText(totals.one)

  const home = await anotherDevice(browser, phone)
  const atHome = plannerOf(home)
  await home.goto(`${site.url}/home`)
  await home.getByRole('button', { name: 'Have a code?' }).tap()
  const byCode = home.getByRole('dialog', { name: 'Open a room by its code' })
  await byCode.getByLabel('Code').fill('ABC')
  await byCode.getByRole('button', { name: 'Open the room' }).tap()
  await expect(byCode.getByRole('alert')).toContainText('six letters and digits')
  await expectAccessible(home, '[role=dialog]')
  await byCode.getByLabel('Code').fill(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)
  await byCode.getByRole('button', { name: 'Open the room' }).tap()
  await expect(atHome.total).toContainText(totals.one)
  await atHome.name.fill('Our kitchen')
  await atHome.name.press('Enter')
  // The same code opens the same copy, by its link too.
  await atHome.save.tap()
  await expect(home.locator('[data-save-state=saved]')).toBeVisible()
  await home.goto(`${site.url}/room/${code}`)
  await expect(atHome.name).toHaveValue('Our kitchen')

  await home.getByRole('button', { name: 'Share' }).tap()
  await takeAlongOf(home).getByRole('button', { name: 'Send to the shop' }).tap()
  const send = home.getByRole('dialog', { name: 'Send to the shop' })
  await send.getByLabel('Your name', { exact: true }).fill('Dora del Monte')
  await send.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(send).toContainText('Please enter an e-mail address or a phone number')
  await expect(send).toContainText('Without your consent it cannot be sent.')
  await expectAccessible(home, '[role=dialog]')
  await send.getByLabel('E-mail').fill('dora@example.com')
  await send.getByLabel('Message').fill('Could it be delivered in May?')
  await send.getByRole('checkbox').check()
  await send.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(send).toContainText('Sent to Milano Centro')
  await send.getByRole('button', { name: 'Go on planning' }).tap()
  await home.getByRole('button', { name: 'Share' }).tap()
  await expect(takeAlongOf(home)).toContainText('Sent to Milano Centro')

  const desk = await anotherDevice(browser, { viewport: { width: 1366, height: 768 } })
  await logIn(desk, site)
  const leads = desk.getByRole('region', { name: 'New leads' })
  await expect(leads).toContainText('Could it be delivered in May?')
  await expectAccessible(desk)
  await leads.getByRole('button', { name: 'Take over the room of Dora del Monte' }).click()
  await expect(plannerOf(desk).name).toHaveValue('Our kitchen')
  await expect(desk.getByRole('region', { name: 'Project' })).toContainText('Assigned')
  await home.context().close()
  await desk.context().close()
})

test('[D-62] a guest who is refused by accident sees home with the login; then it is reported', async ({
  page,
  site,
  noise,
}) => {
  await page.route('**/api/auth/guest', (route) =>
    route.fulfill({ status: 500, json: { ok: false, code: 'bug', message: 'The database is away' } }),
  )
  const reported = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/errors/report') &&
      (request.postData() ?? '').includes('The database is away'),
  )
  await page.goto(`${site.url}/home`)
  await expect(page.getByLabel('User id')).toBeVisible()
  await reported
  noise.splice(0)
})
