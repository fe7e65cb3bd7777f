import { expectAccessible } from './axe.ts'
import { expect, fillLogin, goWithin, logIn, test } from './story.ts'

/** A-122, with something for each parameter; those that act come last. */
const addresses = [
  ...['home', 'projects', 'itemsearch', 'itemsearch/newprj', 'inspiration', 'configurator', 'configurator2d'],
  ...[
    'configurator3d',
    'closetool',
    'closetool/4',
    'configuratorwizard',
    'renderfarm',
    'jobview',
    'offerview',
  ],
  ...['summary', 'projectlog', 'customerinfo', 'package', 'logs', 'usersettings', 'resetpassword/abc'],
  ...[
    'guestregister/abc',
    'guestresetpassword/abc',
    'endinsight',
    'gdprprivacy',
    'demo/KITCHEN',
    'do/nothing',
  ],
  ...['rsalogin/abc', 'rsalogin/abc/home', 'aeslogin/abc', 'aeslogin/abc/home'],
]

test('[A-01] the addresses of the table are there, / is home, and what is none is 404', async ({
  page,
  site,
  noise,
}) => {
  await logIn(page, site)
  await page.goto(`${site.url}/`)
  await expect(page).toHaveURL(`${site.url}/home`)
  const notFound = page.getByRole('heading', { name: 'This page does not exist' })
  for (const address of addresses) {
    await goWithin(page, `/${address}`)
    // What is no address is left within a frame.
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    )
    await expect(page.getByRole('main').first(), address).toBeVisible()
    await expect(notFound, address).toHaveCount(0)
    await expect(page, address).not.toHaveURL(`${site.url}/404`)
  }
  await goWithin(page, '/kitchens/7')
  await expect(page).toHaveURL(`${site.url}/404`)
  await expect(notFound).toBeVisible()
  // Keys that open nothing are told in the console.
  noise.splice(0)
})

test('[A-134] a screen that cannot be loaded is logged, the shell stays, and both ways out lead on', async ({
  page,
  site,
  noise,
}) => {
  await logIn(page, site)
  await goWithin(page, '/projects')
  const rail = page.getByRole('navigation', { name: 'Main' })
  await page.route('**/assets/logs-screen-*', (route) => route.abort())
  await rail.getByRole('link', { name: 'Logs' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(noise.some((line) => line.includes('A screen could not be imported'))).toBe(true)
  await expectAccessible(page)
  await rail.getByRole('link', { name: 'Projects' }).click()
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()

  await rail.getByRole('link', { name: 'Logs' }).click()
  await page.unroute('**/assets/logs-screen-*')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  // They are no page to begin with.
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await goWithin(page, '/logs')
  await expect(page.getByRole('heading', { name: 'Logs', level: 1 })).toBeVisible()
  noise.splice(0)
})

test('[A-04 part] an address that needs a log in is where one is after it, and is gone to at once by who is logged in', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/projects?search=kitchen&order=name`)
  await expect(page).toHaveURL(/home\?redirectFrom=%2Fprojects%3Fsearch%3Dkitchen%26order%3Dname$/)
  await fillLogin(page, site.seller)
  await expect(page).toHaveURL(`${site.url}/projects?search=kitchen&order=name`)
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
  await page.goto(`${site.url}/projects?search=oak`)
  await expect(page.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('oak')
  await expect(page).toHaveURL(`${site.url}/projects?search=oak`)
})
