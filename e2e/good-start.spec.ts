import type { Page } from '@playwright/test'
import { walks } from './dialogs-walked.ts'
import { tabTo } from './keys.ts'
import { goToPlan } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { expect, goWithin, logIn, test } from './story.ts'

function startOf(page: Page) {
  const look = page.getByRole('dialog', { name: 'Choose a look' })
  return {
    room: page.getByRole('dialog', { name: 'Room design' }),
    look,
    option: (variant: string, option: string) =>
      look.getByRole('group', { name: variant }).getByRole('radio', { name: option, exact: true }),
    model: (name: string) => look.getByRole('radio', { name }),
    use: look.getByRole('button', { name: 'Use this look' }),
    skip: look.getByRole('button', { name: 'Skip' }),
  }
}

test('[A-14 part, A-50 part] a new project asks for one look and lands in its room, where what is placed is made in it', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  const start = startOf(page)
  await logIn(page, site)
  await page.getByRole('button', { name: 'New project' }).first().click()
  await start.room.getByRole('button', { name: 'Use this room' }).click()

  await test.step('a look by its pictures; what does not go with it says why', async () => {
    await expect(start.model('Lineo Standard')).toBeFocused()
    await expect(start.option('Front colour', 'Sage')).toBeChecked()
    await start.option('Front colour', 'Oak veneer').click()
    await start.option('Worktop', 'Marble').click()
    await expect(start.option('Carcass finish', 'Light grey')).toBeDisabled()
    await start.model('Lineo Pro').click()
    // Veneer is not made for its handles: the front is the model's again, the worktop stays.
    await expect(start.option('Front colour', 'Oak veneer')).toBeDisabled()
    await expect(start.look.getByText('Veneer cannot be milled for a grip profile').first()).toBeVisible()
    await expect(start.option('Front colour', 'Graphite')).toBeChecked()
    await expect(start.option('Worktop', 'Marble')).toBeChecked()
    await start.option('Front colour', 'Navy').click()
    await start.use.click()
  })

  await test.step('the room is the page, with the catalogue beside it', async () => {
    await expect(page).toHaveURL(/\/itemsearch\/newprj\?roomSelected=1/)
    await expect(page.getByRole('application', { name: 'Room in 3D' })).toBeVisible()
    await expect(planner.catalogue).toBeFocused()
    await expect(planner.card).toBeVisible()
    await expect(planner.catalogue.getByRole('button', { name: 'Model: Lineo Pro' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Planner' })).toHaveAttribute('aria-current', 'page')
    await expect(planner.undo).toBeDisabled()
  })

  await test.step('what is placed is made so, and the whole project says it', async () => {
    await goToPlan(page)
    await planner.card.press('Enter')
    await expect(planner.option('Front colour', 'Navy')).toBeChecked()
    await expect(planner.inspector).toContainText('Lineo Pro')
    await planner.selectNothing()
    await expect(planner.option('Worktop', 'Marble')).toBeChecked()
  })

  await test.step('the way back by the address shows the room, not the search', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/newprj/)
    await expect(page.getByRole('application', { name: 'Room in 3D' })).toBeVisible()
  })
})

test('[A-14 part] by keyboard alone: a look by arrows and Enter, and one that is waved away', {
  annotation: walks('roomDesign', 'look', 'ask'),
}, async ({ page, site }) => {
  const planner = plannerOf(page)
  const start = startOf(page)
  await logIn(page, site)
  await tabTo(page, /^New project$/)
  await page.keyboard.press('Enter')
  await expect(start.room).toBeVisible()
  await tabTo(page, /^Start without a room$/)
  await page.keyboard.press('Enter')

  await expect(start.model('Lineo Standard')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(start.model('Lineo Pro')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/itemsearch\/newprj\?roomSelected=0/)
  await expect(planner.catalogue).toBeFocused()
  await expect(planner.catalogue.getByRole('button', { name: 'Model: Lineo Pro' })).toBeVisible()

  await goWithin(page, '/home')
  await tabTo(page, /^New project$/)
  await page.keyboard.press('Enter')
  const save = page.getByRole('dialog', { name: 'Project not saved' })
  await save.getByRole('button', { name: 'No' }).press('Enter')
  await expect(start.room).toBeVisible()
  await tabTo(page, /^Use this room$/)
  await page.keyboard.press('Enter')
  await expect(start.look).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/roomSelected=1/)
  await expect(planner.catalogue.getByRole('button', { name: 'Model', exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a look by tapping, then the room with its catalogue in reach', async ({ page, site }) => {
    const planner = plannerOf(page)
    const start = startOf(page)
    await logIn(page, site)
    await page.getByRole('button', { name: 'New project' }).first().tap()
    await start.room.getByRole('button', { name: 'Use this room' }).tap()
    await expect(start.skip).toBeInViewport({ ratio: 1 })
    await start.option('Front colour', 'Walnut veneer').tap()
    await start.use.tap()
    await expect(page).toHaveURL(/roomSelected=1/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await planner.card.tap()
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button').nth(1).tap()
    await expect(planner.option('Front colour', 'Walnut veneer')).toBeChecked()
  })
})
