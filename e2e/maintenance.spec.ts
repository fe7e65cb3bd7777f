import { expectAccessible } from './axe.ts'
import { planOf } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { expect, logIn, type Site, test } from './story.ts'

const supervisor = ({ seller }: Site) => ({ ...seller, username: 'admin' })

test('[A-92 part] [A-15 part] maintenance is booked, begins while a seller edits, and ends: nothing is lost', async ({
  page,
  site,
  browser,
  noise,
}) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  const units = planOf(page).getByRole('button', { name: /^Base unit, door/ })
  const add = async (count: number) => {
    await planner.card.focus()
    await page.keyboard.press('Enter')
    await expect(units).toHaveCount(count)
  }
  await add(1)
  const banner = page.getByRole('status').filter({ hasText: 'The site' })
  await expect(banner).toHaveCount(0)
  const saveState = page.locator('[data-save-state]').first()

  const context = await browser.newContext()
  const desk = await context.newPage()
  await logIn(desk, site, supervisor(site))
  const manage = async (dialog: string) => {
    await desk.getByRole('button', { name: /^Account of / }).click()
    await desk.getByRole('menuitem', { name: 'Maintenance…' }).click()
    await expect(desk.getByRole('dialog', { name: dialog })).toBeVisible()
  }

  await test.step('it is booked, everybody is told, and it is cancelled', async () => {
    await manage('Book maintenance')
    await expectAccessible(desk)
    await desk.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(banner).toHaveText(/The site will be worked on in \d+ minutes/)
    await expectAccessible(page)
    await manage('Book maintenance')
    await desk.getByRole('button', { name: 'Cancel the booking' }).click()
    await expect(banner).toHaveCount(0)
  })

  await test.step('it begins while the seller goes on', async () => {
    await manage('Book maintenance')
    await desk.getByRole('button', { name: 'Start now' }).click()
    await expect(banner).toContainText('The site is being worked on')
    await add(2)
    await page.keyboard.press('Control+s')
    await expect(saveState).toHaveText('Maintenance: not saved yet')
    await expect(
      page.getByText(/^The site is being worked on: this is not saved yet\. Nothing is lost/),
    ).toBeVisible()
  })

  await test.step('and ends: what was changed meanwhile is there, and is saved', async () => {
    await manage('Active Maintenance')
    await expectAccessible(desk)
    await desk.getByRole('button', { name: 'End maintenance' }).click()
    await expect(banner).toHaveCount(0)
    await expect(units).toHaveCount(2)
    // By itself.
    await expect(saveState).toHaveText(/^Saved/)
  })
  // The browser tells of every call that was refused meanwhile.
  expect(noise.splice(0).filter((line) => !/ 503 /.test(line))).toEqual([])
  await context.close()
})
