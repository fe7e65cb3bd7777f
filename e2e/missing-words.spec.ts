import { appOf } from '../tools/shot/sheets/app-in-page.ts'
import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { expect, goWithin, logIn, test } from './story.ts'

test.use({ record: { languages: ['en', 'fr'] } })

test('[A-113 part, D-240 part] a supervisor sees what has no words in a language, types them, and everybody reads them', {
  annotation: walks('missingWords'),
}, async ({ page, site, browser }) => {
  await logIn(page, site, { ...site.seller, username: 'admin' })
  const person = page.getByRole('button', { name: /Atlas admin/ })
  await person.click()
  await expect(page.getByRole('menuitem', { name: 'Missing translations…' })).toBeHidden()
  await page.getByRole('menuitemradio', { name: 'fr' }).click()
  await goWithin(page, '/projects')
  await expect(page.getByText('1 project', { exact: true })).toBeVisible()
  // English has plurals for it, which hide nothing.
  const missing = await (await appOf(page)).evaluate(({ missingWords }) => missingWords.entries())
  expect(missing.fr).toHaveProperty(['{{count}} projects'], '')
  await goWithin(page, '/home')
  await person.click()
  await page.getByRole('menuitem', { name: 'Missing translations…' }).click()

  const dialog = page.getByRole('dialog', { name: 'Missing translations' })
  await dialog.getByLabel('Recent projects', { exact: true }).pressSequentially('Projets récents')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Projets récents' })).toBeVisible()

  const elsewhere = await (await browser.newContext({ locale: 'fr' })).newPage()
  await logIn(elsewhere, site)
  await elsewhere.getByRole('button', { name: /Atlas seller/ }).click()
  await elsewhere.getByRole('menuitemradio', { name: 'fr' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Projets récents' })).toBeVisible()
  await elsewhere.getByRole('button', { name: /Atlas seller/ }).click()
  await expect(elsewhere.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expect(elsewhere.getByRole('menuitem', { name: 'Missing translations…' })).toBeHidden()
  await elsewhere.context().close()
})
