import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { goToPlan } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { totals } from './prices.ts'
import { expect, forgive, goWithin, logIn, test } from './story.ts'

const chip = (page: Page) => page.getByRole('button', { name: /^Status / })

async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(chip(page)).toHaveAccessibleName(`Status ${status}: next steps`)
}

/** A verb of the chip's menu. */
async function choose(page: Page, verb: string): Promise<void> {
  await chip(page).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${verb}`) }).click()
}

test('[D-43 part, D-85 part, D-125 part, D-126 part, A-54 part, A-60 part] a project goes by the chip’s verbs to its order, is locked, and changed by a change order', async ({
  page,
  site,
}) => {
  // An offer is made on the way.
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.name.fill('Lake house')
  await planner.name.press('Enter')
  await planner.card.press('Enter')
  await expect(planner.total).toContainText(totals.one)
  await planner.save.click()
  await expectStatus(page, 'Unassigned')

  await test.step('for whom it is, put aside and taken up again', async () => {
    await chip(page).click()
    await expect(page.getByRole('menuitem', { name: 'Make offer' })).toBeHidden()
    await expectAccessible(page, '[role=menu]')
    await page.getByRole('menuitem', { name: 'Assign to a customer' }).click()
    const customer = page.getByRole('dialog', { name: 'Customer assignment' })
    await customer.getByRole('button', { name: 'New customer' }).click()
    await customer.getByLabel('Last name').fill('Moretti')
    await customer.getByRole('button', { name: 'Save and assign' }).click()
    await expectStatus(page, 'Assigned')
    await choose(page, 'Put aside')
    await expectStatus(page, 'Inactive')
    await choose(page, 'Resume')
    await expectStatus(page, 'Assigned')
  })

  await test.step('offered, accepted, back to design, offered again and ordered', async () => {
    for (const turn of ['declines', 'accepts']) {
      await choose(page, 'Make offer')
      await expect(page.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible()
      await goToPlan(page)
      await expectStatus(page, 'Offer')
      if (turn === 'accepts') continue
      await choose(page, 'Customer declines')
      await expectStatus(page, 'Rejected')
      await choose(page, 'Back to design')
      await expectStatus(page, 'Seller design')
    }
    await choose(page, 'Customer accepts')
    await expectStatus(page, 'Awaiting order')
    await choose(page, 'Order')
    const ask = page.getByRole('dialog', { name: 'Order this project?' })
    await expectAccessible(page, '[role=dialog]')
    await ask.getByRole('button', { name: 'Order', exact: true }).click()
    await expectStatus(page, 'Ordered')
  })

  await test.step('from then on nothing is saved into it, and nobody deletes it', async () => {
    await planner.name.fill('Too late')
    await planner.name.press('Enter')
    await planner.save.click()
    await expect(page.getByText('An ordered project cannot be saved', { exact: false }).first()).toBeVisible()
    await planner.undo.click()
    await expect(planner.name).toHaveValue('Lake house')
  })

  await test.step('it is changed by a copy that knows where it comes from', async () => {
    const [, ordered = ''] = /project=(\d+)/.exec(page.url()) ?? []
    await choose(page, 'Change by a change order')
    await expectStatus(page, 'Assigned')
    await expect(page).not.toHaveURL(new RegExp(`project=${ordered}$`))
    await expect(planner.total).toContainText(totals.one)
    await planner.card.press('Enter')
    await expect(planner.total).toContainText(totals.two)
    await planner.save.click()
    await expect(page.locator('[data-save-state=saved]')).toBeVisible()
    await choose(page, `Open project ${ordered}`)
    await expectStatus(page, 'Ordered')
    await expect(planner.total).toContainText(totals.one)
  })

  await test.step('and its log tells all of it', async () => {
    await goWithin(page, '/projectlog')
    for (const line of [
      'Saved for the first time',
      'Assigned → Inactive',
      'Inactive → Assigned',
      'Offer → Rejected',
      'Rejected → Seller design',
      'Offer → Awaiting order',
      'Awaiting order → Ordered',
    ])
      await expect(page.getByRole('cell', { name: line, exact: true })).toHaveCount(1)
    await expect(page.getByRole('cell', { name: /^Offer \S+ made$/ })).toHaveCount(2)
    await expect(page.getByRole('cell', { name: /^Change order: project \d+$/ })).toHaveCount(1)
    await expectAccessible(page)
  })
})

test('[A-62 part, D-85 part, D-124 part] a deleted project is brought back: at once, out of the bin, and by who still works on it', async ({
  page,
  context,
  site,
  noise,
}) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.name.fill('A slip of the hand')
  await planner.name.press('Enter')
  await planner.card.press('Enter')
  await expect(planner.total).toContainText(totals.one)
  await planner.save.click()
  await expect(chip(page)).toBeVisible()

  const other = await context.newPage()
  const row = other.getByRole('row', { name: /A slip of the hand/ })
  await other.goto(`${site.url}/home`)
  await other.getByRole('link', { name: 'All projects' }).click()
  await expect(other.getByRole('button', { name: 'Bin', exact: true })).toBeVisible()

  async function remove(): Promise<void> {
    await row.getByRole('button', { name: 'More for A slip of the hand' }).click()
    await other.getByRole('menuitem', { name: 'Delete…' }).click()
    const ask = other.getByRole('dialog', { name: 'Delete project' })
    await expect(ask).toContainText('A slip of the hand')
    await expectAccessible(other, '[role=dialog]')
    await ask.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(row).toBeHidden()
  }

  await test.step('at once', async () => {
    await remove()
    await other.getByRole('button', { name: 'Bring it back' }).click()
    await expect(row).toBeVisible()
  })

  await test.step('out of the bin', async () => {
    await remove()
    await other.getByRole('button', { name: 'Bin', exact: true }).click()
    const bin = other.getByRole('dialog', { name: 'Bin' })
    await expect(bin.getByText(/^Deleted by /)).toBeVisible()
    await expectAccessible(other, '[role=dialog]')
    await bin.getByRole('button', { name: 'Bring back A slip of the hand' }).click()
    await expect(bin.getByText('The bin is empty')).toBeVisible()
    await bin.getByRole('button', { name: 'Close' }).first().click()
    await expect(row).toBeVisible()
  })

  await test.step('by who had it open meanwhile, with what was done since', async () => {
    await remove()
    await planner.card.press('Enter')
    await expect(planner.total).toContainText(totals.two)
    await planner.save.click()
    const ask = page.getByRole('dialog', { name: 'This project was deleted' })
    await expect(ask).toContainText('deleted it. Your changes are still here')
    await expectAccessible(page, '[role=dialog]')
    await ask.getByRole('button', { name: 'Bring it back and save' }).click()
    await expect(page.locator('[data-save-state=saved]')).toBeVisible()
    await other.reload()
    await row.getByRole('button', { name: 'A slip of the hand', exact: true }).click()
    await expect(plannerOf(other).total).toContainText(totals.two)
  })
  // Save and draft that met the bin are noted by the browser.
  forgive(noise, / 404 .*\/(projects\/save|drafts\/keep)$/)
})
