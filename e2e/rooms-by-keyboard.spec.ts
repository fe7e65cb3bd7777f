import type { Page } from '@playwright/test'
import { act, choose, chooseCorner, countPointers, inspect, tabTo, typeLine } from './keys.ts'
import { goToPlan, namesOnPlan, planOf } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { bare } from './prices.ts'
import { comeHome, expect, logIn, type Site, storedProject, test } from './story.ts'

async function askForRoom(page: Page, site: Site) {
  await logIn(page, site)
  await tabTo(page, /^New project$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Room design' })
  // The first length is what is typed next.
  await expect(dialog.getByLabel('Width').first()).toBeFocused()
  return dialog
}

test('[A-42] without a mouse: an L-shaped room drawn, with partition, two doors, window, slope, socket and water point', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  const plan = planOf(page)
  const pointers = await countPointers(page)

  await test.step('drawn with the clock, wall by wall, and closed by a key', async () => {
    const dialog = await askForRoom(page, site)
    await tabTo(page, /^Rectangular$/, 'Shift+Tab')
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByRole('radio', { name: 'Draw your own room' })).toBeChecked()
    await tabTo(page, /^Draw the walls$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Choose a look' }).press('Escape')
    await expect(plan).toBeVisible()
    // The tool is fetched beside the plan.
    await expect(page.getByRole('button', { name: 'Draw wall' })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: /^Length: / })).toBeFocused()
    await typeLine(page, '3600')
    await typeLine(page, '1800')
    await page.keyboard.press('ArrowRight')
    await typeLine(page, '2400')
    await typeLine(page, '2400')
    await typeLine(page, '6000')
    await page.keyboard.press('c')
    await expect(plan.getByRole('button', { name: 'Room, 20.88 m²' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a partition from the inner corner', async () => {
    await chooseCorner(page, ['Wall upwards', 'Wall to the right'])
    await page.keyboard.press('w')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await typeLine(page, '2400')
    await expect(plan.getByRole('button', { name: 'Room, 5.64 m²' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('openings, a slope and points, each in the wall chosen in the outline', async () => {
    await choose(page, /^Wall D/)
    await act(page, 'Existing door')
    await inspect(page, /^From left/, '600')
    await choose(page, /^Wall A/)
    await act(page, 'Existing window')
    await inspect(page, /^From left/, '1000')
    await choose(page, /^Wall C/)
    await act(page, 'Existing door')
    await inspect(page, /^From left/, '800')

    await choose(page, /^Wall E/)
    await inspect(page, /^Begins at/, '1200')
    await inspect(page, /^Rises over/, '1500')
    await tabTo(page, /^Slope the ceiling$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo: Slope the ceiling' })).toBeVisible()

    await choose(page, /^Wall A/)
    await act(page, 'Add socket')
    await inspect(page, /^From left/, '800')
    await inspect(page, /^From floor/, '1150')
    await choose(page, /^Wall F/)
    await act(page, 'Add water point')
    await inspect(page, /^From left/, '700')
    await inspect(page, /^From floor/, '550')
  })

  const asMade = [
    ...['Door, 900 wide', 'Door, 900 wide', 'Room, 15 m²', 'Room, 5.64 m²'],
    'Socket, 1 150 above the floor, 800 from the left corner',
    ...['Wall, 1 800 long', 'Wall, 2 350 long', 'Wall, 2 400 long', 'Wall, 2 400 long'],
    ...['Wall, 3 600 long', 'Wall, 4 200 long', 'Wall, 6 000 long'],
    'Water point, 550 above the floor, 700 from the left corner',
    'Window, 1 200 wide',
  ]
  await expect.poll(() => namesOnPlan(page)).toEqual(asMade)
  expect(await pointers()).toBe(0)

  await test.step('saved and opened again', async () => {
    await tabTo(page, /^Project name$/)
    await page.keyboard.press('Control+a')
    await typeLine(page, 'Drawn by keys')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
    await comeHome(page)
    await expect(storedProject(page, 'Drawn by keys')).toBeVisible()
    await tabTo(page, /^Drawn by keys/)
    await page.keyboard.press('Enter')
    await expect(planner.name).toHaveValue('Drawn by keys')
    await goToPlan(page)
    await expect.poll(() => namesOnPlan(page)).toEqual(asMade)
  })
  expect(await pointers()).toBe(0)
})

test('without a mouse: in a furnished room a wall is moved, a length typed, a corner moved; everything follows', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  const pointers = await countPointers(page)

  await test.step('a room by two lengths, two cabinets, a door, a socket', async () => {
    await askForRoom(page, site)
    await typeLine(page, '4000')
    await typeLine(page, '3000')
    await page.getByRole('dialog', { name: 'Choose a look' }).press('Escape')
    await expect(page).toHaveURL(/newprj/)
    await goToPlan(page)
    await planner.withoutFollowers()
    for (const total of [bare.one, bare.two]) {
      await tabTo(page, /^Place Base unit, door/)
      await page.keyboard.press('Enter')
      await expect(planner.total).toContainText(total)
    }
    await choose(page, /^Wall B/)
    await act(page, 'Existing door')
    await inspect(page, /^From left/, '500')
    await choose(page, /^Wall A/)
    await act(page, 'Add socket')
    await inspect(page, /^From right/, '600')
    await expect.poll(() => namesOnPlan(page)).toContain('Room, 12 m²')
  })

  await test.step('the wall on the right by arrow keys', async () => {
    await choose(page, /^Wall B/)
    await tabTo(page, /^Length: /)
    for (let step = 0; step < 5; step++) await page.keyboard.press('Shift+ArrowRight')
    await expect
      .poll(() => namesOnPlan(page))
      .toEqual([
        'Base unit, door, 600 wide, 0 from the left',
        'Base unit, door, 600 wide, 600 from the left',
        'Door, 900 wide',
        'Room, 13.5 m²',
        'Socket, 1 100 above the floor, 3 400 from the left corner',
        ...['Wall, 3 000 long', 'Wall, 3 000 long', 'Wall, 4 500 long', 'Wall, 4 500 long'],
      ])
  })

  await test.step('a length by typing, its left end moves', async () => {
    await choose(page, /^Wall A/)
    await act(page, 'Go to the inspector')
    await tabTo(page, /^Move the left end$/)
    await page.keyboard.press('Enter')
    await inspect(page, /^Length/, '4800')
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

  await test.step('a corner by arrow keys: the cabinets turn with their wall', async () => {
    await act(page, 'Select the next corner')
    await chooseCorner(page, ['Wall to the left', 'Wall downwards'])
    for (let step = 0; step < 5; step++) await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(() => namesOnPlan(page)).toContain('Wall, 3 500 long')
    const names = await namesOnPlan(page)
    expect(names).toContain('Base unit, door, 600 wide, 300 from the left')
    expect(names).toContain('Socket, 1 100 above the floor, 3 700 from the left corner')
    await choose(page, /^1Base unit, door/)
    // 500 up over 4,800 along.
    await expect(planner.inspector.getByRole('textbox', { name: 'Rotation', exact: true })).toHaveValue('5.9')
  })
  expect(await pointers()).toBe(0)
})
