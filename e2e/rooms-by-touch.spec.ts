import { fingersOf } from './fingers.ts'
import { markedIn3D } from './in-3d.ts'
import { goToPlan, onPlan, type Place, planOf } from './on-plan.ts'
import { plannerOf, skipLook } from './planner.ts'
import { totals } from './prices.ts'
import { expect, logIn, test } from './story.ts'

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

test('[D-86 part] on a tablet: a partition is drawn, a cabinet placed, moved, put where a typed distance says, and turned', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  const plan = planOf(page)
  const fingers = fingersOf(page)
  const at = (place: Place) => onPlan(page, place)
  const undo = (step: string) => page.getByRole('button', { name: `Undo: ${step}`, exact: true })
  const cabinet = plan.getByRole('button', { name: /^Base unit, door, / })
  await logIn(page, site)

  await test.step('an L-shaped room of the dialog', async () => {
    await page.getByRole('button', { name: 'New project' }).first().tap()
    const dialog = page.getByRole('dialog', { name: 'Room design' })
    await dialog.getByText('Indent corner NE').tap()
    await dialog.getByLabel('North wall').fill('3600')
    await dialog.getByLabel('East wall').fill('2400')
    await dialog.getByLabel('South wall').fill('6000')
    await dialog.getByLabel('West wall').fill('4200')
    await dialog.getByRole('button', { name: 'Use this room' }).tap()
    await skipLook(page)
    await goToPlan(page)
    await expect(plan.getByRole('button', { name: 'Room, 20.88 m²' })).toBeVisible()
  })

  await test.step('a wall drawn from a tapped corner, length and angle typed', async () => {
    await page.getByRole('button', { name: 'Draw wall' }).tap()
    await fingers.tap(await at([3600, 2400]))
    await page.getByRole('textbox', { name: /^Length: / }).fill('2400')
    await page.getByRole('textbox', { name: /^Angle: / }).fill('270')
    await page.keyboard.press('Enter')
    await expect(plan.getByRole('button', { name: 'Room, 15 m²' })).toBeVisible()
    await expect(plan.getByRole('button', { name: 'Room, 5.64 m²' })).toBeVisible()
    await page.getByRole('button', { name: 'Select', exact: true }).tap()
  })

  await test.step('a cabinet tapped in the drawer, which makes way', async () => {
    const catalogue = page
      .getByRole('navigation', { name: 'Panels' })
      .getByRole('button', { name: 'Catalogue' })
    // On a busy machine a finger may stay down for so long that it means something else.
    await expect(async () => {
      if (!(await planner.catalogue.isVisible())) await catalogue.tap()
      await expect(planner.card).toBeVisible({ timeout: 8000 })
    }).toPass()
    await planner.card.tap()
    await expect(planner.total).toContainText(totals.one)
    await expect(planner.catalogue).toHaveCount(0)
  })

  await test.step('a finger moves the view, and only what is selected', async () => {
    await fingers.tap(await at([2000, 1500]))
    await expect(cabinet).toHaveAttribute('aria-pressed', 'false')
    const before = await at([300, 4100])
    await fingers.swipe(before, await at([1500, 4100]))
    await expect.poll(async () => (await at([300, 4100])).x).toBeGreaterThan(before.x + 50)
    await expect(undo('Place article')).toBeVisible()

    await fingers.tap(await at([300, 4100]))
    await expect(cabinet).toHaveAttribute('aria-pressed', 'true')
    await fingers.swipe(await at([300, 4100]), await at([1500, 4100]))
    await expect(undo('Move')).toBeVisible()
    await expect(cabinet).not.toHaveAccessibleName(/ 0 from the left$/)
  })

  await test.step('a distance typed', async () => {
    const pill = page.getByRole('button', { name: /^Distance on the left: / })
    const field = page.getByRole('textbox', { name: /^Distance on the left: / })
    // A tap that a busy page hears too late is repeated, as a person does.
    await expect(async () => {
      if ((await field.count()) === 0) await pill.tap({ timeout: 5000 })
      await expect(field).toBeVisible({ timeout: 5000 })
    }).toPass()
    await field.fill('1000')
    await page.keyboard.press('Enter')
    await expect(cabinet).toHaveAccessibleName(/ 1.000 from the left$/)
  })

  await test.step('two fingers zoom', async () => {
    const width = async () => (await at([1000, 0])).x - (await at([0, 0])).x
    const before = await width()
    await fingers.pinch(await at([1500, 3000]), 1.3)
    await expect.poll(width).toBeGreaterThan(before * 1.2)
    await expect(cabinet).toHaveAccessibleName(/ 1.000 from the left$/)
  })

  await test.step('a finger that rests asks for the menu, which turns it', async () => {
    await fingers.rest(await at([1300, 4100]))
    const menu = page.getByRole('menu', { name: 'What can be done here' })
    await menu.getByRole('menuitem', { name: 'Rotate by 90°' }).tap()
    await expect(undo('Rotate')).toBeVisible()
    await undo('Rotate').tap()
    await expect(cabinet).toHaveAccessibleName(/ 1.000 from the left$/)
  })
})

test('[D-86 part] in 3D: a finger looks around, a tap selects, only what is selected is dragged, two fingers zoom', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  const fingers = fingersOf(page)
  const undo = (step: string) => page.getByRole('button', { name: `Undo: ${step}`, exact: true })
  const distances = page.getByRole('button', { name: /^Distance / })
  const room = page.getByRole('application', { name: 'Room in 3D' })
  const floor = { x: 560, y: 470 }
  await logIn(page, site)
  await page.getByRole('button', { name: 'New project' }).first().tap()
  await page.getByRole('dialog', { name: 'Room design' }).getByRole('button', { name: 'Use this room' }).tap()
  await skipLook(page)
  await planner.card.tap()
  await expect(distances).toHaveCount(2)

  await test.step('what is selected is dragged', async () => {
    const { x, y } = await markedIn3D(room)
    await fingers.swipe({ x, y }, { x: x + 110, y: y + 20 })
    await expect(undo('Move')).toBeVisible()
    await expect(distances).toHaveCount(3)
  })

  const cabinet = await markedIn3D(room)
  await test.step('what is not selected stays: the finger looks around', async () => {
    await fingers.tap(floor)
    await expect(distances).toHaveCount(0)
    const before = await markedIn3D(room)
    const aside = { x: cabinet.x - 90, y: cabinet.y }
    await fingers.swipe(cabinet, aside)
    await expect.poll(async () => (await markedIn3D(room)).width).not.toBeCloseTo(before.width, 0)
    await fingers.swipe(aside, cabinet)
    await expect.poll(async () => (await markedIn3D(room)).width).toBeCloseTo(before.width, 0)
    await fingers.tap(cabinet)
    await expect(distances).toHaveCount(3)
  })

  await test.step('beside it a finger looks around, two zoom, also with one of them on a number', async () => {
    const before = await markedIn3D(room)
    await fingers.swipe(floor, { x: floor.x + 60, y: floor.y + 30 })
    await expect.poll(async () => (await markedIn3D(room)).y).not.toBeCloseTo(before.y, 0)
    const number = await distances.last().boundingBox()
    if (!number) throw new Error('no number')
    const { height } = await markedIn3D(room)
    await fingers.pinch({ x: number.x + number.width / 2 + 60, y: number.y + number.height / 2 }, 1.5)
    await expect.poll(async () => (await markedIn3D(room)).height).toBeGreaterThan(height * 1.2)
  })

  await test.step('a finger that rests asks for the menu, and only one thing was ever moved', async () => {
    await fingers.rest(await markedIn3D(room))
    await page.getByRole('menu', { name: 'What can be done here' }).waitFor()
    await page.keyboard.press('Escape')
    await undo('Move').tap()
    await expect(undo('Place article')).toBeVisible()
  })
})
