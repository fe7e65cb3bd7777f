import type { Page } from '@playwright/test'
import { act, clickAt, moveTo, openKitchen, select, show, startPlan } from './drive-planner.ts'

type PlannerState = {
  readonly name: string
  readonly size: { readonly width: number; readonly height: number }
  readonly isTouched?: boolean
  /** From the start page of a seller to what the picture shows. */
  readonly drive: (page: Page) => Promise<void>
}

const desk = { width: 1600, height: 1000 }
const laptop = { width: 1366, height: 768 }

export const plannerStates: readonly PlannerState[] = [
  { name: '01-typed-length', size: desk, drive: typeLength },
  { name: '02-two-rooms', size: laptop, drive: drawSecondRoom },
  { name: '03-dimension-clicked', size: laptop, drive: clickDimension },
  { name: '04-kitchen-plan', size: desk, drive: selectIsland },
  { name: '05-elevation', size: laptop, drive: lookAtWall },
  { name: '06-slope', size: desk, drive: slopeCeiling },
  { name: '07-box-selection', size: laptop, drive: dragBox },
  { name: '08-context-menu', size: laptop, drive: openMenu },
  { name: '09-scene-tree', size: desk, drive: openTree },
  { name: '10-palette', size: laptop, drive: openPalette },
  { name: '11-tablet', size: { width: 1024, height: 768 }, isTouched: true, drive: holdTablet },
  {
    name: '12-phone',
    size: { width: 390, height: 844 },
    isTouched: true,
    drive: holdPhone,
  },
]

const baseUnit = /^Base unit/

async function beginRoom(page: Page) {
  const plan = await startPlan(page)
  const { x, y } = await moveTo(page, plan, [1000, 2500])
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('w')
  await clickAt(page, plan, [5000, 5000])
  await moveTo(page, plan, [6500, 5000])
  return plan
}

async function typeLength(page: Page) {
  await beginRoom(page)
  await page.keyboard.type('3200')
}

async function drawSecondRoom(page: Page) {
  const plan = await beginRoom(page)
  await page.keyboard.type('3200')
  await page.keyboard.press('Enter')
  await moveTo(page, plan, [8300, 2000])
  await page.keyboard.type('5000')
  await page.keyboard.press('Enter')
  await clickAt(page, plan, [5000, 0])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await act(page, 'Show the whole drawing')
  await page.waitForTimeout(500)
  await clickAt(page, plan, [6400, 1000])
}

async function selectInPlan(page: Page) {
  await openKitchen(page)
  const plan = await show(page, '2D')
  await select(plan, baseUnit)
  return plan
}

async function selectIsland(page: Page) {
  await openKitchen(page, 'Island kitchen')
  const plan = await show(page, '2D')
  await clickAt(page, plan, [2100, 2950])
}

async function clickDimension(page: Page) {
  await selectInPlan(page)
  await page
    .getByRole('button', { name: /^Distance/ })
    .first()
    .click()
}

async function lookAtWall(page: Page) {
  await selectInPlan(page)
  await act(page, 'Look at this wall')
  await page.getByRole('group', { name: /^Elevation/ }).waitFor()
}

async function slopeCeiling(page: Page) {
  const plan = await startPlan(page)
  await clickAt(page, plan, [5050, 2500])
  await page.getByRole('button', { name: 'Slope the ceiling' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Oak', exact: true }).first().click()
  const card = page.getByRole('button', { name: /^Place Base unit, door/ })
  for (let placed = 0; placed < 5; placed++) await card.press('Enter')
  await clickAt(page, plan, [5050, 2500])
  await show(page, '3D')
}

async function dragBox(page: Page) {
  await openKitchen(page)
  const plan = await show(page, '2D')
  const room = await plan.locator('[data-kind=room]').first().boundingBox()
  if (!room) throw new Error('no room')
  await page.mouse.move(room.x + room.width * 0.12, room.y + room.height * 0.45)
  await page.keyboard.down('Shift')
  await page.mouse.down()
  await page.mouse.move(room.x + room.width * 0.5, room.y + room.height * 0.2, { steps: 4 })
  await page.mouse.move(room.x + room.width * 0.72, room.y + 6, { steps: 4 })
}

async function openMenu(page: Page) {
  const plan = await selectInPlan(page)
  const unit = await plan.getByRole('button', { name: baseUnit }).first().boundingBox()
  if (unit) await page.mouse.click(unit.x + unit.width / 4, unit.y + 14, { button: 'right' })
  await page.getByRole('menu').waitFor()
}

async function openTree(page: Page) {
  await selectInPlan(page)
  await page.keyboard.press('o')
  await page.getByRole('tree').waitFor()
}

async function openPalette(page: Page) {
  await selectInPlan(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Find an action' }).waitFor()
  await page.keyboard.type('wall')
}

async function holdTablet(page: Page) {
  await selectInPlan(page)
  await page.getByRole('button', { name: 'Catalogue', exact: true }).click()
}

async function holdPhone(page: Page) {
  await openKitchen(page)
  await show(page, '3D')
}
