import { tabTo } from './keys.ts'
import { plannerOf } from './planner.ts'
import { totals } from './prices.ts'
import { comeHome, expect, storedProject, test } from './story.ts'

test('[A-50 part, A-51 part] the same without a mouse: log in, room, two cabinets, a variant, save, open again', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  await page.goto(`${site.url}/home`)
  await expect(page.getByLabel('User id')).toBeVisible()
  await tabTo(page, /^User id/)
  await page.keyboard.type(site.seller.userid)
  await page.keyboard.press('Tab')
  await page.keyboard.type(site.seller.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(site.seller.password)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('button', { name: 'New project' })).toBeVisible()
  await tabTo(page, /^New project$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Room design' })).toBeVisible()
  await tabTo(page, /^Use this room$/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Choose a look' }).press('Escape')

  await expect(planner.card).toBeVisible()
  await tabTo(page, /^Place Base unit, door/)
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText(totals.one)
  await tabTo(page, /^Place Base unit, door/)
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText(totals.two)

  // The second one is selected: its front is chosen with the arrow keys.
  await expect(planner.option('Front colour', 'Sage')).toBeChecked()
  await planner.option('Front colour', 'Sage').focus()
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowRight')
  await expect(planner.option('Front colour', 'Oak veneer')).toBeChecked()
  await expect(planner.total).toContainText(totals.secondInOak)

  await tabTo(page, /^Project name$/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Without a mouse')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved/).first()).toBeVisible()

  await comeHome(page)
  await expect(storedProject(page, 'Without a mouse')).toBeVisible()
  await tabTo(page, /^Without a mouse/)
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText(totals.secondInOak)
})
