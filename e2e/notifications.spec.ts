import { expectAccessible } from './axe.ts'
import { giveAway } from './give-away.ts'
import { expect, logIn, test } from './story.ts'

for (const screens of ['base', 'next5'] as const) {
  test.describe(`in the shell ${screens}`, () => {
    test.use({ record: { screens } })

    test('[D-233 part] a seller is told of a project at once, reads it by keyboard, goes into it and puts it away', async ({
      page,
      site,
    }) => {
      await logIn(page, site)
      const bell = page.getByRole('button', { name: /otifications?$/ })
      const panel = page.getByRole('dialog', { name: 'Notifications' })
      await expect(bell).toHaveAccessibleName('Notifications')
      await bell.press('Enter')
      await expect(panel).toContainText('Nothing to tell')
      await page.keyboard.press('Escape')
      await expect(bell).toBeFocused()

      await giveAway(site, ['Attic', 'Boathouse'])
      await expect(bell).toHaveAccessibleName('2 new notifications')
      await bell.press('Enter')
      await expect(panel.getByRole('listitem')).toContainText(['gave you “Boathouse”', 'gave you “Attic”'])
      await expectAccessible(page, '[role=dialog]')

      await panel.getByRole('button', { name: 'Mark all as read' }).press('Enter')
      await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeHidden()
      await expect(panel.getByRole('button', { name: /not read/ })).toHaveCount(0)
      await panel.getByRole('button', { name: /^Put away: .*Attic/ }).press('Enter')
      await expect(panel.getByRole('listitem')).toHaveCount(1)
      await page.reload()
      await expect(bell).toHaveAccessibleName('Notifications')

      await giveAway(site, ['Cellar'])
      await expect(bell).toHaveAccessibleName('1 new notification')
      await bell.click()
      await panel.getByRole('button', { name: /^Atlas admin gave you “Cellar”/ }).press('Enter')
      await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Cellar')
      await expect(bell).toHaveAccessibleName('Notifications')
    })
  })
}
