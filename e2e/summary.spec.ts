import { expectAccessible } from './axe.ts'
import { plannerOf } from './planner.ts'
import { totals } from './prices.ts'
import { expectNothingSideways } from './sideways.ts'
import { expect, logIn, test } from './story.ts'

test('[A-126 part, D-212 part, D-213 part] a seller reads the summary of a kitchen: groups, sums, materials, how much it is', async ({
  page,
  site,
}) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await page.getByRole('link', { name: 'Summary' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to sum up yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the planner' }).click()
  await planner.show('2D')
  for (const total of [totals.one, totals.two]) {
    await planner.card.focus()
    await page.keyboard.press('Enter')
    await expect(planner.total).toContainText(total)
  }

  await page.getByRole('link', { name: 'Summary' }).click()
  await expect(page.getByRole('heading', { name: 'Summary', level: 1 })).toBeVisible()
  const rows = page.getByRole('region', { name: 'Articles and prices' })
  const line = (name: RegExp) => rows.getByRole('row', { name })

  // The cabinets, and beside them what follows them, add up to what the offer asks for.
  await expect(line(/^Base units /)).toContainText('€588.04')
  await expect(line(/^Worktops and finishing /)).toContainText('€725.54')
  await expect(line(/^Total with VAT /)).toContainText(totals.two)
  const cabinet = line(/Base unit, door/).first()
  await expect(cabinet).toContainText('600 × 581 × 820 mm')
  await expect(cabinet).toContainText('0.286 m³')
  await expect(cabinet).toContainText('29.6 kg')
  await expect(cabinet).toContainText('€294.02')
  const figures = page.getByRole('region', { name: 'In short' })
  await expect(figures).toContainText(totals.two)
  await expect(figures).toContainText(/0\.612 m³.*\d kg/)
  const materials = page.getByRole('region', { name: 'Materials' })
  await expect(
    materials.getByRole('row', { name: /^White, matt 3\.72 m² 0\.059 m³ 44\.\d kg$/ }),
  ).toBeVisible()

  for (const [width, height] of [
    [1600, 1000],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(line(/^Total with VAT /)).toBeVisible()
    await expectNothingSideways(page)
    await expectAccessible(page)
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/summary-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1600, height: 1000 })

  // The offer says the same, and what is changed there is true here at once.
  await page.getByRole('link', { name: 'Offer', exact: true }).click()
  await expect(page.getByRole('status', { name: 'Total with VAT' })).toHaveText(totals.two)
})
