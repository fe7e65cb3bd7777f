import { type Mail, mailsIn } from '../tools/stack/start-mailbox.ts'
import { expectAccessible } from './axe.ts'
import { stackAddress } from './stack.ts'
import { expect, fillLogin, goWithin, type Site, test } from './story.ts'

/** What this brand has mailed, as the mail server took it in. */
function mailsOf({ url }: Site): readonly Mail[] {
  return mailsIn(stackAddress().mailsFolder).filter(({ text }) => text.includes(url))
}

async function newestMail(site: Site, count: number): Promise<Mail> {
  await expect.poll(() => mailsOf(site).length).toBe(count)
  const mail = mailsOf(site).at(-1)
  if (!mail) throw new Error('No mail')
  return mail
}

function linkIn({ text }: Mail): string {
  return /^http\S+\/(?:guest)?(?:resetpassword|register)\/\S+$/m.exec(text)?.[0] ?? ''
}

const next = 'three spoons in a drawer'

test('[A-100 part, A-07 part, D-216 part] a seller who forgot the password sets another from a mail, once', async ({
  page,
  site,
  noise,
}) => {
  await page.goto(`${site.url}/home`)
  await page.getByRole('button', { name: 'Forgotten your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgotten your password?' })
  const email = dialog.getByLabel('E-mail address')
  await expect(email).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter your e-mail address')).toBeVisible()

  const ask = async (address: string) => {
    await email.fill(address)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(`If ${address} is known here`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // Back where one was.
    await expect(page.getByRole('button', { name: 'Forgotten your password?' })).toBeFocused()
  }
  await ask('nobody@atlas.example')
  await page.keyboard.press('Enter')
  await ask('seller@atlas.example')

  const mail = await newestMail(site, 1)
  expect(mail.deliveredTo).toEqual(['seller@atlas.example'])
  expect(mail.from).toBe('Atlas <hello@atlas.example>')
  const link = linkIn(mail)
  expect(link).toContain(`${site.url}/resetpassword/`)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password', level: 1 })).toBeVisible()
  await expect(page.getByText('For user id atlas, user name seller')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expectAccessible(page)
  const set = async (password: string, again = password) => {
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('New password once more').fill(again)
    await page.keyboard.press('Enter')
  }
  await set(next, 'three forks')
  await expect(page.getByRole('alert')).toHaveText('The new password was not typed the same twice')
  await set('seller seller')
  await expect(page.getByRole('alert')).toHaveText('The password contains the name it belongs to')
  await set(next)
  await expect(page.getByText('Your password is changed. Log in with it:')).toBeVisible()
  await expectAccessible(page)

  // Who it is is known by now.
  await expect(page.getByLabel('User id')).toHaveValue('atlas')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(next)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  expect((await newestMail(site, 2)).subject).toBe('Your password for Atlas was changed')

  await test.step('the link is spent, and says so with the next step', async () => {
    await page.goto(link)
    await expect(page.getByRole('alert')).toHaveText('This link was used already: each works once.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ask for a new link' }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto(`${site.url}/resetpassword/nothing`)
    await expect(page.getByRole('alert')).toContainText('This link is not known.')
    await page.getByRole('link', { name: 'Atlas' }).click()
    await expect(page).toHaveURL(/\/home/)
  })

  // The browser itself tells of what was refused.
  expect(noise.splice(0).map((line) => /(\d{3}) .*\/api\/(auth\/\w+)$/.exec(line)?.slice(1))).toEqual([
    ['400', 'auth/setPassword'],
  ])
})

test('[D-215 part] where no mails are sent, who forgot the password is told to ask the shop', async ({
  page,
  site,
}) => {
  await page.route('**/api/auth/mailState', (route) =>
    route.fulfill({ json: { ok: true, value: { canMail: false } } }),
  )
  await page.goto(`${site.url}/home`)
  await page.getByRole('button', { name: 'Forgotten your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgotten your password?' })
  await expect(dialog.getByRole('alert')).toContainText('please ask your shop')
  await expect(dialog.getByLabel('E-mail address')).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
})

test.describe('where customers log in', () => {
  test.use({ brand: 'demo' })

  test('[A-100 part, A-180 part, A-123 part, D-217 part] a visitor registers from a mail, logs in, and later forgets the password', async ({
    page,
    site,
    noise,
  }) => {
    const customer = 'nina.neri@example.com'
    await page.goto(`${site.url}/home`)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    const login = page.getByRole('dialog', { name: 'Log in' })
    await expect(login.getByLabel('E-mail address')).toBeFocused()
    await expect(login.getByLabel('User id')).toHaveCount(0)
    await expectAccessible(page)
    await login.getByRole('button', { name: 'Create an account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create an account' })
    await dialog.getByLabel('E-mail address').fill(customer)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(`on its way to ${customer}`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()

    const link = linkIn(await newestMail(site, 1))
    expect(link).toContain(`${site.url}/guestregister/`)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Register with Arredo Demo', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Your name').fill('Nina Neri')
    await page.getByLabel('Password', { exact: true }).fill(next)
    await page.getByLabel('Password once more').fill(next)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(
      'Without your consent we may not keep an account for you',
    )
    await page.getByRole('switch', { name: 'I agree' }).click()
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText('You are registered. Log in:')).toBeVisible()
    await expect(page.getByLabel('E-mail address')).toHaveValue(customer)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText([
      'You are registered',
      'Wrong e-mail address or password',
    ])
    await page.getByLabel('Password', { exact: true }).fill(next)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toContainText('Nina Neri')

    await test.step('the password is set on the screen sellers use', async () => {
      await page.getByRole('button', { name: /^Account of / }).click()
      await page.getByRole('menuitem', { name: 'Log out' }).click()
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await login.getByRole('button', { name: 'Forgotten your password?' }).click()
      const asked = page.getByRole('dialog', { name: 'Forgotten your password?' })
      await asked.getByLabel('E-mail address').fill(customer)
      await page.keyboard.press('Enter')
      await expect(asked.getByText(`If ${customer} is known here`)).toBeVisible()
      const mail = await newestMail(site, 2)
      expect(linkIn(mail)).toContain(`${site.url}/guestresetpassword/`)
      await page.goto(linkIn(mail))
      await expect(page.getByRole('heading', { name: 'Choose a new password', level: 1 })).toBeVisible()
      await expect(page.getByText(`For ${customer}`)).toBeVisible()
      await expectAccessible(page)
    })
    noise.splice(0)
  })

  test('[A-121 part, D-218 part] the privacy page says what is kept and forgets what this device keeps', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/home`)
    await page.getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Without an account' })).toBeVisible()
    await expect(page.getByText('Corso delle Botteghe 8')).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expectAccessible(page)
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('arredo.')))
    await page.evaluate(() => localStorage.setItem('arredo.units', 'imperial'))
    await goWithin(page, '/home')
    await page.getByRole('link', { name: 'Privacy' }).click()
    await page.getByRole('button', { name: 'Forget my settings on this device' }).click()
    await expect(page.getByText('No settings of yours are kept on this device.')).toBeVisible()
    expect(await kept()).toEqual([])
  })

  test.describe('with words of its own', () => {
    test.use({ record: { privacy: { en: ['We keep your name until you ask us not to.'] } } })

    test('[D-218 part] a brand says it in its own words', async ({ page, site }) => {
      await page.goto(`${site.url}/home`)
      await page.getByRole('link', { name: 'Privacy' }).click()
      await expect(page.getByText('We keep your name until you ask us not to.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Without an account' })).toHaveCount(0)
    })
  })
})

test('[A-123 part, A-07 part, D-219] the end of a session with the order system is said, and ours can be ended too', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/home`)
  await fillLogin(page, site.seller)
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await goWithin(page, '/endinsight')
  await expect(page.getByText('You are still logged in here as Atlas seller.')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Log out here too' }).click()
  await expect(page.getByLabel('User id')).toBeVisible()
})
