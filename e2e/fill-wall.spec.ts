import type { Locator } from '@playwright/test'
import { goToPlan, planOf } from './on-plan.ts'
import { plannerOf, skipLook } from './planner.ts'
import { expect, logIn, test } from './story.ts'

test('a wall is filled by proposal: cabinets, worktop and plinth at once, priced, and gone in one step', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  const plan = planOf(page)
  const fill = page.getByRole('dialog', { name: 'Fill this wall' })
  const proposals = fill.getByRole('radiogroup', { name: 'Proposals' }).getByRole('radio')
  await logIn(page, site)

  await test.step('a room with a window in the long wall and a door across from it', async () => {
    await page.getByRole('button', { name: 'New project' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Room design' })
    await dialog.getByLabel('Width').fill('5650')
    await dialog.getByLabel('Depth').fill('3500')
    await dialog.getByRole('button', { name: 'Add door' }).click()
    await dialog.getByRole('button', { name: 'Add window' }).click()
    await dialog.getByRole('button', { name: 'Use this room' }).click()
    await skipLook(page)
    await goToPlan(page)
    await expect(plan.getByRole('button', { name: 'Window, 1 200 wide' })).toBeVisible()
  })

  await test.step('the wall, by keyboard alone: three to five ways, shown in the room', async () => {
    await (await wallWithWindow(plan)).press('Enter')
    await page.keyboard.press('f')
    await expect(proposals.first()).toBeFocused()
    const count = await proposals.count()
    expect(count).toBeGreaterThanOrEqual(3)
    expect(count).toBeLessThanOrEqual(5)
    await expect(fill.getByText(/^Cheapest · Symmetrical/)).toHaveCount(1)
    await expect(plan.getByRole('button', { name: /^Worktop/ }).first()).toBeVisible()
    await expect(planner.total).toContainText('€0.00')
  })

  await test.step('drawers, and Enter places them: with worktop, plinth and fillers, as dear as was said', async () => {
    const drawers = fill.locator('label').filter({ hasText: /^[\d ]*With drawers/ })
    await drawers.click()
    const price = /€[\d.,]+/.exec((await drawers.textContent()) ?? '')?.[0] ?? 'none'
    await page.keyboard.press('Enter')
    await expect(fill).toBeHidden()
    await expect(planner.total).toContainText(price)
    await expect(plan.getByRole('button', { name: /^Base unit, two drawers/ })).toHaveCount(9)
    for (const name of [/^Worktop/, /^Plinth/, /^Filler/])
      await expect(plan.getByRole('button', { name }).first()).toBeVisible()
  })

  await test.step('one step back, and the wall is as empty as before', async () => {
    await page.getByRole('button', { name: 'Undo: Fill the wall', exact: true }).click()
    await expect(plan.getByRole('button', { name: /^(Base unit|Worktop|Plinth|Filler)/ })).toHaveCount(0)
    await expect(planner.total).toContainText('€0.00')
  })

  await test.step('wall units keep clear of the window; a wall with no room says why', async () => {
    await (await wallWithWindow(plan)).press('Enter')
    await planner.inspector.getByRole('button', { name: 'Fill this wall…' }).click()
    await fill.getByRole('button', { name: 'Wall units' }).click()
    await expect(proposals.first()).toBeVisible()
    await fill.getByRole('button', { name: 'Place these units' }).click()
    await expect(plan.getByRole('button', { name: /^Wall unit/ }).first()).toBeVisible()
    await planner.inspector.getByRole('button', { name: 'Fill this wall…' }).click()
    await fill.getByRole('button', { name: 'Wall units' }).click()
    await expect(fill.getByRole('status')).toContainText(/No unit is narrow enough|Nothing is free/)
    await page.keyboard.press('Escape')
    await expect(fill).toBeHidden()
  })
})

/** Two walls are as long; which is drawn first is no matter of theirs. */
async function wallWithWindow(plan: Locator): Promise<Locator> {
  const walls = plan.getByRole('button', { name: 'Wall, 5 650 long' })
  const middles = (of: Locator) =>
    of.evaluateAll((elements) =>
      elements.map((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return (top + bottom) / 2
      }),
    )
  const [height = 0] = await middles(plan.getByRole('button', { name: 'Window, 1 200 wide' }))
  const away = (await middles(walls)).map((middle) => Math.abs(middle - height))
  return walls.nth(away.indexOf(Math.min(...away)))
}
