import { expect, test } from './story.ts'

test('an icon says its name and its shortcut under the mouse and with the keyboard', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/gallery`)
  const undo = page.getByRole('button', { name: 'Undo' })
  const tooltip = page.locator('[data-tooltip-popup]')

  await undo.hover()
  await expect(tooltip).toHaveText('UndoCtrl+Z')
  // It can be read under the mouse, and goes when the mouse does.
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.getByRole('heading', { name: 'Controls' }).hover()
  await expect(tooltip).toBeHidden()

  await undo.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
})
