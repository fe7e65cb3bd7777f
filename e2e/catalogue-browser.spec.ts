import type { Page } from '@playwright/test'
import { walks } from './dialogs-walked.ts'
import { multiplyRange } from './large-range.ts'
import { plannerOf, skipLook, someArticles } from './planner.ts'
import { comeHome, expect, forgetAutosaved, holdBack, logIn, storedProject, test } from './story.ts'
import { scriptTime, yardstick } from './yardstick.ts'

const cornerDrawer = /^Place Corner drawer unit, B-CORNER-DR/

function browserOf(page: Page) {
  const catalogue = page.getByRole('region', { name: 'Catalogue' })
  return {
    catalogue,
    search: catalogue.getByRole('searchbox', { name: 'Search articles' }),
    cards: catalogue.getByRole('button', { name: /^Place / }),
    card: catalogue.getByRole('button', { name: cornerDrawer }),
    found: catalogue.getByRole('status', { name: 'Found' }),
    favourites: catalogue.getByRole('button', { name: 'Favourites', exact: true }),
    recent: catalogue.getByRole('button', { name: 'Recently used' }),
  }
}

test('what is chosen on the page of the search stands in the room', async ({ page, site }) => {
  const browser = browserOf(page)
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Models' }).click()
  await expect(page).toHaveURL(/\/itemsearch(\?|$)/)

  // By its groups, beside the cards.
  const groups = page.getByRole('navigation', { name: 'Groups' })
  await groups.getByRole('button', { name: /^Base units/ }).click()
  await groups.getByRole('button', { name: /^Corner units/ }).click()
  await expect(browser.card).toBeVisible()
  await expect(browser.cards).toHaveCount(3)

  // Whoever collects stays.
  await browser.card.hover()
  await page.getByRole('button', { name: 'Add Corner drawer unit and stay here' }).click()
  await expect(page.getByText('Corner drawer unit is in the room').first()).toBeVisible()
  await expect(page).toHaveURL(/\/itemsearch/)

  await browser.card.click()
  await expect(page).toHaveURL(/\/configurator3d/)
  await expect(planner.total).toContainText(someArticles)
})

test('found by typing, by tree and by filter, placed by keyboard, kept as a favourite, found again after a reload', async ({
  page,
  site,
}) => {
  test.slow()
  const browser = browserOf(page)
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await expect(browser.found).toContainText('articles')
  const everything = await browser.found.textContent()

  // By typing, and from there into the room, without a mouse.
  await page.keyboard.press('/')
  await expect(browser.search).toBeFocused()
  await page.keyboard.type('corner drawer')
  await page.keyboard.press('Enter')
  await expect(browser.card).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText(someArticles)
  await expect(browser.card).toBeFocused()
  await page.keyboard.press('f')
  await expect(
    browser.catalogue.getByRole('button', { name: 'Favourite: Corner drawer unit' }),
  ).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(browser.search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(browser.search).toHaveValue('')
  await expect(browser.found).toHaveText(everything ?? '')

  // By a word with a mistake in it.
  await page.keyboard.type('cornr')
  await expect(browser.catalogue.getByText('Nothing for “cornr”; showing what is close')).toBeVisible()
  await expect(browser.card).toBeVisible()
  await page.keyboard.press('Escape')

  // By its group.
  await browser.catalogue.getByRole('button', { name: 'Groups' }).click()
  const groups = page.getByRole('navigation', { name: 'Groups' })
  await groups.getByRole('button', { name: /^Base units/ }).click()
  await groups.getByRole('button', { name: /^Corner units/ }).click()
  await expect(browser.cards).toHaveCount(3)
  await expect(browser.card).toBeVisible()
  await page.keyboard.press('Escape')
  await browser.catalogue.getByRole('button', { name: 'Remove filter: Corner units' }).click()
  await expect(browser.found).toHaveText(everything ?? '')

  // By size and tags.
  await browser.catalogue.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters
    .getByRole('group', { name: /^Width/ })
    .getByLabel('from')
    .fill('900')
  await filters
    .getByRole('group', { name: /^Width/ })
    .getByLabel('from')
    .press('Enter')
  await filters.getByRole('button', { name: /^corner/ }).click()
  await filters.getByRole('button', { name: /^drawer/ }).click()
  await page.keyboard.press('Escape')
  await expect(browser.cards).toHaveCount(1)
  await expect(browser.card).toBeVisible()
  await browser.catalogue.getByRole('button', { name: 'Clear all' }).click()
  await expect(browser.found).toHaveText(everything ?? '')

  await planner.name.fill('Kitchen with a corner')
  await planner.name.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await comeHome(page)
  await storedProject(page, 'Kitchen with a corner').click()
  await expect(planner.total).toContainText('articles')
  await browser.favourites.click()
  await expect(browser.cards).toHaveCount(1)
  await expect(browser.card).toBeVisible()
  await browser.recent.click()
  await expect(browser.cards).toHaveCount(1)
})

test('a fast hand on a slow line loses nothing: Enter twice places what is found, however late it comes', async ({
  page,
  site,
}) => {
  const browser = browserOf(page)
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await expect(browser.found).toContainText('articles')

  // Who types on has thought better of it.
  const first = await holdBack(page, '**/api/catalogues/search')
  await page.keyboard.press('/')
  await page.keyboard.type('corner')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' drawer')
  first.letThrough()
  await expect(browser.card).toBeVisible()
  await expect(browser.search).toBeFocused()

  const second = await holdBack(page, '**/api/catalogues/search')
  await page.keyboard.type(' unit')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(planner.items.getByRole('listitem')).toHaveCount(0)
  second.letThrough()
  await expect(browser.card).toBeFocused()
  await expect(planner.items.getByRole('listitem').filter({ hasText: 'Corner drawer unit' })).toHaveCount(1)
})

test('[A-136 part] a model is found, and what is placed is made in it', {
  annotation: walks('searchModel'),
}, async ({ page, site }) => {
  const browser = browserOf(page)
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await browser.catalogue.getByRole('button', { name: 'Model', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a model' })
  await dialog.getByRole('searchbox', { name: 'Search models' }).fill('pro')
  await dialog.getByRole('searchbox', { name: 'Search models' }).press('Enter')
  await expect(browser.catalogue.getByRole('button', { name: 'Model: Lineo Pro' })).toBeVisible()
  await planner.card.focus()
  await page.keyboard.press('Enter')
  await expect(planner.option('Front colour', 'Graphite')).toBeChecked()
})

test.describe('as a guest', () => {
  test.use({ brand: 'demo' })

  test('favourites stay on this device', async ({ page, site }) => {
    test.slow()
    const browser = browserOf(page)
    await page.goto(`${site.url}/home`)
    const begin = async () => {
      await page.getByRole('button', { name: 'Start planning' }).click()
      const dialog = page.getByRole('dialog', { name: 'Room design' })
      await dialog.getByRole('button', { name: 'Use this room' }).click()
      await skipLook(page)
      await expect(browser.found).toContainText('articles')
    }
    await begin()
    await browser.search.fill('corner drawer')
    await page.keyboard.press('ArrowDown')
    await expect(browser.card).toBeFocused()
    await page.keyboard.press('f')
    await comeHome(page)
    await forgetAutosaved(page)
    await begin()
    await browser.favourites.click()
    await expect(browser.cards).toHaveCount(1)
    await expect(browser.card).toBeVisible()
  })
})

test('over 20,000 articles a keystroke costs the page no more of its own work than it may', async ({
  page,
  site,
}) => {
  test.slow()
  const browser = browserOf(page)
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await expect(browser.found).toContainText('articles')
  expect(await multiplyRange(site, 150)).toBeGreaterThan(20_000)

  await browser.search.focus()
  await page.keyboard.type('unit')
  await expect(browser.found).toContainText('1000 articles or more')
  // What else the machine does slows scripts down as well: the word that was disturbed least says what a letter costs.
  const perLetter: number[] = []
  for (const word of ['wall', 'corner', 'drawer']) {
    await page.keyboard.press('Control+a')
    const spent = await scriptTime(page)
    for (const letter of word) {
      const answered = page.waitForResponse('**/api/catalogues/search')
      await page.keyboard.type(letter)
      // Every letter is searched for, and its cards are drawn, before the next.
      await (await answered).finished()
      await page.evaluate(() => new Promise((rests) => requestIdleCallback(rests)))
    }
    perLetter.push((await spent()) / word.length)
  }
  const work = await yardstick(page)
  const told = `milliseconds of script for a letter: ${perLetter}; the yardstick: ${work}`
  expect(Math.min(...perLetter) / work, told).toBeLessThan(3)

  // Only what is in sight is drawn, however far one walks.
  await page.keyboard.press('Enter')
  await expect(browser.cards.first()).toBeFocused()
  // The next page comes while one walks; at its end the keyboard waits for it.
  await expect(async () => {
    for (let presses = 0; presses < 10; presses++) await page.keyboard.press('ArrowDown')
    const index = await page.evaluate(() => document.activeElement?.getAttribute('data-card'))
    expect(Number(index)).toBeGreaterThan(100)
  }).toPass()
  expect(await browser.cards.count()).toBeLessThan(40)
})
