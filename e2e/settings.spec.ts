import { expectAccessible } from './axe.ts'
import { expect, fillLogin, goWithin, logIn, test } from './story.ts'

test('[D-211 part] a seller sets units and password; the old one opens nothing any more', async ({
  page,
  site,
  noise,
}) => {
  await logIn(page, site)
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expectAccessible(page)

  await test.step('lengths in inches, as long as this device remembers', async () => {
    const inches = page.getByRole('group', { name: 'Lengths' }).getByRole('button', { name: 'Inches' })
    await inches.click()
    await expect(inches).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(page).toHaveURL(/\/home/)
    await page.getByText('New project', { exact: true }).first().click()
    const room = page.getByRole('dialog', { name: 'Room design' })
    await expect(room.getByText('in', { exact: true }).first()).toBeVisible()
    await page.goto(`${site.url}/home`)
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await goWithin(page, '/usersettings')
    await expect(inches).toHaveAttribute('aria-pressed', 'true')
  })

  const next = 'three spoons in a drawer'
  const change = async (present: string, again = next) => {
    await page.getByLabel('Password you have now').fill(present)
    await page.getByLabel('New password', { exact: true }).fill(next)
    await page.getByLabel('New password once more').fill(again)
    await page.getByRole('button', { name: 'Change the password' }).click()
  }
  const said = page.getByRole('alert')
  await change(site.seller.password, 'three forks')
  await expect(said).toHaveText('The new password was not typed the same twice')
  await change('not this one')
  await expect(said).toHaveText('The present password is wrong')
  await change(site.seller.password)
  await expect(said).toHaveText('Your password is changed')
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await fillLogin(page, site.seller)
  await expect(page.getByText('Wrong user ID, user name or password')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(next)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  // The browser itself tells of what was refused.
  const told = noise.splice(0)
  expect(told.map((line) => /(40[01]) .*\/api\/(auth\/\w+)$/.exec(line)?.slice(1))).toEqual([
    ['400', 'auth/changePassword'],
    ['401', 'auth/login'],
  ])
})

test('[A-13] Ctrl+Alt+S opens the logs, where what was said can be read again', async ({ page, site }) => {
  await logIn(page, site)
  await goWithin(page, '/projects')
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+Alt+s')
  await expect(page.getByRole('heading', { name: 'Logs', level: 1 })).toBeVisible()
  await expect(page.getByText('Nothing was said yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Logs' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
})
