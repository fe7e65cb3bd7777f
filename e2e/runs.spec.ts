import { planOf } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { centsOf, runStoryOf, sumOf } from './run-story.ts'
import { expect, logIn, test } from './story.ts'

const threeDoors = [
  'Base unit, door, 600 wide, 0 from the left',
  'Base unit, door, 600 wide, 1 200 from the left',
  'Base unit, door, 600 wide, 600 from the left',
  'End panel, base unit, 19 wide, 1 800 from the left',
  'Plinth board, 1 800 wide, 0 from the left',
  'Worktop, 1 829 wide, 0 from the left',
]

test('a cabinet into a finished run, another width, out again and the gap closed: the run and its price keep up', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  const plan = planOf(page)
  const run = runStoryOf(page)
  const drawers = plan.getByRole('button', { name: /^Base unit, three drawers/ })
  await logIn(page, site)
  await planner.startRoom()
  for (const count of [1, 2, 3]) {
    await run.place(/^Place Base unit, door/)
    await expect(plan.getByRole('button', { name: /^Base unit, door/ })).toHaveCount(count)
  }
  await expect.poll(run.standing).toEqual(threeDoors)
  const before = await run.listed()
  const asFinished = await run.saved()

  await test.step('carried over a joint, it pushes what is right of it; all that follows grows by its width', async () => {
    await run.carry(/^Place Base unit, three drawers/, [620, 4700])
    await expect
      .poll(run.standing)
      .toEqual([
        'Base unit, door, 600 wide, 0 from the left',
        'Base unit, door, 600 wide, 1 200 from the left',
        'Base unit, door, 600 wide, 1 800 from the left',
        'Base unit, three drawers, 600 wide, 600 from the left',
        'End panel, base unit, 19 wide, 2 400 from the left',
        'Plinth board, 2 400 wide, 0 from the left',
        'Worktop, 2 429 wide, 0 from the left',
      ])
  })

  await test.step('dearer by the unit and by what its neighbours’ boards grew, each of them explained', async () => {
    const after = await run.listed()
    const grown = (name: RegExp) => sumOf(after, name) - sumOf(before, name)
    expect(await run.explained()).toBe(grown(/three drawers/))
    await plan.getByRole('button', { name: /^Worktop/ }).press('Enter')
    await expect(planner.inspector.getByRole('heading', { name: 'Worktop' })).toBeVisible()
    expect(await run.explained()).toBe(sumOf(after, /^Worktop/))
    expect(grown(/^Worktop/)).toBeGreaterThan(0)
    expect(grown(/^Plinth/)).toBeGreaterThan(0)
    expect(grown(/./)).toBe(grown(/three drawers/) + grown(/^Worktop/) + grown(/^Plinth/))
  })

  await test.step('one undo gives the same document back, to the byte', async () => {
    await page.getByRole('button', { name: 'Undo: Place article', exact: true }).click()
    await expect(drawers).toHaveCount(0)
    expect(await run.saved()).toBe(asFinished)
    await page.getByRole('button', { name: /^Redo/ }).click()
    await expect(drawers).toHaveCount(1)
  })

  await test.step('narrower by 150, and what is right of it comes nearer', async () => {
    await drawers.press('Enter')
    const width = planner.inspector.getByRole('textbox', { name: 'Width' })
    await width.fill('450')
    await width.press('Enter')
    await expect
      .poll(run.standing)
      .toEqual([
        'Base unit, door, 600 wide, 0 from the left',
        'Base unit, door, 600 wide, 1 050 from the left',
        'Base unit, door, 600 wide, 1 650 from the left',
        'Base unit, three drawers, 450 wide, 600 from the left',
        'End panel, base unit, 19 wide, 2 250 from the left',
        'Plinth board, 2 250 wide, 0 from the left',
        'Worktop, 2 279 wide, 0 from the left',
      ])
    await run.listed()
  })

  await test.step('taken out, the gap stays; closed, the run is as it was and costs what it cost', async () => {
    await drawers.press('Delete')
    await expect(drawers).toHaveCount(0)
    const beside = plan.getByRole('button', { name: /^Base unit, door, 600 wide, 1 050/ })
    await beside.press('Enter')
    await beside.press('ContextMenu')
    await page.getByRole('menuitem', { name: /^Close the gap/ }).click()
    await expect.poll(run.standing).toEqual(threeDoors)
    expect(await run.listed()).toEqual(before)
  })

  await test.step('carried onto one in the corner, another takes its place, as wide as it comes; and back', async () => {
    await run.carry(/^Place Base unit, two doors/, [290, 4700])
    await expect
      .poll(run.standing)
      .toEqual([
        'Base unit, door, 600 wide, 1 500 from the left',
        'Base unit, door, 600 wide, 900 from the left',
        'Base unit, two doors, 900 wide, 0 from the left',
        'End panel, base unit, 19 wide, 2 100 from the left',
        'Plinth board, 2 100 wide, 0 from the left',
        'Worktop, 2 129 wide, 0 from the left',
      ])
    await page.getByRole('button', { name: /^Undo: / }).click()
    await expect.poll(run.standing).toEqual(threeDoors)
  })

  await test.step('all of it again: the copies join the run, which has its boards and its panel once', async () => {
    for (const keys of [['d'], ['Control+c', 'Control+v']]) {
      await plan
        .getByRole('button', { name: /^Base unit, door/ })
        .first()
        .focus()
      await page.keyboard.press('Control+a')
      for (const key of keys) await page.keyboard.press(key)
      await expect
        .poll(run.standing)
        .toEqual([
          'Base unit, door, 600 wide, 0 from the left',
          'Base unit, door, 600 wide, 1 200 from the left',
          'Base unit, door, 600 wide, 1 800 from the left',
          'Base unit, door, 600 wide, 2 400 from the left',
          'Base unit, door, 600 wide, 3 000 from the left',
          'Base unit, door, 600 wide, 600 from the left',
          'End panel, base unit, 19 wide, 3 600 from the left',
          'Plinth board, 3 600 wide, 0 from the left',
          'Worktop, 3 629 wide, 0 from the left',
        ])
      await page.getByRole('button', { name: /^Undo: / }).click()
      await expect.poll(run.standing).toEqual(threeDoors)
    }
    await planner.selectNothing()
  })

  await test.step('the front of all, chosen once: as dear as was said, and back by one undo', async () => {
    await planner.selectNothing()
    const project = page.getByRole('region', { name: 'For the whole project' })
    const oak = project
      .getByRole('radiogroup', { name: 'Front colour' })
      .locator('label')
      .filter({ hasText: 'Oak veneer' })
    await expect(oak).toContainText('€')
    const said = centsOf(await oak.textContent())
    const now = await run.listed()
    await oak.click()
    await expect.poll(run.total).toBe(sumOf(now) + said)
    const then = await run.listed()
    for (const name of [/^Base unit/, /^Plinth/, /^End panel/])
      expect(sumOf(then, name)).toBeGreaterThan(sumOf(now, name))
    expect(sumOf(then, /^Worktop/)).toBe(sumOf(now, /^Worktop/))
    await expect(project.getByText(/(has|have) (its|their) own$/)).toHaveCount(0)
    await page.getByRole('button', { name: /^Undo: / }).click()
    await expect.poll(run.total).toBe(sumOf(now))
    expect(await run.listed()).toEqual(now)
  })
})

test('corner units turn themselves into each of four corners, with the hand that each asks for, and bring what follows them', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  const plan = planOf(page)
  const run = runStoryOf(page)
  await logIn(page, site)
  await planner.startRoom()

  await test.step('with two arms: worktop, plinth and panels for both', async () => {
    const corners = [
      [600, 4400],
      [4400, 4400],
      [4400, 600],
      [600, 600],
    ] as const
    for (const [index, corner] of corners.entries()) {
      await run.carry(/^Place Corner unit, L-shaped/, corner)
      await expect(plan.getByRole('button', { name: /^Corner unit, L-shaped/ })).toHaveCount(index + 1)
    }
    const ofOne = [
      'Corner unit, L-shaped, 900 wide, in a corner',
      'End panel, base unit, 19 wide, 4 081 from the left',
      'End panel, base unit, 19 wide, 900 from the left',
      'Plinth board, 384 wide, 4 100 from the left',
      'Plinth board, 400 wide, 500 from the left',
      'Worktop, 329 wide, 4 071 from the left',
      'Worktop, 929 wide, 0 from the left',
    ]
    await expect.poll(run.standing).toEqual(ofOne.flatMap((name) => corners.map(() => name)))
    // None stands in another, or outside the room.
    await expect(page.getByRole('button', { name: /^\d+ warnings?/ })).toHaveCount(0)
    const rows = await run.listed()
    expect(sumOf(rows)).toBe(corners.length * sumOf(rows.slice(0, ofOne.length)))
    for (const _ of corners)
      await page.getByRole('button', { name: 'Undo: Place article', exact: true }).click()
    await expect.poll(run.standing).toEqual([])
  })

  await test.step('with a blind end: made for the right hand where the corner is on the left, else for the left', async () => {
    const hands = [
      { at: [600, 4700], hand: 'Right' },
      { at: [4400, 4700], hand: 'Left' },
      { at: [4400, 300], hand: 'Right' },
      { at: [600, 300], hand: 'Left' },
    ] as const
    for (const [index, { at, hand }] of hands.entries()) {
      await run.carry(/^Place Corner unit, blind/, at)
      await expect(plan.getByRole('button', { name: /^Corner unit, blind/ })).toHaveCount(index + 1)
      const hinged = planner.inspector.getByRole('group', { name: 'Hinged' })
      await expect(hinged.getByRole('button', { name: hand })).toHaveAttribute('aria-pressed', 'true')
    }
    const units = (await run.standing()).filter((name) => name.startsWith('Corner unit'))
    expect(units).toEqual(
      ['0', '0', '4 000', '4 000'].map((left) => `Corner unit, blind, 1 000 wide, ${left} from the left`),
    )
  })
})
