import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { act } from './keys.ts'
import { planOf } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { expect, logIn, test } from './story.ts'

const asking = (page: Page) => page.getByRole('dialog', { name: 'Ask for something else' })

test('[D-81 part] a width that is not made is asked for, stops the offer until it has a price, and is offered below its article', async ({
  page,
  site,
}) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.withoutFollowers()
  await planner.card.focus()
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText('€294.02')

  // By the keyboard alone: the field has the focus, what can be otherwise is a list.
  await act(page, 'Ask for something else')
  const dialog = asking(page)
  await expect(dialog.getByRole('textbox', { name: 'How it shall be' })).toBeFocused()
  await expect(dialog.getByText('Now 600 mm')).toBeVisible()
  await page.keyboard.type('583')
  await dialog.getByRole('button', { name: 'On request' }).click()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'How it shall be' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  const asked = planner.inspector.getByRole('button', { name: /^Width 583 mm/ }).first()
  await expect(asked).toContainText('Special · instead of 600 mm')
  await expect(asked).toContainText('On request')
  await expect(planner.total).toContainText('€294.02')

  await page.getByRole('button', { name: 'Make offer' }).click()
  const stopped = page.getByRole('dialog', { name: 'This cannot be offered yet' })
  await stopped.getByRole('button', { name: 'Width 583 mm has no price yet' }).click()
  await expect(stopped).toHaveCount(0)

  // It is selected: a price makes it right.
  await planner.inspector.getByRole('button', { name: 'Change…' }).click()
  const change = page.getByRole('dialog', { name: 'Change what was asked for' })
  await change.getByRole('button', { name: 'Price', exact: true }).click()
  await change.getByRole('textbox', { name: 'Surcharge for one, without VAT' }).fill('100')
  await change.getByRole('button', { name: 'Apply' }).click()
  await expect(planner.inspector.getByRole('status', { name: 'Price of what was asked for' })).toHaveText(
    '€122.00',
  )
  await expect(planner.total).toContainText('€416.02')

  // Copied, deleted and brought back with the article.
  await planner.inspector.getByRole('button', { name: 'Show the article' }).click()
  await page.keyboard.press('d')
  await expect(planner.total).toContainText('€832.04')
  await expect(planner.items.getByRole('button', { name: /Width 583 mm/ })).toHaveCount(2)
  await planOf(page).locator('[aria-pressed="true"]').press('Delete')
  await expect(planner.total).toContainText('€416.02')
  await planner.undo.click()
  await expect(planner.total).toContainText('€832.04')
  await planner.undo.click()
  await expect(planner.total).toContainText('€416.02')

  // A unit without a worktop is only warned of.
  await page.getByRole('button', { name: 'Make offer' }).click()
  await page.getByRole('button', { name: 'Make the offer anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(/^Offer .* is ready$/, { timeout: 120_000 })
  const document = page.getByRole('region', { name: /^Offer \d{4}-\d{4}$/ })
  const downloading = page.waitForEvent('download')
  await document.getByRole('link', { name: 'Download' }).click()
  const pdf = await (await downloading).path()
  const text = execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' })
  expect(text).toMatch(
    /1\s+Base unit, door\s+1\s+€294\.02\s+€294\.02[\s\S]*Special: Width 583 mm\s+1\s+€122\.00\s+€122\.00\s+instead of 600 mm/,
  )
  expect(text).toMatch(/Total with VAT\s+€416\.02/)
})
