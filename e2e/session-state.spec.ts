import type { Page } from '@playwright/test'
import { appOf } from '../tools/shot/sheets/app-in-page.ts'
import { giveAway } from './give-away.ts'
import { plannerOf, someArticles } from './planner.ts'
import { expect, goWithin, logIn, test } from './story.ts'

const own = { printings: { validity: 45 }, designClasses: { SLAB: { comp: 'Slabs' } } }

test.use({
  record: { ...own, isguest: true, localCatalogues: ['DECOR'], accessoriesCatalogue: 'NONE' },
})

test('[A-184, D-243] profile and guest profile, shop and shops, preferences, translations, notifications, catalogues, log list and pricesIncrease are there and count', async ({
  page,
  site,
}) => {
  test.slow()
  const planner = plannerOf(page)

  await test.step('the guest’s profile, then the seller’s', async () => {
    await page.goto(`${site.url}/home`)
    await expect(page.getByRole('button', { name: 'Log in', exact: true }).first()).toBeVisible()
    expect(await profileOf(page)).toMatchObject({ kind: 'guest', shop: null, shops: [] })
    await logIn(page, site)
    expect(await profileOf(page)).toMatchObject({ kind: 'pro', username: 'seller', shop: { code: 'MI01' } })
    await expect(page.getByRole('button', { name: 'Account of Atlas seller' })).toBeVisible()
  })

  await test.step('shops to choose from, and the one that a project is begun for', async () => {
    await page.getByRole('button', { name: /^Account of / }).press('Enter')
    const shops = page.getByRole('group', { name: 'Shop' }).getByRole('menuitemradio')
    await expect(shops).toHaveText(['Milano Centro', 'New York'])
    await shops.last().press('Enter')
    await expect.poll(async () => (await profileOf(page))?.shop?.code).toBe('NY01')
    await page.keyboard.press('Escape')
  })

  await test.step('translations: words of another language', async () => {
    await page.getByRole('button', { name: /^Account of / }).press('Enter')
    await page.getByRole('menuitemradio', { name: 'Italiano' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Progetti recenti' })).toBeVisible()
    const app = await appOf(page)
    expect(await app.evaluate(({ missingWords }) => missingWords.entries())).toEqual({})
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Atlas seller/ }).press('Enter')
    await page.getByRole('menuitemradio', { name: 'English' }).press('Enter')
    await page.keyboard.press('Escape')
  })

  await test.step('notifications', async () => {
    const bell = page.getByRole('button', { name: /otifications?$/ })
    await expect(bell).toHaveAccessibleName('Notifications')
    await giveAway(site, ['Attic'])
    await expect(bell).toHaveAccessibleName('1 new notification')
  })

  await test.step('catalogues: what is sold, and the local one to nobody', async () => {
    await planner.startRoom()
    const app = await appOf(page)
    const sold = await app.evaluate(({ range }) => Object.keys(range.store.getState().sold))
    expect(sold).toEqual(expect.arrayContaining(['DECOR', 'KITCHEN']))
    const search = planner.catalogue.getByRole('searchbox')
    await search.fill('Sofa corner')
    await expect(planner.catalogue.getByText('Nothing found')).toBeVisible()
    await search.fill('')
  })

  await test.step('pricesIncrease is 1 until a seller says otherwise, and is on every price', async () => {
    await planner.card.press('Enter')
    await expect(planner.total).toContainText(someArticles)
    await expect(planner.total).toContainText('$')
    const before = await totalOf(page)
    await page
      .getByRole('group', { name: 'Prices for' })
      .getByRole('button', { name: 'Trade' })
      .press('Enter')
    await page.getByRole('button', { name: 'How the total adds up' }).press('Enter')
    const factor = page.getByLabel('Factor on prices')
    await expect(factor).toHaveValue('1')
    await factor.fill('2')
    await factor.press('Enter')
    // Each price is rounded for itself.
    await expect.poll(async () => Math.abs((await totalOf(page)) - 2 * before)).toBeLessThan(10)
    await page.keyboard.press('Escape')
  })

  await test.step('preferences: config, dclass and printings, by these names', async () => {
    const file = await page.evaluate(async () => (await fetch('/config/config.json')).json())
    expect(file).toMatchObject({ config: { currency: 'EUR' }, dclass: own.designClasses })
    expect(file.printings).toEqual(own.printings)
    const app = await appOf(page)
    expect(await app.evaluate(({ config }) => config)).toMatchObject({ ...own, currency: 'EUR' })
    await goWithin(page, '/offerview')
    await expect(page.getByRole('combobox', { name: 'Valid for' })).toHaveText(/45 days/)
  })

  await test.step('log list', async () => {
    const app = await appOf(page)
    await app.evaluate(({ notices }) => notices.show({ message: 'The kettle is on' }))
    await page.keyboard.press('Control+Alt+s')
    await expect(page.getByRole('region', { name: 'Logs' })).toContainText('The kettle is on')
  })
})

async function profileOf(page: Page) {
  return (await appOf(page)).evaluate(({ session }) => session.getState().profile)
}

/** What stands on the desk, in minor units. */
async function totalOf(page: Page): Promise<number> {
  return (await appOf(page)).evaluate(({ project }) => {
    const prices = project.getState().open?.desk.current().evaluation.prices
    return prices?.customer?.total ?? Number.NaN
  })
}
