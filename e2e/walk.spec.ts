import { expectAccessible } from './axe.ts'
import { plannerOf } from './planner.ts'
import { expect, inPageTime, logIn, test } from './story.ts'

test('[D-170 part, D-171 part, D-172 part, D-174 part] a seller walks through the kitchen, opens the oven and turns the screen round', async ({
  page,
  site,
}) => {
  test.slow()
  // Everything is where it goes at once: nothing waits for a room that glides.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const planner = plannerOf(page)
  const views = page.getByRole('group', { name: 'View' })
  const room = page.getByRole('application', { name: 'Room in 3D' })
  const note = page.getByRole('region', { name: 'Walk' })
  const said = (words: RegExp) => page.locator('[aria-live=polite]').filter({ hasText: words })
  await logIn(page, site)
  await planner.startRoom('2D')
  await planner.catalogue.getByRole('searchbox', { name: 'Search articles' }).fill('oven tall')
  await planner.catalogue
    .getByRole('button', { name: /^Place Tall unit with oven/ })
    .first()
    .click()
  await expect(planner.items.getByText('Tall unit with oven')).toBeVisible()

  await test.step('in, up to the oven, and it opens', async () => {
    await page.keyboard.press('1')
    await expect(room).toBeVisible()
    await views.getByRole('button', { name: 'Walk' }).click()
    await expect(room).toBeFocused()
    await expect(note).toBeVisible()
    await expect(async () => {
      if (!(await note.getByText('Ahead: Tall unit with oven').isVisible())) await page.keyboard.press('w')
      await expect(note.getByText('Ahead: Tall unit with oven')).toBeVisible({ timeout: 1_500 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(said(/Tall unit with oven is open/)).toHaveCount(1)
    await expectAccessible(page, 'main')
    await page.keyboard.press('Enter')
    await expect(said(/Tall unit with oven is closed/)).toHaveCount(1)
    // W was a step and never a wall.
    await expect(page.getByRole('button', { name: 'Select', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  await test.step('out again, and all of it opens by one key', async () => {
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
    await expect(views.getByRole('button', { name: '3D' })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Shift+E')
    await expect(said(/is open|are open/)).toHaveCount(1)
    await page.getByRole('button', { name: 'Views' }).click()
    await expect(page.getByRole('menuitem', { name: 'From the front' })).toBeVisible()
    // Longer than a tooltip waits: it does not lie over what its button opened.
    await inPageTime(page, 800)
    await expect(page.locator('[data-tooltip-popup]')).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'From the front' }).click()
  })

  await test.step('a customer sees the room and its price alone, and opens with a click', async () => {
    await page.keyboard.press('0')
    const shown = page.getByRole('region', { name: 'Customer view' })
    await expect(shown.getByRole('status', { name: 'Total price' })).toContainText('with VAT')
    await expect(planner.save).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await room.click()
    await expect(said(/Tall unit with oven is closed/)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(planner.save).toBeVisible()
  })
})
