import { plannerOf } from './planner.ts'
import { bare } from './prices.ts'
import { comeHome, expect, logIn, logInByForm, storedProject, test } from './story.ts'

const oneSageOneOak = '€624.64'

test('[A-04 part, A-50 part, A-51 part, H-23 part] a seller draws a room, places two cabinets, changes one, saves and finds all again', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  await logInByForm(page, site)
  await planner.startRoom('3D')
  await planner.withoutFollowers()

  await planner.show('2D')
  await planner.dragIn(0.45, 0.3)
  await expect(planner.total).toContainText(bare.one)
  await planner.dragIn(0.6, 0.3)
  await expect(planner.total).toContainText(bare.two)
  await expect(planner.total).toContainText('2 articles, with VAT')

  await planner.option('Front colour', 'Oak veneer').click()
  await expect(planner.total).toContainText(oneSageOneOak)
  await planner.undo.click()
  await expect(planner.total).toContainText(bare.two)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(planner.total).toContainText(oneSageOneOak)

  await planner.name.fill('Kitchen of the first cabinet')
  await planner.name.press('Enter')
  await planner.save.click()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()

  await comeHome(page)
  await page.getByRole('link', { name: 'All projects' }).click()
  await expect(page.getByRole('row', { name: /Kitchen of the first cabinet/ })).toContainText(oneSageOneOak)
  await storedProject(page, 'Kitchen of the first cabinet').click()

  await expect(planner.total).toContainText(oneSageOneOak)
  await expect(planner.name).toHaveValue('Kitchen of the first cabinet')
  await expect(planner.items.getByRole('listitem')).toHaveCount(2)
})

test('[D-80 part] the trade face shows the discounts, the customer face none of them', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.withoutFollowers()
  await planner.card.focus()
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText(bare.one)
  await expect(page.getByText('Trade discount')).toHaveCount(0)

  await page.getByRole('group', { name: 'Prices for' }).getByRole('button', { name: 'Trade' }).click()
  // 241.00 × 0.5 × 0.9 = 108.45
  await expect(planner.total).toContainText('€108.45')
  await page.getByRole('button', { name: 'How it adds up' }).click()
  await expect(page.getByText('Trade discount').first()).toBeVisible()
})
