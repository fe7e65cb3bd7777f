import { expectAccessible } from './axe.ts'
import { test } from './gallery.ts'
import { expect } from './story.ts'

// One after the other: they share what serves the gallery.
test.describe.configure({ mode: 'default' })

for (const brand of ['atlas', 'demo'] as const) {
  test.describe(`in ${brand}`, () => {
    test.use({ brand })

    test('axe finds nothing in any part of the interface', async ({ page, gallery }) => {
      await page.goto(gallery)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('an icon says its name and its shortcut under the mouse and with the keyboard', async ({
  page,
  gallery,
}) => {
  await page.goto(gallery)
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
