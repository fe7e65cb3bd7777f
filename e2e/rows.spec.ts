import { execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { act } from './keys.ts'
import { planOf } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { expectNothingSideways } from './sideways.ts'
import { expect, logIn, test } from './story.ts'

const adding = 'Add a row that is no article'

/** Fills the fields of the dialog by their names, and sends it. */
async function fillRow(dialog: Locator, fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields))
    await dialog.getByRole('textbox', { name, exact: true }).fill(value)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** One of the kinds of rows from the menu, with its fields. */
async function addRow(page: Page, kind: string, fields: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: 'Add a row' }).click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: adding })
  if (kind === 'Service') await dialog.getByRole('button', { name: 'Percent', exact: true }).click()
  await fillRow(dialog, fields)
}

test('[D-81 part] a seller adds what no catalogue has, puts it in order and offers it, right to the cent', async ({
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

  // The customer's own fridge stands in the room and costs nothing; its size is typed, and it is moved like anything.
  await act(page, 'Place an own appliance')
  await fillRow(page.getByRole('dialog', { name: 'Add own appliance' }), {
    Text: 'Own fridge',
    'Width (mm)': '700',
  })
  const fridge = planOf(page).getByRole('button', { name: /Own fridge/ })
  await expect(fridge).toBeVisible()
  await expect(planner.inspector.getByRole('heading', { name: 'Own fridge' })).toBeVisible()
  const left = planner.inspector.getByRole('textbox', { name: 'From left' })
  const stood = await left.inputValue()
  await fridge.press('ArrowRight')
  await expect(left).not.toHaveValue(stood)
  await planner.inspector.getByRole('textbox', { name: 'Height' }).fill('1900')
  await page.keyboard.press('Enter')
  await expect(planner.inspector.getByText(/700 × 600 × 1.900 mm/)).toBeVisible()
  await expect(planner.total).toContainText('€294.02')
  await expectAccessible(page)

  // Everything else on the offer's own screen: by the metre, in percent with a least amount, words, a sum.
  await page.getByRole('link', { name: 'Offer' }).click()
  const rows = page.getByRole('list', { name: 'Rows of the offer' })
  await expect(rows.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Trade', exact: true }).click()
  await addRow(page, 'Free row', {
    Text: 'Glass splashback',
    Quantity: '2.5',
    Unit: 'm',
    'Price of one, without VAT': '80',
    'VAT in %': '10',
    'What one costs us, for colleagues only': '50',
  })
  await expect(page.getByText('Margin')).toBeVisible()
  await addRow(page, 'Service', {
    Text: 'Delivery',
    'Percent of all articles and free rows': '8',
    'At least, without VAT': '50',
  })
  await expect(rows.getByRole('listitem').filter({ hasText: 'Delivery' })).toContainText(
    '8%, at least €50.00',
  )
  await page.getByRole('button', { name: 'Customer', exact: true }).click()
  await addRow(page, 'Subtotal', { 'Called on the offer': 'Furniture' })
  await addRow(page, 'Text', { Text: 'Delivered and fitted in week 12.' })
  // 294.02 + 2.5 × 80.00 with 10 % = 220.00; 8 % of 441.00 is less than 50.00: 61.00 with 22 %.
  const total = page.getByRole('status', { name: 'Total with VAT' })
  await expect(total).toHaveText('€575.02')
  await expect(page.getByText('Margin')).toHaveCount(0)
  const names = async () =>
    (await rows.getByRole('listitem').allTextContents()).map((line) =>
      ['Base unit', 'Own fridge', 'Glass', 'Delivery', 'Furniture', 'week 12'].find((name) =>
        line.includes(name),
      ),
    )
  expect(await names()).toEqual(['Base unit', 'Own fridge', 'Glass', 'Delivery', 'Furniture', 'week 12'])
  await expectAccessible(page)

  // By key: the sum goes above the delivery. By drag: the words go to the top.
  await rows.getByRole('button', { name: /^Move Furniture/ }).press('Alt+ArrowUp')
  await expect(rows.getByRole('listitem').filter({ hasText: 'Furniture' })).toContainText('€514.02')
  await expect(rows.getByRole('button', { name: /^Move Furniture/ })).toBeFocused()
  const grip = await rows.getByRole('button', { name: /^Move Delivered/ }).boundingBox()
  const first = await rows.getByRole('listitem').first().boundingBox()
  if (!grip || !first) throw new Error('There is nothing to drag')
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(grip.x + 20, first.y + 40, { steps: 4 })
  await page.mouse.move(grip.x + 20, first.y + 4, { steps: 2 })
  await page.mouse.up()
  const wanted = ['week 12', 'Base unit', 'Own fridge', 'Glass', 'Furniture', 'Delivery']
  await expect.poll(names).toEqual(wanted)
  await page.keyboard.press('Control+z')
  await expect.poll(names).not.toEqual(wanted)
  await page.keyboard.press('Control+y')
  await expect.poll(names).toEqual(wanted)
  await expect(total).toHaveText('€575.02')

  // Left off the offer it is not charged; and back again.
  await rows.getByRole('button', { name: 'What can be done with Glass splashback' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'On the offer' }).click()
  await expect(total).toHaveText('€355.02')
  await page.getByRole('menuitemcheckbox', { name: 'On the offer' }).click()
  await page.keyboard.press('Escape')
  await expect(total).toHaveText('€575.02')
  // No tooltip is left of a wider window.
  await page.getByRole('heading', { name: 'Offers', level: 1 }).click()
  for (const [width, height] of [
    [1600, 1000],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(rows.getByRole('listitem')).toHaveCount(6)
    await expectNothingSideways(page)
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/rows-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1600, height: 1000 })

  // The printed offer has all of them, and nothing that only colleagues may know.
  await page.getByRole('button', { name: 'Make offer' }).click()
  const anyway = page.getByRole('button', { name: 'Make the offer anyway' })
  await anyway.click()
  const ready = page.getByRole('status').filter({ hasText: /^Offer .* is ready$/ })
  await expect(ready).toHaveCount(1, { timeout: 120_000 })
  const offer = page.getByRole('region', { name: /^Offer \d{4}-\d{4}$/ })
  await expect(offer).toContainText('€575.02')
  const downloading = page.waitForEvent('download')
  await offer.getByRole('link', { name: 'Download' }).click()
  const pdf = await (await downloading).path()
  if (process.env.SHOTS) copyFileSync(pdf, `${process.env.SHOTS}/offer.pdf`)
  const text = execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' })
  expect(text).toMatch(
    /week 12\.[\s\S]*Base unit, door[\s\S]*Own fridge[\s\S]*Provided by you[\s\S]*Glass splashback\s+2\.5\sm\s+€88\.00\s+€220\.00[\s\S]*Furniture\s+€514\.02[\s\S]*Delivery\s+1\s+€61\.00\s+€61\.00/,
  )
  expect(text).toMatch(/Total with VAT\s+€575\.02/)
  expect(text).not.toMatch(/margin|€125\.00/i)
})
