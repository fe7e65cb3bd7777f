import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { changeConfig, expect, goWithin, logIn, test } from './story.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const foot = (page: Page) => page.getByRole('contentinfo')

test('[A-08, A-133] atlas runs in the set next5: the brand until its page is there, a drawer of 88, a line of work above, the legal line below', async ({
  page,
  site,
}) => {
  await page.addInitScript(watchStart)
  const html = await (await page.goto(`${site.url}/home`))?.text()
  expect(html).toContain('<div id="start" role="status" aria-label="Atlas">')
  await logIn(page, site)
  await expect(page.locator('#start')).toHaveCount(0)
  const { mounted, gone } = await page.evaluate(() => (globalThis as unknown as { start: Start }).start)
  expect(gone - mounted).toBeGreaterThanOrEqual(150)

  await test.step('on home neither drawer nor line, but the legal line', async () => {
    await expect(rail(page)).toBeHidden()
    await expect(foot(page)).toHaveText('© Atlas Interiors')
    await expectAccessible(page)
  })

  await test.step('elsewhere all three, and the way to any project', async () => {
    await goWithin(page, '/logs')
    await expect(page.getByRole('heading', { name: 'Logs', level: 1 })).toBeVisible()
    expect((await rail(page).boundingBox())?.width).toBe(88)
    await expect(foot(page)).toHaveText('© Atlas Interiors')
    await expectAccessible(page)
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await page.setViewportSize({ width: 599, height })
    await expect(rail(page)).toBeHidden()
    await page.setViewportSize({ width, height })
    await page.getByRole('searchbox', { name: 'Find a project' }).fill('sage')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/projects\?search=sage/)
    await expect(
      page.getByRole('button', { name: 'Family kitchen in sage and oak', exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Number' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the room fills what the legal line leaves, and a page says what is on the desk', async () => {
    await page.getByRole('button', { name: 'Family kitchen in sage and oak', exact: true }).click()
    await expect(page.getByRole('application', { name: 'Room in 3D' })).toBeVisible()
    await expect(foot(page)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    await goWithin(page, '/summary')
    await page.getByRole('link', { name: 'Back to Family kitchen in sage and oak' }).click()
    await expect(page.getByRole('application', { name: 'Room in 3D' })).toBeVisible()
  })
})

test('[A-16] the set next5 changes with the width of the window at 600, 960, 1264, 1280 and 1920', async ({
  page,
  site,
}) => {
  await logIn(page, site)
  await goWithin(page, '/logs')
  const find = page.getByRole('searchbox', { name: 'Find a project' }).locator('..')
  const [list, filters] = ['Projects', 'Narrow down'].map((name) => page.getByRole('region', { name }))
  const room = page.getByRole('region', { name: 'Furnished rooms' })
  const wide = async (width: number) => page.setViewportSize({ width, height: 800 })
  const left = async (name: 'list' | 'filters') =>
    (await (name === 'list' ? list : filters)?.boundingBox())?.x ?? Number.NaN

  await wide(599)
  await expect(rail(page)).toBeHidden()
  await wide(600)
  await expect(rail(page)).toBeVisible()

  const widthOf = async () => (await find.boundingBox())?.width
  await wide(1263)
  await expect.poll(widthOf).toBe(180)
  await wide(1264)
  await expect.poll(widthOf).toBe(260)

  await goWithin(page, '/projects')
  const number = page.getByRole('columnheader', { name: 'Number' })
  await wide(959)
  await expect(number).toBeHidden()
  await wide(960)
  await expect(number).toBeVisible()
  await wide(1279)
  await expect.poll(async () => (await left('list')) - (await left('filters'))).toBe(0)
  await wide(1280)
  await expect.poll(async () => (await left('list')) - (await left('filters'))).toBeGreaterThan(200)

  await goWithin(page, '/home')
  const roomWidth = async () => (await room.boundingBox())?.width
  await wide(1919)
  await expect.poll(roomWidth).toBe(340)
  await wide(1920)
  await expect.poll(roomWidth).toBe(440)
})

const sizes = [
  { width: 1600, height: 1000 },
  { width: 390, height: 844 },
]

test('[A-07] home, logins by a link, a new password, privacy and the end of a session elsewhere have neither header nor navigation', async ({
  page,
  site,
  noise,
}) => {
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
  const expectAlone = async (name: string | RegExp) => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expect(heading(name)).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('navigation')).toHaveCount(0)
    }
  }
  await page.goto(`${site.url}/home`)
  await expectAlone('Plan a room you would like to stand in')
  await logIn(page, site)
  await expectAlone(/^Welcome/)
  // Who is there, and what is new, is part of the page.
  await expect(page.getByRole('main').getByRole('button', { name: /^Account of / })).toBeVisible()
  for (const [path, name] of [
    ['/resetpassword/abc', 'Choose a new password'],
    ['/gdprprivacy', 'Privacy'],
    ['/endinsight', /./],
  ] as const) {
    await goWithin(page, path)
    await expectAlone(name)
  }

  const release = await hold(page, '**/assets/project-flows-*.js')
  for (const login of ['rsalogin', 'aeslogin']) {
    await page.goto(`${site.url}/${login}/KEY/projects`)
    await expectAlone('One moment…')
  }
  release()
  await expect(heading('Projects')).toBeVisible()
  // As all others have, at either width one of both at least.
  await expect(page.getByRole('banner')).toBeVisible()
  await page.setViewportSize({ width: 1600, height: 1000 })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(rail(page)).toBeVisible()
  // A link that is not known is told in the console, too.
  noise.splice(0)
})

test('[A-03] a brand has an address, a page to begin at and screens of its own, before those of next5, before the base ones; one without is told', async ({
  page,
  site,
}) => {
  const told: string[] = []
  page.on('console', (message) => message.type() === 'warning' && told.push(message.text().trim()))
  const notFound = page.getByRole('heading', { name: 'This page does not exist' })
  const showroom = page.getByRole('heading', { name: 'Visit our showroom', level: 1 })
  const invitation = page.getByRole('link', { name: 'Visit our showroom' })
  const welcome = page.getByRole('heading', { name: 'Plan a room you would like to stand in' })
  const number = page.getByRole('columnheader', { name: 'Number' })
  const logs = page.getByRole('heading', { name: 'Logs', level: 1 })

  await test.step('Atlas: its own, and its home before that of next5', async () => {
    await page.goto(`${site.url}/showroom`)
    await expect(showroom).toBeVisible()
    await expect(page.getByText('Via dei Mobili 12')).toBeVisible()
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expectAccessible(page)
    }
    await page.getByRole('link', { name: 'Go to the start page' }).press('Enter')
    await invitation.press('Enter')
    await expect(showroom).toBeVisible()
    await page.goto(`${site.url}/aeslogin/KEY`)
    await expect(welcome).toBeVisible()
    await logIn(page, site)
    await goWithin(page, '/projects')
    await page.setViewportSize({ width: 1600, height: 1000 })
    await expect(number).toBeVisible()
    await goWithin(page, '/logs')
    await expect(logs).toBeVisible()
    expect(told).not.toContain('No customized routing')
    await page.context().clearCookies()
  })

  for (const screens of ['other', 'base'])
    await test.step(`${screens}: none of them`, async () => {
      await changeConfig(page, site, (file) => ({ ...file, brand: { ...file.brand, screens } }))
      told.length = 0
      await page.goto(`${site.url}/showroom`)
      await expect(notFound).toBeVisible()
      await page.goto(`${site.url}/aeslogin/KEY`)
      await expect(screens === 'base' ? notFound : welcome).toBeVisible()
      await page.goto(`${site.url}/home`)
      await expect(welcome).toBeVisible()
      await expect(invitation).toHaveCount(0)
      await logIn(page, site)
      await goWithin(page, '/projects')
      await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: 'Saved' })).toBeVisible()
      await expect(number).toHaveCount(screens === 'base' ? 0 : 1)
      await goWithin(page, '/logs')
      await expect(logs).toBeVisible()
      expect(told.includes('No customized routing')).toBe(screens === 'other')
      await page.unroute('**/config/config.json?*')
      await page.context().clearCookies()
    })
})

test.describe('base', () => {
  test.use({ brand: 'demo' })

  test('[D-234 part] a brand without screens of its own has the base shell: no loader, no line of work, the legal line at home alone', async ({
    page,
    site,
  }) => {
    await logIn(page, site)
    expect(await (await page.reload())?.text()).not.toContain('id="start"')
    await expect(foot(page)).toBeVisible()
    await goWithin(page, '/projects')
    await expect(rail(page)).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Saved' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Number' })).toHaveCount(0)
    await expect(foot(page)).toHaveCount(0)
    await goWithin(page, '/logs')
    await expect(page.getByRole('searchbox', { name: 'Find a project' })).toHaveCount(0)
  })
})

/** Keeps something back until it is let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    // A page that was left meanwhile wants it no longer.
    await route.continue().catch(() => {})
  })
  return resolve
}

type Start = { mounted: number; gone: number }

/** When the page came, and when the loader went. */
function watchStart(): void {
  const start: Start = { mounted: Number.NaN, gone: Number.NaN }
  Object.assign(globalThis, { start })
  new MutationObserver(() => {
    const isMounted = (document.getElementById('root')?.childElementCount ?? 0) > 0
    if (!isMounted) return
    if (Number.isNaN(start.mounted)) start.mounted = performance.now()
    else if (!document.getElementById('start') && Number.isNaN(start.gone)) start.gone = performance.now()
  }).observe(document, { childList: true, subtree: true })
}
