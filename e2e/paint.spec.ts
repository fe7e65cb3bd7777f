import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { onPlan, type Place, turnWheel } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { expect, logIn, test } from './story.ts'

async function drawOver(page: Page, places: readonly Place[]) {
  for (const [index, place] of places.entries()) {
    const { x, y } = await onPlan(page, place)
    await page.mouse.move(x, y, { steps: 2 })
    if (index === 0) await page.mouse.down()
  }
  await page.mouse.up()
}

test('[D-180 part, D-181 part] a seller paints a wall and sees its price, takes the paint up for another, and lays a floor', async ({
  page,
  site,
}) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.selectNothing()
  // Walls at the edge of the drawing would lie below the panels.
  const middle = await onPlan(page, [2500, 2500])
  await page.mouse.move(middle.x, middle.y)
  await turnWheel(page, 500)
  const lines = planner.inspector.getByRole('region', { name: 'Floors, walls and ceilings' })
  const brush = page.getByRole('region', { name: 'Paint' })
  const choose = (name: RegExp) => brush.getByRole('radio', { name }).click()

  await test.step('a wall', async () => {
    await page.getByRole('button', { name: 'Paint' }).click()
    await choose(/^Sage paint, €15\.86 per m²$/)
    await expect(brush.getByText('Sage paint · €15.86 per m²')).toBeVisible()
    await expectAccessible(page)
    await drawOver(page, [[2500, 5040]])
    await expect(lines.getByRole('listitem')).toHaveCount(1)
    await expect(lines).toContainText('Sage paint')
    await expect(lines).toContainText('Walls · 13.5 m²')
    await expect(lines).toContainText('€214.11')
    await expect(planner.total).toContainText('€214.11')
  })

  await test.step('two more in one stroke, and back in one step', async () => {
    await drawOver(page, [
      [5040, 4000],
      [2500, 2500],
      [2500, -40],
    ])
    await expect(lines).toContainText('Walls · 40.5 m²')
    await page.getByRole('button', { name: 'Undo: Paint' }).click()
    await expect(lines).toContainText('Walls · 13.5 m²')
  })

  await test.step('the same paint for all walls, taken up from the first', async () => {
    await choose(/^Oak boards, /)
    await page.keyboard.down('Alt')
    await drawOver(page, [[2500, 5040]])
    await page.keyboard.up('Alt')
    await expect(brush.getByText('Sage paint · €15.86 per m²')).toBeVisible()
    await brush.getByRole('button', { name: 'All walls' }).click()
    await drawOver(page, [[5040, 4000]])
    await expect(lines).toContainText('Walls · 54 m²')
    await expect(lines).toContainText('€856.44')
  })

  await test.step('a floor, with waste and whole packs, explained', async () => {
    await choose(/^Oak boards, €78\.08 per m²$/)
    await drawOver(page, [[2500, 2500]])
    await expect(lines.getByRole('listitem')).toHaveCount(2)
    const floor = lines.getByRole('listitem').first()
    await expect(floor).toContainText('Floor · 25 m²')
    await floor.locator('summary').click()
    await expect(floor.getByText('Waste')).toBeVisible()
    await expect(floor.getByText('Whole packs')).toBeVisible()
    await expect(floor.locator('summary')).toContainText('€2,080.10')
    await expect(planner.total).toContainText('€2,936.54')
  })

  await test.step('the server reckons the same, and the inspector offers the same finishes', async () => {
    await page.keyboard.press('Escape')
    await expect(brush).toBeHidden()
    await expect(
      planner.inspector
        .getByRole('radiogroup', { name: 'Floor' })
        .getByRole('radio', { name: /^Oak boards/ }),
    ).toBeChecked()
    await planner.save.click()
    await expect(page.locator('[data-save-state=saved]').first()).toBeVisible()
    await page.goto(`${site.url}/projects`)
    await expect(page.getByText('€2,936.54').first()).toBeVisible()
  })
})
