import { expectAccessible } from './axe.ts'
import { plannerOf, someArticles } from './planner.ts'
import { expect, goWithin, logIn, logInByForm, test } from './story.ts'

for (const brand of ['atlas', 'demo'] as const) {
  test.describe(`axe finds nothing in ${brand}`, () => {
    test.use({ brand })

    test('on home, login, projects, the dialogs of a new project and a wrong address', async ({
      page,
      site,
    }) => {
      await page.goto(`${site.url}/home`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await logInByForm(page, site)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'All projects' }).click()
      await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'New project' }).first().click()
      const room = page.getByRole('dialog', { name: 'Room design' })
      await expect(room).toBeVisible()
      await expectAccessible(page)
      await room.getByRole('button', { name: 'Use this room' }).click()
      await expect(page.getByRole('dialog', { name: 'Choose a look' })).toBeVisible()
      await expectAccessible(page)
      await page.goto(`${site.url}/home`)
      await expect(page.getByRole('heading', { name: /^Welcome/, includeHidden: true })).toBeVisible()
      await goWithin(page, '/no-such-page')
      await expect(page.getByRole('heading', { name: 'This page does not exist', level: 1 })).toBeVisible()
      await expectAccessible(page)
    })

    test('in the planner, flat and in space, with something selected', async ({ page, site }) => {
      const planner = plannerOf(page)
      await logIn(page, site)
      await planner.startRoom('3D')
      await expectAccessible(page)
      await planner.show('2D')
      await planner.card.press('Enter')
      await expect(planner.total).toContainText(someArticles)
      await expectAccessible(page)
      await planner.show('3D')
      await expectAccessible(page)
    })
  })
}
