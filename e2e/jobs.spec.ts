import { expectAccessible } from './axe.ts'
import { planOf } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { expect, logIn, test } from './story.ts'

test('[A-128 part] what was asked for is among the jobs of a seller who has them', async ({ page, site }) => {
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.card.focus()
  await page.keyboard.press('Enter')
  await expect(planOf(page).getByRole('button', { name: /^Base unit, door/ })).toHaveCount(1)
  await page.getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByText('Nothing was asked for yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the room' }).click()
  await page.getByRole('button', { name: 'Make offer' }).click()
  await expect(page.getByRole('region', { name: /^Offer \d{4}-\d{4}$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Jobs' }).click()
  const made = page.getByRole('row', { name: /Document of an offer/ })
  await expect(made).toContainText('Done', { timeout: 120_000 })
  await expectAccessible(page)
})
