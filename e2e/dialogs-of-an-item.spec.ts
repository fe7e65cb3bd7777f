import type { Locator, Page } from '@playwright/test'
import { appOf } from '../tools/shot/sheets/app-in-page.ts'
import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { act } from './keys.ts'
import { goToPlan, planOf } from './on-plan.ts'
import { plannerOf, skipLook } from './planner.ts'
import { expect, logIn, test } from './story.ts'

test('[D-55 part] [A-27 part] options, position, dimensions, links and options for others: opened, used and left by keyboard', {
  annotation: walks('itemOptions', 'itemPosition', 'quotesValue', 'pinza', 'addLinks'),
}, async ({ page, site }) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.withoutFollowers()
  const units = planOf(page).getByRole('button', { name: /^Base unit, door/ })
  for (const count of [1, 2]) {
    await planner.card.press('Enter')
    await expect(units).toHaveCount(count)
  }

  await test.step('all options: a choice counts at once', async () => {
    const dialog = await open(page, 'All options of the item', 'Base unit, door')
    await expect(dialog.getByText('Options of the item')).toBeVisible()
    const handle = dialog.getByRole('radiogroup', { name: 'Handle' })
    const radios = handle.getByRole('radio')
    const other = await radios.evaluateAll((all) =>
      all.findIndex((each) => !(each as HTMLInputElement).checked),
    )
    await radios.nth(other).press(' ')
    await expect(radios.nth(other)).toBeChecked()
    await leave(page, dialog, 'Escape')
    await planner.undo.click()
  })

  await test.step('position and rotation, each one step of undo', async () => {
    const dialog = await open(page, 'Position and rotation', 'Position of the item')
    const left = dialog.getByLabel('From left')
    const before = await left.inputValue()
    await left.fill('900')
    await page.keyboard.press('Enter')
    await expect(left).toHaveValue('900')
    await leave(page, dialog, 'Done')
    await planner.undo.click()
    const again = await open(page, 'Position and rotation', 'Position of the item')
    await expect(again.getByLabel('From left')).toHaveValue(before)
    await leave(page, again, 'Escape')
  })

  await test.step('a dimension that the drawing shows is typed', async () => {
    const dialog = await open(page, 'Type a dimension', 'Dimensions')
    const right = dialog.getByLabel('Distance on the right')
    await right.fill('300')
    await page.keyboard.press('Enter')
    await expect(right).toHaveValue('300')
    await leave(page, dialog, 'Escape')
    await expect(page.getByRole('button', { name: /^Distance on the right: 300/ })).toBeVisible()
    await planner.undo.click()
  })

  await test.step('its options for the other one, as one step', async () => {
    const dialog = await open(page, 'Apply its options to others', 'Apply the options to others')
    const apply = dialog.getByRole('button', { name: /^Apply to/ })
    await expect(apply).toBeDisabled()
    await dialog.getByRole('checkbox', { name: /^Base unit, door/ }).press(' ')
    await apply.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(planner.undo).toHaveAccessibleName(/Change variants/)
    const given = await open(page, 'Apply its options to others', 'Apply the options to others')
    await leave(page, given, 'Cancel')
  })

  await test.step('what belongs with it', async () => {
    const nothing = await open(page, 'Add linked articles', 'Add linked articles')
    await expect(nothing).toContainText('Nothing is linked to this item')
    expect((await nothing.boundingBox())?.width).toBe(400)
    await leave(page, nothing, 'Cancel')

    await planner.catalogue.getByRole('searchbox').fill('Sink unit')
    await planner.catalogue.getByRole('button', { name: /^Place Sink unit/ }).press('Enter')
    const plan = planOf(page)
    await expect(plan.getByRole('button', { name: /^Sink unit/ })).toHaveCount(1)
    // The sink and what belongs to it, of each the best.
    const dialog = await open(page, 'Add linked articles', 'Add linked articles')
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await leave(page, dialog, 'Escape')
  })
})

test('[A-27] linked articles are chosen 400 wide and come back as a select; the design of a room is 1200 wide and waits for an answer', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  await logIn(page, site)
  await page.getByRole('button', { name: 'New project' }).first().press('Enter')
  const design = page.getByRole('dialog', { name: 'Room design' })
  await expect.poll(async () => (await design.boundingBox())?.width).toBe(1200)
  await expect(design.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.mouse.click(10, 500)
  await expect(design).toBeVisible()
  await design.getByRole('button', { name: 'Use this room' }).press('Enter')
  await skipLook(page)
  await goToPlan(page)

  await planner.catalogue.getByRole('searchbox').fill('Sink unit')
  await planner.catalogue.getByRole('button', { name: /^Place Sink unit/ }).press('Enter')
  await expect(planOf(page).getByRole('button', { name: /^Sink unit/ })).toHaveCount(1)
  const app = await appOf(page)
  const answered = app.evaluate(async ({ dialogs, project }) => {
    const rows = Object.values(project.getState().open?.desk.current().document.rows ?? {})
    const unit = rows.find((row) => row.kind === 'article' && row.article === 'B-SINK')
    return dialogs.ask('addLinks', { row: unit?.id ?? '' })
  })
  const links = page.getByRole('dialog', { name: 'Add linked articles' })
  await expect.poll(async () => (await links.boundingBox())?.width).toBe(400)
  await links.getByRole('button', { name: /^Add/ }).press('Enter')
  expect(await answered).toEqual({
    ok: true,
    value: { kind: 'select', rows: [expect.any(String), expect.any(String)] },
  })
})

/** By its name in the palette, as anybody can who has no mouse. */
async function open(page: Page, action: string, title: string): Promise<Locator> {
  await act(page, action)
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await expectAccessible(page, '[role=dialog]')
  return dialog
}

async function leave(page: Page, dialog: Locator, way: 'Escape' | 'Cancel' | 'Done'): Promise<void> {
  if (way === 'Escape') await page.keyboard.press('Escape')
  else await dialog.getByRole('button', { name: way }).press('Enter')
  await expect(dialog).toBeHidden()
}
