import type { Page } from '@playwright/test'
import { appOf } from '../tools/shot/sheets/app-in-page.ts'
import { goToPlan } from './on-plan.ts'
import { plannerOf, skipLook, someArticles } from './planner.ts'
import { expect, test } from './story.ts'

test.use({ brand: 'demo', record: { currency: 'USD' } })

test('[A-111, D-62] a guest enters with language, currency, units and what was left behind; one who is refused finds home with a login for sellers, and whoever runs it the reason', async ({
  page,
  site,
  browser,
  context,
  noise,
}) => {
  test.slow()
  const home = `${site.url}/home`

  await test.step('in the language of the browser', async () => {
    const italian = await browser.newContext({ locale: 'it-IT' })
    const other = await italian.newPage()
    await other.goto(home)
    await expect(other.locator('html')).toHaveAttribute('lang', 'it')
    await expect(other.getByRole('button', { name: 'Accedi' }).first()).toBeVisible()
    expect(await sessionOf(other)).toEqual({ kind: 'guest', isGuest: true, isCustomer: true })
    await italian.close()
  })

  await test.step('with the brand’s currency and units', async () => {
    await page.goto(home)
    await page.getByRole('button', { name: 'Start planning' }).press('Enter')
    const design = page.getByRole('dialog', { name: 'Room design' })
    await expect(design.getByText('mm', { exact: true }).first()).toBeVisible()
    await design.getByRole('button', { name: 'Use this room' }).press('Enter')
    await skipLook(page)
    await goToPlan(page)
    const planner = plannerOf(page)
    await planner.card.press('Enter')
    await expect(planner.total).toContainText(someArticles)
    await page.close()
  })

  await test.step('and is asked about what was not saved, as after any login', async () => {
    const later = await context.newPage()
    await later.goto(home)
    await expect(later.getByRole('dialog', { name: 'Autosaved project' })).toBeVisible()
    await later.close()
  })

  for (const { reason, isBenign } of [
    { reason: 'Error 11-Wrong User ID: guest', isBenign: true },
    { reason: 'No room for guests today', isBenign: false },
  ]) {
    await test.step(`refused: ${reason}`, async () => {
      const { refused, warnings, reports } = await refusing(
        await browser.newContext().then((c) => c.newPage()),
        reason,
      )
      await refused.goto(home)
      await expect(refused.getByLabel('User id')).toBeVisible()
      await expect(refused.getByText('Log in with your e-mail address')).toHaveCount(0)
      await expect(refused.getByRole('button', { name: 'Start planning' })).toHaveCount(0)
      expect(await sessionOf(refused)).toEqual({ kind: undefined, isGuest: false, isCustomer: false })
      expect(warnings.filter((line) => line.startsWith('Guest user NOT accepted by back-end'))).toEqual([
        `Guest user NOT accepted by back-end ${reason}`,
      ])
      if (!isBenign) await expect.poll(() => reports.join()).toContain(reason)
      expect(
        [warnings, reports].map((told) => told.filter((line) => isRethrown(line, reason)).length),
      ).toEqual(isBenign ? [0, 0] : [1, 1])
      await refused.context().close()
    })
  }
  expect(noise.splice(0)).toEqual([])
})

const isRethrown = (line: string, reason: string) => line.includes(reason) && !line.startsWith('Guest user')

async function refusing(refused: Page, reason: string) {
  const warnings: string[] = []
  const reports: string[] = []
  refused.on('console', (message) => warnings.push(message.text().trim()))
  await refused.route('**/api/auth/guest', (route) =>
    route.fulfill({ status: 403, json: { ok: false, code: 'forbidden', message: reason } }),
  )
  await refused.route('**/api/errors/report', async (route) => {
    reports.push(route.request().postData() ?? '')
    await route.continue()
  })
  return { refused, warnings, reports }
}

async function sessionOf(page: Page) {
  return (await appOf(page)).evaluate(({ session }) => {
    const { profile, isGuestAllowed, isCustomerLoginEnabled } = session.getState()
    return { kind: profile?.kind, isGuest: isGuestAllowed, isCustomer: isCustomerLoginEnabled }
  })
}
