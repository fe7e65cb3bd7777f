import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { act } from './keys.ts'
import { plannerOf, skipLook, someArticles } from './planner.ts'
import { expect, forgetAutosaved, logIn, type Site, test } from './story.ts'

const newcomer = (site: Site) => ({ ...site.seller, username: 'newcomer' })

function tourOf(page: Page) {
  const bubble = page.getByRole('region', { name: 'First tour' })
  return {
    bubble,
    ring: page.locator('[data-tour-ring]'),
    title: (name: string) => bubble.getByRole('heading', { name }),
    press: (name: string) => bubble.getByRole('button', { name }).click(),
  }
}

test('[D-116 part] a seller types what they would say, and places it in the width they typed', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  const search = planner.catalogue.getByRole('searchbox', { name: 'Search articles' })
  const first = planner.catalogue.getByRole('button', { name: /^Place / }).first()

  for (const [typed, found] of [
    ['base 60', /^Place Base unit, door, B-DOOR, 600 mm wide/],
    ['drawers 900', /drawers.*, 900 mm wide/],
    ['wall unit 80', /^Place Wall unit.*, 800 mm wide/],
    ['refrigerator', /fridge/],
    ['faucet', /tap/],
    ['sinks', /^Place (Sink unit|Inset sink)/],
  ] as const) {
    await search.fill(typed)
    await expect(first).toHaveAccessibleName(found)
  }

  // 600 by itself; by the number it is placed at 450, drawn and priced so.
  await search.fill('base 45 door')
  await expect(first).toHaveAccessibleName(/^Place Base unit, door, B-DOOR, 450 mm wide/)
  await search.press('Enter')
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText(someArticles)
  await expect(planner.inspector.getByRole('textbox', { name: 'Width' })).toHaveValue('450')
  // One step: undone, nothing is left of it.
  await page.keyboard.press('Control+z')
  await expect(planner.total).toContainText('0 articles')
})

test('[D-117 part] a new person is shown around once, in nobody’s way, and may call it again', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  const tour = tourOf(page)
  await logIn(page, site, newcomer(site))
  await planner.startRoom()

  await expect(tour.title('The room')).toBeVisible()
  await expect(tour.bubble).not.toBeFocused()
  await tour.press('Next')
  await expect(tour.title('Place from the catalogue')).toBeVisible()
  // It blocks nothing: what it speaks of is done while it stays.
  await planner.card.click()
  await expect(planner.total).toContainText(someArticles)
  for (const title of ['Configure', 'Price and warnings', 'The offer']) {
    await tour.press('Next')
    await expect(tour.title(title)).toBeVisible()
  }
  await expectAccessible(page, 'section[aria-label="First tour"]')
  await tour.press('Done')
  await expect(tour.bubble).toBeHidden()

  // Called again without a mouse, it has the keyboard; Esc ends it.
  await act(page, 'Show me around')
  await expect(tour.bubble).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(tour.title('Place from the catalogue')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tour.bubble).toBeHidden()

  // Another day, another project: not again.
  await page.goto(`${site.url}/home`)
  await forgetAutosaved(page)
  await planner.startRoom()
  await expect(tour.bubble).toBeHidden()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Show me around' }).click()
  await expect(tour.title('The room')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[D-117 part] the tour stays in the window and covers nothing it speaks of', async ({
    page,
    site,
  }) => {
    const tour = tourOf(page)
    await logIn(page, site, newcomer(site))
    await page.getByRole('button', { name: 'New project' }).first().click()
    await page
      .getByRole('dialog', { name: 'Room design' })
      .getByRole('button', { name: 'Use this room' })
      .click()
    await skipLook(page)
    for (const title of [
      'The room',
      'Place from the catalogue',
      'Configure',
      'Price and warnings',
      'The offer',
    ]) {
      await expect(tour.title(title)).toBeVisible()
      await expect(async () => {
        const box = await tour.bubble.boundingBox()
        if (!box) throw new Error('no tour to be seen')
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(390)
        expect(box.y + box.height).toBeLessThanOrEqual(844)
        // The ring lies around what it speaks of, where that is in sight.
        const ring = (await tour.ring.count()) > 0 ? await tour.ring.boundingBox() : null
        const isBeside =
          !ring ||
          box.y + box.height <= ring.y ||
          ring.y + ring.height <= box.y ||
          box.x >= ring.x + ring.width
        expect(isBeside).toBe(true)
      }).toPass()
      await tour.press(title === 'The offer' ? 'Done' : 'Next')
    }
    await expect(tour.bubble).toBeHidden()
  })
})
