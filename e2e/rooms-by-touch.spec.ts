import { fingersOf } from './fingers.ts'
import { onPlan, type Place, planOf } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { expect, goWithin, logIn, test } from './story.ts'

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
    await expect(page.getByRole('link', { name: 'To the room' })).toBeVisible()
    await goWithin(page, '/configurator2d')
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
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Catalogue' }).tap()
    await planner.card.tap()
    await expect(planner.total).toContainText('€294.02')
    await expect(planner.catalogue).toHaveCount(0)
  })

  await test.step('a finger moves the view, and only what is selected', async () => {
    await fingers.tap(await at([2000, 1500]))
    await expect(cabinet).toHaveAttribute('aria-pressed', 'false')
    const before = await at([300, 4100])
    await fingers.swipe(before, await at([1500, 4100]))
    expect((await at([300, 4100])).x).toBeGreaterThan(before.x + 50)
    await expect(undo('Place article')).toBeVisible()

    await fingers.tap(await at([300, 4100]))
    await expect(cabinet).toHaveAttribute('aria-pressed', 'true')
    await fingers.swipe(await at([300, 4100]), await at([1500, 4100]))
    await expect(undo('Move')).toBeVisible()
    await expect(cabinet).not.toHaveAccessibleName(/ 0 from the left$/)
  })

  await test.step('a distance typed', async () => {
    await page.getByRole('button', { name: /^Distance on the left: / }).tap()
    await page.getByRole('textbox', { name: /^Distance on the left: / }).fill('1000')
    await page.keyboard.press('Enter')
    await expect(cabinet).toHaveAccessibleName(/ 1.000 from the left$/)
  })

  await test.step('two fingers zoom', async () => {
    const width = async () => (await at([1000, 0])).x - (await at([0, 0])).x
    const before = await width()
    await fingers.pinch(await at([1500, 3000]), 1.3)
    expect(await width()).toBeGreaterThan(before * 1.2)
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
