import type { Page } from '@playwright/test'
import { onPlan, type Place, planOf, turnWheel } from './on-plan.ts'
import { carryCard, plannerOf } from './planner.ts'
import { expect, logIn, test } from './story.ts'

async function click(page: Page, at: Place) {
  const { x, y } = await onPlan(page, at)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.up()
}

async function drag(page: Page, from: Place, to: Place) {
  const [start, end] = [await onPlan(page, from), await onPlan(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 })
  await page.mouse.move(end.x, end.y, { steps: 3 })
  await page.mouse.up()
}

/** Points in a direction and types how far. */
async function typeWall(page: Page, towards: Place, length: string) {
  const { x, y } = await onPlan(page, towards)
  await page.mouse.move(x, y)
  const field = page.getByRole('textbox', { name: /^Length/ })
  await field.fill(length)
  await field.press('Enter')
}

/** A plan with space beside the room that it begins with. */
async function startWide(page: Page) {
  const planner = plannerOf(page)
  await planner.startRoom()
  const { x, y } = await onPlan(page, [1000, 2500])
  await page.mouse.move(x, y)
  await turnWheel(page, 400)
  return { planner, plan: planOf(page) }
}

test('[A-45 part] two rooms by typed lengths share a wall; a door of the catalogue is cut into it, priced, swung and undone', async ({
  page,
  site,
}) => {
  await logIn(page, site)
  const { planner, plan } = await startWide(page)
  const undo = async (step: string, times: number) => {
    for (let time = 0; time < times; time++)
      await page.getByRole('button', { name: `Undo: ${step}`, exact: true }).click()
  }

  await test.step('walls by typing, from a corner that is there to a corner that is there', async () => {
    await page.getByRole('button', { name: 'Draw wall' }).click()
    await click(page, [5000, 5000])
    await typeWall(page, [5700, 5000], '3000')
    await typeWall(page, [8100, 4300], '5000')
    await click(page, [5000, 0])
    await expect(plan.getByRole('button', { name: 'Room, 25 m²' })).toBeVisible()
    await expect(plan.getByRole('button', { name: 'Room, 15 m²' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a door from the catalogue', async () => {
    await planner.catalogue.getByRole('button', { name: 'Doors, windows, surfaces' }).click()
    const card = planner.catalogue.getByRole('button', { name: /^Place Interior door\b/ }).first()
    await carryCard(card, await onPlan(page, [5050, 2500]))
    await expect(plan.getByRole('button', { name: /^Interior door, / })).toHaveCount(1)
    await expect(plan.getByRole('button', { name: /^Door, / })).toHaveCount(1)
    await expect(planner.total).toContainText('€484.34')
    await page.getByRole('button', { name: 'Open to the other side' }).click()
    await page.getByRole('button', { name: 'Hinge on the other side' }).click()
    await undo('Swing', 2)
  })

  await test.step('its hole is in both faces of the wall', async () => {
    await planner.show('3D')
    await expect(page.getByRole('button', { name: 'Hinge on the other side' })).toBeVisible()
    await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Walls' }).click()
    const elevation = page.getByRole('group', { name: 'Elevation of a wall' })
    let holes = 0
    for (const letter of 'ABCDEFGH') {
      await expect(page.getByRole('group', { name: `Elevation of a wall: Wall ${letter}` })).toBeVisible()
      holes += await elevation.getByRole('button', { name: /^Door, / }).count()
      await page.getByRole('button', { name: 'Wall to the right' }).click()
    }
    expect(holes).toBe(2)
    await planner.show('2D')
  })

  await test.step('a window that is there already costs nothing and is on no list', async () => {
    await page.getByRole('button', { name: 'Build' }).click()
    await page.getByRole('menuitem', { name: 'Existing window' }).click()
    await click(page, [2500, 4980])
    await expect(plan.getByRole('button', { name: /^Window, 1.200 wide$/ })).toHaveCount(1)
    await expect(page.getByText('Already there: free of charge')).toBeVisible()
    await expect(planner.total).toContainText('€484.34')
    await expect(planner.items.getByRole('button')).toHaveCount(1)
    await undo('Add opening', 1)
  })

  await test.step('all of it undone', async () => {
    await undo('Place article', 1)
    await expect(plan.getByRole('button', { name: /oor, / })).toHaveCount(0)
    await undo('Draw wall', 3)
    await expect(plan.getByRole('button', { name: /^Wall/ })).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  })
})

test('[D-82 part] a wall is dragged, and the cabinets on it follow in both alternatives; deleted, they stay; undone, all is back', async ({
  page,
  site,
}) => {
  await logIn(page, site)
  const { planner, plan } = await startWide(page)
  const cabinet = plan.getByRole('button', { name: /^Base unit, door, / })
  await planner.card.press('Enter')
  await expect(cabinet).toHaveCount(1)
  const first = (await cabinet.getAttribute('data-record')) ?? ''
  expect(first).not.toBe('')
  await click(page, [2500, 1500])
  await page.getByRole('button', { name: 'Add an alternative' }).click()
  await expect(page.getByRole('button', { name: 'Alternative: Alternative 2' })).toBeVisible()
  await expect(cabinet).toHaveCount(1)
  await expect(cabinet).not.toHaveAttribute('data-record', first)

  // While another alternative comes, the plan is drawn anew: between two drawings nothing has a place.
  const topNow = async () => {
    const box = await cabinet.boundingBox()
    return box && Math.round(box.y)
  }
  const topOf = async () => {
    let top: number | null = null
    await expect(async () => {
      top = await topNow()
      expect(top).not.toBeNull()
    }).toPass()
    return top ?? Number.NaN
  }
  const wall = page.getByRole('heading', { name: 'Wall', exact: true })
  const before = await topOf()
  await click(page, [2500, 5050])
  await expect(wall).toBeVisible()
  await drag(page, [2500, 5050], [2500, 5850])
  await expect(page.getByRole('button', { name: 'Undo: Move wall' })).toBeVisible()
  await expect(plan.getByRole('button', { name: /^Wall, 5.800 long$/ })).toHaveCount(2)
  await expect.poll(topNow).toBeLessThan(before - 20)
  const moved = await topOf()

  await click(page, [2500, 1500])
  await page.getByRole('button', { name: 'Alternative 1' }).click()
  await expect(cabinet).toHaveAttribute('data-record', first)
  await expect.poll(topNow).toBe(moved)

  await click(page, [2500, 5850])
  await expect(wall).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(plan.getByRole('button', { name: /^Wall/ })).toHaveCount(3)
  await expect(plan.getByRole('button', { name: /^Base unit, door, .* free standing$/ })).toHaveCount(1)
  await expect.poll(topNow).toBe(moved)
  await planner.undo.click()
  await expect(plan.getByRole('button', { name: /^Wall/ })).toHaveCount(4)
  await planner.undo.click()
  await expect.poll(topNow).toBe(before)
})

test('the hole of a door is seen from both sides in the room, and its walls one by one', async ({
  page,
  site,
}) => {
  await logIn(page, site)
  const { planner } = await startWide(page)
  await page.getByRole('button', { name: 'Build' }).click()
  await page.getByRole('menuitem', { name: 'Existing door' }).click()
  await click(page, [2500, 4980])
  await planner.show('3D')
  await expect(page.getByRole('heading', { name: 'Door', exact: true })).toBeVisible()
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Walls' }).click()
  const elevation = page.getByRole('group', { name: 'Elevation of a wall' })
  await expect(elevation.getByRole('button', { name: /^Door, 900 wide$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Wall to the right' }).click()
  await expect(page.getByRole('group', { name: 'Elevation of a wall: Wall B' })).toBeVisible()
  await expect(elevation.getByRole('button', { name: /^Door/ })).toHaveCount(0)
})
