import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { plannerOf } from './planner.ts'
import { totals } from './prices.ts'
import { expect, logIn, test } from './story.ts'

test('[D-122] [D-123] two windows of one project: told, shown at once, compared where both changed, and loaded again', {
  annotation: walks('conflict'),
}, async ({ page, context, site }) => {
  test.slow()
  const first = plannerOf(page)
  await logIn(page, site)
  await first.startRoom()
  await first.card.press('Enter')
  await expect(first.total).toContainText(totals.one)
  await first.save.click()
  await expect(page).toHaveURL(/\/configurator2d\?project=\d+$/)

  const other = await context.newPage()
  other.on('dialog', (dialog) => void dialog.accept())
  const second = plannerOf(other)
  await other.goto(page.url())
  await expect(other.getByText(/^This project is open in another window too/)).toBeVisible()
  await expect(second.total).toContainText(totals.one)

  await test.step('what is saved in one is shown in the other', async () => {
    await first.card.press('Enter')
    await expect(first.total).toContainText(totals.two)
    await first.save.click()
    await expect(second.total).toContainText(totals.two)
  })

  await test.step('both changed it: compared and merged', async () => {
    await second.card.press('Enter')
    await expect(second.total).not.toContainText(totals.two)
    await second.name.fill('Kitchen of the second')
    await second.name.press('Enter')
    const mine = (await second.total.textContent()) ?? ''
    await first.name.fill('Kitchen of the first')
    await first.name.press('Enter')
    await first.save.click()

    const dialog = other.getByRole('dialog', { name: 'Someone else saved this project' })
    await expect(dialog.getByRole('img', { name: 'Plan: Mine' })).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'Plan: Theirs' })).toBeVisible()
    const save = dialog.getByRole('button', { name: 'Save as chosen' })
    await expect(save).toBeDisabled()
    await expectAccessible(other, '[role="dialog"]')
    await dialog
      .getByRole('group', { name: 'Which Project name' })
      .getByRole('button', { name: 'Theirs' })
      .press('Enter')
    await save.press('Enter')
    for (const each of [first, second]) {
      await expect(each.name).toHaveValue('Kitchen of the first')
      await expect(each.total).toHaveText(mine)
    }
  })

  await test.step('loaded again in the middle of the work', async () => {
    const before = (await second.total.textContent()) ?? ''
    const kept = other.waitForResponse(/\/api\/drafts\/keep$/)
    await second.card.press('Enter')
    await expect(second.total).not.toHaveText(before)
    const after = (await second.total.textContent()) ?? ''
    await kept
    await other.reload()
    await expect(second.total).toHaveText(after)
    await second.undo.click()
    await expect(second.total).toHaveText(before)
  })

  await test.step('theirs is opened, and mine brought back as a copy', async () => {
    await second.name.fill('Second window')
    await second.name.press('Enter')
    await first.name.fill('First window')
    await first.name.press('Enter')
    await first.save.click()
    const dialog = other.getByRole('dialog', { name: 'Someone else saved this project' })
    await expect(dialog).toContainText('saved by Atlas seller')
    await dialog.getByRole('button', { name: 'Open their version' }).click()
    await expect(second.name).toHaveValue('First window')
    await other.getByRole('button', { name: 'Bring mine back as a copy' }).click()
    await expect(second.name).toHaveValue('Second window')
    await second.save.click()
    await expect(other.locator('[data-save-state=saved]')).toBeVisible()
  })
})
