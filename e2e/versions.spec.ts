import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { goToPlan } from './on-plan.ts'
import { plannerOf, skipLook } from './planner.ts'
import { bare, cents } from './prices.ts'
import { expect, logIn, test } from './story.ts'

test.use({ brand: 'demo', record: { customerAssignment: true } })

test('[D-126 part, D-139, D-140] a seller begins for a customer, keeps a version, changes the room, compares both and goes back', {
  annotation: walks('versions', 'compareVersions'),
}, async ({ page, site }) => {
  test.slow()
  const planner = plannerOf(page)
  const versions = page.getByRole('dialog', { name: 'Versions', exact: true })
  const comparison = page.getByRole('dialog', { name: 'Compare versions' })
  const step = async (name: string | RegExp) => {
    await page.getByRole('button', { name: /^Status .*: next steps$/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await logIn(page, site)

  await test.step('new, for a customer, in a room, with a cabinet', async () => {
    await page.getByRole('button', { name: 'New project' }).first().click()
    const assignment = page.getByRole('dialog', { name: 'Customer assignment' })
    await page.getByRole('searchbox', { name: 'Name, e-mail, number or place' }).fill('MULL munch')
    await assignment.getByRole('button', { name: /^Jürgen Müller/ }).click()
    await page
      .getByRole('dialog', { name: 'Room design' })
      .getByRole('button', { name: 'Use this room' })
      .click()
    await skipLook(page)
    await goToPlan(page)
    await expect(planner.card).toBeVisible()
    await planner.withoutFollowers()
    await planner.card.focus()
    await page.keyboard.press('Enter')
    await expect(planner.total).toContainText(bare.one)
    await planner.name.fill('Kitchen with a past')
    await planner.name.press('Enter')
    await planner.save.click()
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
  })

  await test.step('kept as a version, then changed, and both compared before anything is saved', async () => {
    await step(/^Versions…/)
    await versions.getByLabel('Name of this version').fill('One cabinet')
    await versions.getByRole('button', { name: 'Keep this version' }).press('Enter')
    await expect(versions.getByText('One cabinet', { exact: true })).toBeVisible()
    await versions.getByRole('button', { name: 'Close', exact: true }).last().press('Enter')
    await planner.card.focus()
    await page.keyboard.press('Enter')
    await expect(planner.total).toContainText(bare.two)

    await step(/^Versions…/)
    await versions.getByRole('button', { name: 'Compare One cabinet' }).click()
    await expect(comparison.getByRole('img', { name: /^Both plans over each other/ })).toBeVisible()
    const [before = 0] = await cents(comparison.getByRole('region', { name: 'One cabinet' }))
    const [after = 0, difference = 0] = await cents(comparison.getByRole('region', { name: 'As it is now' }))
    expect([after - before, difference > 0]).toEqual([difference, true])
    const added = comparison.getByRole('row', { name: /added/ })
    await expect(added).toHaveCount(1)
    expect((await cents(added)).at(-1)).toBe(difference)
    await expectAccessible(page)
    await comparison.getByRole('button', { name: 'Close', exact: true }).last().press('Enter')
    await planner.save.click()
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
  })

  await test.step('its page shows all of it', async () => {
    await step(/^Project page/)
    await expect(page.getByRole('heading', { name: 'Kitchen with a past' })).toBeVisible()
    const facts = page.getByRole('region', { name: 'Project', exact: true })
    await expect(facts).toContainText(bare.two)
    await expect(facts.getByRole('link', { name: 'Jürgen Müller' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Project log' })).toContainText('Kept as version')
    await expectAccessible(page)

    // The address is enough to come back to it.
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Kitchen with a past' })).toBeVisible()
  })

  await test.step('and the way back, out of the comparison', async () => {
    await page.getByRole('button', { name: 'Compare One cabinet' }).click()
    await expect(comparison.getByRole('row', { name: /added/ })).toHaveCount(1)
    await comparison.getByRole('button', { name: 'Go back to One cabinet' }).click()
    await page.getByRole('button', { name: 'Go back to it', exact: true }).last().click()
    const kept = page.getByRole('region', { name: 'Versions' })
    await expect(kept).toContainText('Before “One cabinet”')
    await expect(page.getByRole('region', { name: 'Project', exact: true })).toContainText(bare.one)
    await page.getByRole('button', { name: 'Open in planner' }).click()
    await expect(planner.total).toContainText(bare.one)
  })
})
