import type { OfferListing } from '@arredo/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { goToPlan } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { totals } from './prices.ts'
import { comeHome, expect, logIn, type Site, test } from './story.ts'

const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) })
const chip = (page: Page) => page.getByRole('button', { name: /^Status / })

for (const brand of ['atlas', 'demo'] as const) {
  test.describe(`in ${brand}`, () => {
    test.use({ brand })

    test('[D-232 part] a seller comes in, sees the offer that lapses, what is ready, accepted and not saved, and goes into each', async ({
      page,
      site,
      browser,
    }) => {
      // Two offers are made on the way.
      test.slow()
      const lapsing = group(page, 'Offers that lapse').getByRole('listitem')
      const ready = group(page, 'Ready for you').getByRole('listitem')
      await logIn(page, site)
      const day = page.getByRole('region', { name: 'Today' })
      await expect(day).toContainText('Nothing waits for you')
      await expect(day.getByRole('link', { name: 'Offers that are out' })).toBeVisible()
      const { madeAt, validUntil } = await makeOffers(page)
      const madeOn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date(madeAt))
      expect(daysBetween(madeOn, validUntil)).toBe(7)

      await test.step('the offer, by the last day of the newer one, and its documents', async () => {
        const answered = page.waitForResponse('**/api/home/day')
        await comeHome(page)
        // Seven days, or six where it was midnight meanwhile.
        const { value } = await (await answered).json()
        const left = daysBetween(value.today, validUntil)
        const line = `^Lake house.*Moretti · \\d{4}-0002 · €.*Lapses in ${left} days$`
        await expect(lapsing).toHaveText(new RegExp(line))
        await expect(ready).toHaveCount(2)
        await expectAccessible(page)
        await lapsing.getByRole('button', { name: 'Lake house' }).press('Enter')
        await expect(page.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible()
        await comeHome(page)
        await ready.first().getByRole('button', { name: 'Document of an offer' }).click()
        await expect(page.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible()
      })

      await test.step('accepted, it waits for its order on the page of its project', async () => {
        await goToPlan(page)
        await chip(page).click()
        await page.getByRole('menuitem', { name: /^Customer accepts/ }).click()
        await expect(chip(page)).toHaveAccessibleName('Status Awaiting order: next steps')
        await comeHome(page)
        const accepted = group(page, 'Accepted').getByRole('listitem')
        await expect(accepted).toHaveText(/^Lake house.*Awaiting order$/)
        await expect(lapsing).toHaveCount(0)
        await accepted.getByRole('button').click()
        await expect(page).toHaveURL(/\/projects\/\d+$/)
        await expect(page.getByRole('heading', { name: 'Lake house', level: 1 })).toBeVisible()
      })

      await test.step('what was left unsaved goes on elsewhere', async () => {
        await comeHome(page)
        await startAndLeave(page)
        const elsewhere = await browser.newContext()
        await goOnWith(await elsewhere.newPage(), site)
        await elsewhere.close()
      })
    })
  })
}

function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000
}

/** For a customer, the first for a month and the second, which is given back, for a week. */
async function makeOffers(page: Page): Promise<OfferListing> {
  const planner = plannerOf(page)
  await planner.startRoom()
  await planner.name.fill('Lake house')
  await planner.name.press('Enter')
  await planner.card.press('Enter')
  await expect(planner.total).toContainText(totals.one)
  await planner.save.click()
  await expect(chip(page)).toHaveAccessibleName('Status Unassigned: next steps')
  await chip(page).click()
  await page.getByRole('menuitem', { name: 'Assign to a customer' }).click()
  const customer = page.getByRole('dialog', { name: 'Customer assignment' })
  await customer.getByRole('button', { name: 'New customer' }).click()
  await customer.getByLabel('Last name').fill('Moretti')
  const consent = customer.getByRole('switch', { name: 'The customer agrees' })
  if (await consent.isVisible()) await consent.click()
  await customer.getByRole('button', { name: 'Save and assign' }).click()
  await expect(chip(page)).toHaveAccessibleName('Status Assigned: next steps')
  await page.getByRole('button', { name: 'Make offer' }).click()
  const offers = page.getByRole('region', { name: 'Offers of this project' }).getByRole('listitem')
  await expect(offers).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Valid for' }).click()
  await page.getByRole('option', { name: '7 days' }).click()
  const making = page.waitForResponse('**/api/offers/make')
  await page.getByRole('button', { name: 'Make offer' }).click()
  await expect(offers).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 120_000 })
  const { value } = await (await making).json()
  return value.offer
}

async function startAndLeave(page: Page): Promise<void> {
  const planner = plannerOf(page)
  await planner.startRoom()
  await planner.name.fill('Attic')
  await planner.name.press('Enter')
  await expect(page.locator('[data-save-state]').first()).toHaveText('Draft kept')
}

async function goOnWith(page: Page, site: Site): Promise<void> {
  await logIn(page, site)
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click()
  await group(page, 'Not saved yet').getByRole('button', { name: 'Attic' }).press('Enter')
  await expect(plannerOf(page).name).toHaveValue('Attic')
}
