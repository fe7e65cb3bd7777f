import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { goToPlan } from './on-plan.ts'
import { plannerOf, someArticles } from './planner.ts'
import { expect, logIn, test } from './story.ts'

const amount = /€[\d,]+\.\d\d/g

/** Amounts of a text, in cents. */
function cents(text: string): readonly number[] {
  return [...text.matchAll(amount)].map(([found]) => Number(found.replaceAll(/[€,.]/g, '')))
}

async function totalOf(page: Page): Promise<number> {
  return cents((await plannerOf(page).total.textContent()) ?? '')[0] ?? 0
}

test('[D-82 part, D-105 part, D-143 part] a kitchen of 25 articles and more is copied, restyled in four clicks, compared, and one of both is offered', async ({
  page,
  site,
}) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await page
    .getByRole('row', { name: /Family kitchen in sage and oak/ })
    .getByRole('button', { name: 'Family kitchen in sage and oak', exact: true })
    .click()
  await expect(planner.total).toContainText(someArticles)
  await goToPlan(page)
  const articles = Number(/(\d+) articles/.exec((await planner.total.textContent()) ?? '')?.[1])
  expect(articles).toBeGreaterThanOrEqual(25)
  const before = await totalOf(page)

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill('New alternative')
  await palette.getByRole('option', { name: /New alternative/ }).click()
  const switcher = page.getByRole('button', { name: /^Alternative: / })
  await expect(switcher).toHaveText('Alternative 2')
  await expect.poll(() => totalOf(page)).toBe(before)

  // Four clicks: the menu, what is wanted, the model, apply.
  await switcher.click()
  await page.getByRole('menuitem', { name: 'Restyle…' }).click()
  const restyle = page.getByRole('dialog', { name: 'Restyle' })
  await restyle.getByRole('radio', { name: 'Lineo Pro' }).click()
  const proposed = restyle.getByRole('status', { name: 'Total price' })
  await expect(proposed).toContainText('→')
  await expectAccessible(page)
  const [was = 0, then = 0, difference = 0] = cents((await proposed.textContent()) ?? '')
  expect(was).toBe(before)
  expect(Math.abs(then - was)).toBe(difference)
  expect(difference).toBeGreaterThan(0)
  await expect(restyle.getByRole('region', { name: 'What changes' })).toContainText('articles follow')
  await restyle.getByRole('button', { name: 'Apply here' }).click()
  await expect(restyle).toBeHidden()
  await expect.poll(() => totalOf(page)).toBe(then)

  await planner.undo.click()
  await expect.poll(() => totalOf(page)).toBe(before)
  await page.getByRole('button', { name: /^Redo/ }).click()
  await expect.poll(() => totalOf(page)).toBe(then)

  await switcher.click()
  await page.getByRole('menuitem', { name: 'Compare alternatives…' }).click()
  const compare = page.getByRole('dialog', { name: 'Compare alternatives' })
  await expect(compare.getByRole('region', { name: 'Alternative 2' })).toContainText(`€`)
  const sides = await compare.getByRole('region', { name: 'Alternative 2' }).textContent()
  expect(cents(sides ?? '').slice(0, 2)).toEqual([then, difference])
  await expect(compare.getByRole('region', { name: 'What differs' })).toContainText('Lineo Pro')
  await expectAccessible(page)
  await compare.getByRole('button', { name: 'Choose Alternative 2 for the offer' }).click()
  await compare.getByRole('button', { name: 'Done' }).click()

  // The list shows what is offered.
  await planner.save.click()
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible()
  await page.getByRole('button', { name: 'Make offer' }).click()
  const anyway = page
    .getByRole('dialog', { name: 'Before the offer' })
    .getByRole('button', { name: 'Make the offer anyway' })
  await expect(anyway.or(page.getByRole('heading', { name: 'Offers', level: 1 }))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page.getByRole('region', { name: /^Offer \d{4}-\d{4}$/ })).toContainText(
    new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(then / 100),
  )
})
