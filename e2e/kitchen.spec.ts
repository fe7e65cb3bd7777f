import type { Page } from '@playwright/test'
import { countedHands } from './effort.ts'
import { countPointers, tabTo } from './keys.ts'
import { goToPlan, planOf } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { runStoryOf } from './run-story.ts'
import { expect, logIn, test } from './story.ts'

/** What to type for an article, what its card is called, and how many of it. */
type Wanted = readonly [words: string, card: RegExp, times?: number]

/** From the corner to the right, and from the corner to the left. */
const corner: Wanted = ['corner', /^Place Corner unit, L-shaped/]
const right: readonly Wanted[] = [
  ['sink unit', /^Place Sink unit/],
  ['dishwasher front', /^Place Dishwasher front/],
  ['drawers 60', /^Place Base unit, three drawers.* 600 mm wide$/, 2],
]
const left: readonly Wanted[] = [
  ['hob unit', /^Place Hob unit.*B-HOB$/],
  ['drawers 60', /^Place Base unit, three drawers.* 600 mm wide$/, 2],
  ['base 60', /^Place Base unit, door.* 600 mm wide$/],
  ['oven tall', /^Place Tall unit with oven/],
  ['fridge tall', /^Place Tall unit for fridge/],
  ['larder', /^Place Larder/],
]
const hanging: readonly Wanted[] = [
  ['wall corner', /^Place Wall unit, corner/],
  ['wall unit 90', /^Place Wall unit, two doors.* 900 mm wide$/, 2],
  ['wall unit 60', /^Place Wall unit, door.* 600 mm wide$/],
]
const island: Wanted = ['island drawers 60', /^Place Island unit, three drawers.* 600 mm wide$/, 5]

/** Every one of them a deed: clicks, keys that mean something, fields filled. */
const mostDeeds = 120

/**
 * Twenty-five articles by hand, and around them everything that a kitchen has besides; looked over, priced, and the
 * same to the cent whoever made it and however.
 */
async function expectFinished(page: Page): Promise<void> {
  const planner = plannerOf(page)
  const listed = await runStoryOf(page).listed()
  const count = (name: RegExp) => listed.filter((row) => name.test(row.name)).length
  const follows = /^(Worktop|Island worktop|Plinth|Cornice|Light pelmet|Splashback|End panel|Filler)/
  expect(listed.filter(({ name }) => !follows.test(name))).toHaveLength(25)
  for (const kind of ['Worktop', 'Plinth', 'End panel', 'Filler'])
    expect(count(new RegExp(`^${kind}`)), kind).toBeGreaterThan(0)
  for (const name of ['Inset sink', 'Sink mixer tap', 'Induction hob', 'Chimney hood'])
    expect(count(new RegExp(`^${name}`)), name).toBe(1)
  await expect(page.getByRole('button', { name: /warning/ })).toHaveCount(0)
  await expect(planner.total).toContainText(finishedPrice)
}

const finishedPrice = '€20,045.13'

test('an L-shaped kitchen of 25 articles with an island, finished, checked, priced and offered by pointer', async ({
  page,
  site,
}) => {
  test.slow()
  const planner = plannerOf(page)
  const hands = countedHands(page)
  const { catalogue } = planner
  const search = catalogue.getByRole('searchbox', { name: 'Search articles' })
  const place = async ([words, name, times = 1]: Wanted) => {
    await hands.fill(search, words)
    const card = catalogue.getByRole('button', { name }).first()
    for (let turn = 0; turn < times; turn++) {
      const before = await planner.total.textContent()
      await hands.click(card)
      await expect(planner.total).not.toHaveText(before ?? '')
    }
  }
  await logIn(page, site)

  await test.step('the room and its look', async () => {
    await hands.click(page.getByRole('button', { name: 'New project' }).first())
    const room = page.getByRole('dialog', { name: 'Room design' })
    await hands.fill(room.getByLabel('Width').first(), '5400')
    await hands.fill(room.getByLabel('Depth'), '4200')
    await hands.click(room.getByRole('button', { name: 'Use this room' }))
    await hands.click(page.getByRole('button', { name: 'Use this look' }))
    await hands.click(page.getByRole('group', { name: 'View' }).getByRole('button', { name: '2D' }))
    await expect(planOf(page)).toBeVisible()
  })

  await test.step('both arms of the L, from its corner', async () => {
    for (const wanted of [corner, ...right]) await place(wanted)
    await hands.clickPlan([4950, 3750])
    await hands.click(page.getByRole('button', { name: 'Place on the left of the selected unit' }))
    for (const wanted of left) await place(wanted)
  })

  await test.step('what hangs, and the island', async () => {
    await hands.click(catalogue.getByRole('button', { name: 'Right', exact: true }))
    for (const wanted of [...hanging, island]) await place(wanted)
  })

  await test.step('what is still missing, with one click each', async () => {
    await hands.click(page.getByRole('button', { name: /warnings$/ }))
    const warnings = page.getByRole('dialog', { name: 'Warnings' })
    for (const missing of ['Inset sink', 'Sink mixer tap', 'Induction hob', 'Chimney hood'])
      await hands.click(warnings.getByRole('button', { name: `Add ${missing}` }))
    await expect(warnings.getByText('Nothing to warn of')).toBeVisible()
    await hands.press('Escape')
    await expectFinished(page)
  })

  await test.step('and the offer', async () => {
    await hands.click(page.getByRole('button', { name: 'Make offer' }))
    await expect(page.getByRole('region', { name: /^Offer \d{4}-\d{4}$/ })).toContainText(finishedPrice)
    expect(hands.effort()).toBeLessThanOrEqual(mostDeeds)
  })
})

test('the same kitchen by keyboard alone', async ({ page, site }) => {
  test.slow()
  const pointers = await countPointers(page)
  const planner = plannerOf(page)
  const hands = countedHands(page)
  const { catalogue } = planner
  const search = catalogue.getByRole('searchbox', { name: 'Search articles' })
  const place = async ([words, name, times = 1]: Wanted) => {
    await hands.press('/')
    await expect(search).toBeFocused()
    await page.keyboard.press('Control+a')
    await hands.type(words)
    await expect(catalogue.getByRole('button', { name: /^Place / }).first()).toHaveAccessibleName(name)
    await hands.press('Enter')
    for (let turn = 0; turn < times; turn++) {
      const before = await planner.total.textContent()
      await hands.press('Enter')
      await expect(planner.total).not.toHaveText(before ?? '')
    }
  }
  await logIn(page, site)

  await test.step('the room and its look', async () => {
    const begin = page.locator('main').getByText('New project', { exact: true }).first()
    await expect(begin).toBeVisible()
    hands.count(await tabTo(page, /^New project$/))
    await hands.press('Enter')
    const room = page.getByRole('dialog', { name: 'Room design' })
    // The first length is what is typed next.
    await expect(room.getByLabel('Width').first()).toBeFocused()
    await hands.type('5400')
    await hands.press('Tab')
    await hands.type('4200')
    await hands.press('Enter')
    const look = page.getByRole('dialog', { name: 'Choose a look' })
    await expect(look.getByRole('radio', { name: 'Lineo Standard' })).toBeFocused()
    await hands.press('Enter')
    await expect(planner.card).toBeVisible()
    await goToPlan(page)
  })

  await test.step('both arms of the L, from its corner', async () => {
    for (const wanted of [corner, ...right]) await place(wanted)
    await hands.press('O')
    await expect(page.locator('[role=treeitem]:focus')).toHaveCount(1)
    await hands.type('Corner')
    await expect(page.locator('[role=treeitem]:focus')).toContainText('Corner unit')
    await hands.press('Enter')
    await hands.press('F6')
    await hands.press('Shift+B')
    for (const wanted of left) await place(wanted)
  })

  await test.step('what hangs, and the island', async () => {
    await hands.press('b')
    for (const wanted of [...hanging, island]) await place(wanted)
  })

  await test.step('what is still missing', async () => {
    await hands.press('F6')
    await hands.press('!')
    const warnings = page.getByRole('dialog', { name: 'Warnings' })
    await expect(warnings).toBeVisible()
    for (const missing of ['Inset sink', 'Sink mixer tap', 'Induction hob', 'Chimney hood']) {
      // Nobody goes to what is not there yet: checks look again when something was added.
      const add = warnings.getByRole('button', { name: `Add ${missing}` })
      await expect(add).toBeVisible()
      await expect(warnings.locator(':focus')).toHaveCount(1)
      hands.count(await tabTo(page, new RegExp(`^Add ${missing}`)))
      await hands.press('Enter')
      await expect(add).toHaveCount(0)
    }
    await expect(warnings.getByText('Nothing to warn of')).toBeVisible()
    await hands.press('Escape')
    await expectFinished(page)
    expect(hands.effort()).toBeLessThanOrEqual(mostDeeds)
    expect(await pointers()).toBe(0)
  })
})
