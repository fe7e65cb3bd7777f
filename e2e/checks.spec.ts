import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { goToPlan, planOf } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { expect, logIn, test } from './story.ts'

/** Takes the first base unit out through the lower wall; Alt lets it go anywhere. */
async function carryOut(page: Page): Promise<void> {
  const plan = planOf(page)
  await page.keyboard.press('Home')
  const unit = await plan
    .getByRole('button', { name: /^Base unit, door/ })
    .first()
    .boundingBox()
  const room = await plan.locator('[data-kind="room"]').first().boundingBox()
  if (!unit || !room) throw new Error('nothing to carry, or nowhere to carry it')
  const middle = room.x + room.width / 2
  await page.mouse.move(unit.x + unit.width / 2, unit.y + unit.height * 0.25)
  await page.mouse.down()
  await page.keyboard.down('Alt')
  await page.mouse.move(middle, room.y + room.height / 2, { steps: 4 })
  await page.mouse.move(middle, room.y + room.height + 70, { steps: 4 })
  await page.mouse.up()
  await page.keyboard.up('Alt')
}

/** As on a slow machine: whatever waits for a frame waits longer than a task. */
async function lateFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const soon = requestAnimationFrame
    globalThis.requestAnimationFrame = (then) => Number(setTimeout(() => soon(then), 400))
  })
}

test('[A-136 part] a unit outside the room is counted, shown, stops the offer, and one click mends it and makes the offer', {
  annotation: walks('warnings', 'beforeOffer'),
}, async ({ page, site }) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.card.focus()
  await page.keyboard.press('Enter')
  const unit = planOf(page).getByRole('button', { name: /^Base unit, door/ })
  await expect(unit).toHaveCount(1)
  const counter = page.getByRole('button', { name: /^\d+ warnings?/ })
  await expect(counter).toHaveCount(0)

  await carryOut(page)
  await expect(counter).toHaveAccessibleName('1 warning, and an offer cannot be made yet')
  await expect(unit).toHaveClass(/colliding/)

  // Beside the room: what is pressed in the list is selected in the plan.
  await planner.selectNothing()
  await counter.click()
  const warnings = page.getByRole('dialog', { name: 'Warnings' })
  await warnings.getByRole('button', { name: 'Base unit, door stands outside the room' }).click()
  await expect(unit).toHaveAttribute('aria-pressed', 'true')
  await expect(warnings).toBeVisible()
  await expectAccessible(page)
  // The line that has the keyboard goes: the keyboard stays in the list.
  await page.keyboard.press('Control+z')
  await expect(warnings.getByText('Nothing to warn of')).toBeVisible()
  await expect(warnings.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(warnings.getByRole('button', { name: /outside the room$/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(warnings).toHaveCount(0)
  // Opened before anything was looked over again, where frames come late: the line it would begin with goes before.
  await lateFrames(page)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('!')
  await expect(warnings.getByText('Nothing to warn of')).toBeVisible()
  await expect(warnings.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(warnings).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')

  await page.getByRole('button', { name: 'Make offer' }).click()
  const stopped = page.getByRole('dialog', { name: 'This cannot be offered yet' })
  await expect(stopped.getByText('Stops an offer')).toBeVisible()
  await expect(stopped.getByRole('button', { name: 'Make the offer anyway' })).toHaveCount(0)
  await expectAccessible(page)

  await stopped.getByRole('button', { name: 'Bring it into the room' }).press('Enter')
  const offers = page.getByRole('region', { name: 'Offers of this project' })
  await expect(offers.getByRole('listitem')).toHaveCount(1)

  await goToPlan(page)
  await expect(counter).toHaveCount(0)
  await planner.undo.click()
  await expect(counter).toHaveAccessibleName(/^1 warning, and/)
})

test('what is removed from a run leaves a gap that one press closes, and a worktop stays as a person left it', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  const units = planOf(page).getByRole('button', { name: /^Base unit, door/ })
  for (const count of [1, 2, 3]) {
    await planner.card.focus()
    await page.keyboard.press('Enter')
    await expect(units).toHaveCount(count)
  }
  const worktop = planOf(page).getByRole('button', { name: /^Worktop/ })
  await units.nth(1).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await expect(units).toHaveCount(2)
  await page.getByRole('button', { name: 'Close the gap' }).click()
  await expect(units.last()).toHaveAccessibleName(/, 600 from the left$/)
  await expect(worktop).toHaveCount(1)

  // Without a pointer: the worktop is left out, and comes back.
  await worktop.focus()
  await page.keyboard.press('Enter')
  await expect(planner.inspector.getByText(/^Follows /)).toBeVisible()
  await planner.inspector.getByRole('button', { name: 'Keep as it is' }).press('Enter')
  await planner.inspector.getByRole('button', { name: 'Follow again' }).press('Enter')
  await worktop.focus()
  await page.keyboard.press('Delete')
  await expect(worktop).toHaveCount(0)
  await planner.selectNothing()
  await planner.inspector.getByRole('button', { name: 'Bring them back' }).press('Enter')
  await expect(worktop).toHaveCount(1)
  await planner.inspector.getByRole('switch', { name: 'Worktops, plinths and panels follow' }).press('Space')
  await expectAccessible(page)
})
