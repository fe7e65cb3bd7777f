import { countedHands } from './effort.ts'
import { pressOnceSeen } from './keys.ts'
import { goToPlan, namesOnPlan, planOf, turnWheel } from './on-plan.ts'
import { plannerOf, skipLook } from './planner.ts'
import { bare, totals } from './prices.ts'
import { expect, logIn, storedProject, test } from './story.ts'

test('from the log in to the first cabinet in eight deeds', async ({ page, site }) => {
  const planner = plannerOf(page)
  const hands = countedHands(page)
  await page.goto(`${site.url}/home`)
  await hands.fill(page.getByLabel('User id'), site.seller.userid)
  await hands.fill(page.getByLabel('User name'), site.seller.username)
  await hands.fill(page.getByLabel('Password', { exact: true }), site.seller.password)
  await hands.press('Enter')
  await hands.click(page.getByRole('button', { name: 'New project' }).first())
  await hands.click(page.getByRole('dialog').getByRole('button', { name: 'Use this room' }))
  await hands.click(page.getByRole('dialog', { name: 'Choose a look' }).getByRole('button', { name: 'Skip' }))
  await hands.click(planner.card)
  await expect(planner.total).toContainText(totals.one)
  expect(hands.effort()).toBeLessThanOrEqual(8)
  await goToPlan(page)
  await expect(planOf(page).getByRole('button', { name: /^Base unit, door, / })).toHaveCount(1)
})

test('[A-41 part] an L-shaped room by typing, with partition, two doors, window, slope, socket and water point', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  const hands = countedHands(page)
  const plan = planOf(page)
  const { inspector } = planner
  const field = (name: string) => inspector.getByRole('textbox', { name, exact: true })
  const build = async (what: string) => {
    await hands.click(page.getByRole('button', { name: 'Build', exact: true }))
    await hands.click(page.getByRole('menuitem', { name: what }))
  }
  await logIn(page, site)

  await test.step('the shape and its lengths, a door and a window', async () => {
    await hands.click(page.getByRole('button', { name: 'New project' }).first())
    const dialog = page.getByRole('dialog', { name: 'Room design' })
    await hands.click(dialog.getByText('Indent corner NE'))
    await hands.fill(dialog.getByLabel('North wall'), '3600')
    await hands.fill(dialog.getByLabel('East wall'), '2400')
    await hands.fill(dialog.getByLabel('South wall'), '6000')
    await hands.fill(dialog.getByLabel('West wall'), '4200')
    await hands.click(dialog.getByRole('button', { name: 'Add door' }))
    await hands.fill(dialog.getByLabel('From left'), '600')
    await hands.click(dialog.getByRole('button', { name: 'Add window' }))
    await hands.fill(dialog.getByLabel('From left'), '1000')
    await expect(dialog.getByText('Floor area 20.88 m²')).toBeVisible()
    await hands.click(dialog.getByRole('button', { name: 'Use this room' }))
    const skip = page.getByRole('dialog', { name: 'Choose a look' }).getByRole('button', { name: 'Skip' })
    await expect(skip).toBeVisible()
    // Who knows the key is quicker than the planner: it counts from the first frame on.
    await pressOnceSeen(page, '[role="group"][aria-label="View"]', 'v')
    hands.count(1)
    await hands.click(skip)
    await expect(plan.getByRole('button', { name: 'Room, 20.88 m²' })).toBeVisible()
  })
  const asBegun = await namesOnPlan(page)

  await test.step('a partition from the inner corner, as long as typed', async () => {
    await hands.press('w')
    await expect(page.getByRole('button', { name: 'Draw wall' })).toHaveAttribute('aria-pressed', 'true')
    await hands.clickPlan([3600, 2400])
    await hands.point([3600, 1500])
    await hands.type('2400')
    await hands.press('Enter')
    await expect(plan.getByRole('button', { name: 'Room, 15 m²' })).toBeVisible()
    await expect(plan.getByRole('button', { name: 'Room, 5.64 m²' })).toBeVisible()
    await hands.press('Escape')
  })
  expect(hands.effort()).toBeLessThanOrEqual(20)

  await test.step('a door in the partition', async () => {
    await hands.clickPlan([3600, 300])
    await build('Existing door')
    await hands.enter(field('From left'), '800')
    await expect(field('From right')).toHaveValue('700')
  })

  await test.step('a slope over the wall on the left', async () => {
    await hands.clickPlan([-50, 1000])
    await hands.enter(field('Begins at'), '1200')
    await hands.enter(field('Rises over'), '1500')
    await hands.click(inspector.getByRole('button', { name: 'Slope the ceiling' }))
    await expect(inspector.getByRole('button', { name: 'Level the ceiling' })).toBeVisible()
  })

  await test.step('a socket on the selected wall, a water point at the pointed one', async () => {
    await hands.clickPlan([400, 4250])
    await build('Add socket')
    await hands.enter(field('From left'), '800')
    await hands.enter(field('From floor'), '1150')
    await hands.press('Escape')
    await build('Add water point')
    await hands.point([4800, 2380])
    await hands.type('700')
    await hands.press('Tab')
    await hands.press('Tab')
    await hands.type('550')
    await hands.press('Enter')
  })
  expect(hands.effort()).toBeLessThanOrEqual(40)
  const asMade = [
    ...['Door, 900 wide', 'Door, 900 wide', 'Room, 15 m²', 'Room, 5.64 m²'],
    'Socket, 1 150 above the floor, 800 from the left corner',
    ...['Wall, 1 800 long', 'Wall, 2 350 long', 'Wall, 2 400 long', 'Wall, 2 400 long'],
    ...['Wall, 3 600 long', 'Wall, 4 200 long', 'Wall, 6 000 long'],
    'Water point, 550 above the floor, 700 from the left corner',
    'Window, 1 200 wide',
  ]
  await expect.poll(() => namesOnPlan(page)).toEqual(asMade)

  await test.step('every deed is one step back, and one forth again', async () => {
    const steps = [
      ...['Add fixture', 'Move fixture', 'Move fixture', 'Add fixture'],
      ...['Slope the ceiling', 'Change opening', 'Add opening', 'Draw wall'],
    ]
    for (const step of steps) await page.getByRole('button', { name: `Undo: ${step}`, exact: true }).click()
    await expect.poll(() => namesOnPlan(page)).toEqual(asBegun)
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
    for (const _ of steps) await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => namesOnPlan(page)).toEqual(asMade)
  })

  await planner.name.fill('With a slope')
  await planner.name.press('Enter')
  await planner.save.click()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await page.goto(`${site.url}/home`)
  await storedProject(page, 'With a slope').click()
  await expect(planner.name).toHaveValue('With a slope')
  await goToPlan(page)
  await expect.poll(() => namesOnPlan(page)).toEqual(asMade)
  await hands.clickPlan([-50, 1000])
  await expect(field('Begins at')).toHaveValue(/^1.200$/)
  await expect(field('Rises over')).toHaveValue(/^1.500$/)
})

test('a furnished room is edited: a wall dragged, a length typed, a corner dragged; everything follows, and goes back', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  const hands = countedHands(page)
  const plan = planOf(page)
  const { inspector } = planner
  const field = (name: string) => inspector.getByRole('textbox', { name, exact: true })
  const build = async (what: string) => {
    await page.getByRole('button', { name: 'Build', exact: true }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  const expectDoorInItsPlace = async () => {
    await plan.getByRole('button', { name: /^Door, / }).press('Enter')
    await expect(field('From right')).toHaveValue(/^1.600$/)
  }
  await logIn(page, site)
  await page.getByRole('button', { name: 'New project' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Room design' })
  await dialog.getByLabel('Width').first().fill('4000')
  await dialog.getByLabel('Depth').fill('3000')
  await dialog.getByRole('button', { name: 'Use this room' }).click()
  await skipLook(page)
  await goToPlan(page)

  await test.step('two cabinets, a door, a socket', async () => {
    await planner.withoutFollowers()
    await planner.card.press('Enter')
    await expect(planner.total).toContainText(bare.one)
    await planner.card.press('Enter')
    await expect(planner.total).toContainText(bare.two)
    // Space around the room for what is dragged.
    await hands.point([2000, 1500])
    await turnWheel(page, 500)
    await hands.clickPlan([4050, 1500])
    await build('Existing door')
    await hands.enter(field('From left'), '500')
    await hands.clickPlan([3500, 3050])
    await build('Add socket')
    await hands.enter(field('From right'), '600')
    await page.keyboard.press('Escape')
  })
  const furnished = [
    'Base unit, door, 600 wide, 0 from the left',
    'Base unit, door, 600 wide, 600 from the left',
    'Door, 900 wide',
    'Room, 12 m²',
    'Socket, 1 100 above the floor, 3 400 from the left corner',
    ...['Wall, 3 000 long', 'Wall, 3 000 long', 'Wall, 4 000 long', 'Wall, 4 000 long'],
  ]
  await expect.poll(() => namesOnPlan(page)).toEqual(furnished)

  await test.step('the wall on the right is dragged: its door goes along', async () => {
    await hands.clickPlan([4050, 300])
    await hands.take([4050, 300])
    await hands.point([4300, 300])
    await hands.point([4550, 300])
    // Both lengths are read while the hand still holds it.
    await expect(page.locator('output').filter({ hasText: /^4.500$/ })).toHaveCount(2)
    await hands.letGo()
    await expect(page.getByRole('button', { name: 'Undo: Move wall' })).toBeVisible()
    await expect
      .poll(() => namesOnPlan(page))
      .toEqual([
        ...furnished.slice(0, 3),
        'Room, 13.5 m²',
        'Socket, 1 100 above the floor, 3 400 from the left corner',
        ...['Wall, 3 000 long', 'Wall, 3 000 long', 'Wall, 4 500 long', 'Wall, 4 500 long'],
      ])
    await expectDoorInItsPlace()
  })

  await test.step('a length is typed and its left end moves: what stands there stays', async () => {
    await hands.clickPlan([3800, 3050])
    await page.getByRole('radio', { name: 'Move the left end' }).click()
    await page.getByRole('button', { name: /^Length: 4.500$/ }).click()
    await page.keyboard.type('4800')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo: Change length' })).toBeVisible()
    await expect
      .poll(() => namesOnPlan(page))
      .toEqual([
        'Base unit, door, 600 wide, 300 from the left',
        'Base unit, door, 600 wide, 900 from the left',
        'Door, 900 wide',
        'Room, 14.4 m²',
        'Socket, 1 100 above the floor, 3 700 from the left corner',
        ...['Wall, 3 000 long', 'Wall, 3 000 long', 'Wall, 4 800 long', 'Wall, 4 800 long'],
      ])
  })

  await test.step('a corner is dragged: the cabinets turn with their wall', async () => {
    await hands.drag([4500, 3000], [4700, 3500])
    await expect(page.getByRole('button', { name: 'Undo: Move corner' })).toBeVisible()
    await expect(plan.getByRole('button', { name: /^Base unit.* 300 from the left$/ })).toHaveCount(1)
    await expect(plan.getByRole('button', { name: /^Socket.* 3.700 from the left corner$/ })).toHaveCount(1)
    await expectDoorInItsPlace()
    await plan.getByRole('button', { name: /^Base unit.* 300 from the left$/ }).press('Enter')
    // 500 up over 5,000 along.
    await expect(field('Rotation')).toHaveValue('5.7')
  })

  for (const step of ['Move corner', 'Change length', 'Move wall'])
    await page.getByRole('button', { name: `Undo: ${step}` }).click()
  await expect.poll(() => namesOnPlan(page)).toEqual(furnished)
})
