import type { Locator, Page } from '@playwright/test'
import { furnishedRooms } from '../tools/rooms/furnished-rooms.ts'
import { type RoomPriceWish, roomPrice } from '../tools/rooms/room-price.ts'
import { expectAccessible } from './axe.ts'
import { plannerOf } from './planner.ts'
import { stackAddress } from './stack.ts'
import { expect, goWithin, holdBack, logIn, test } from './story.ts'

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })

/** What the rooms of the sources cost on any day, as the page writes it. */
async function roomPrices() {
  const furnished = await furnishedRooms(stackAddress().catalogues)
  const priceDate = '2026-12-24'
  return (code: string, fronts: RoomPriceWish['fronts'] = {}) =>
    euros.format(roomPrice(furnished, { code, fronts, priceDate, priceList: 'EUR2026' }) / 100)
}

/** The item that reaches furthest to the right, once it is drawn: a mouse over it shows that it can be taken. */
async function rightmostItem(page: Page, canvas: Locator): Promise<{ x: number; y: number }> {
  let found: { x: number; y: number } | undefined
  await expect(async () => {
    const box = await canvas.boundingBox()
    if (!box) throw new Error('there is no room to look at')
    for (let x = box.x + box.width - 6; x > box.x + box.width / 2 && !found; x -= 12) {
      for (const part of [0.38, 0.41, 0.44, 0.47]) {
        const y = box.y + box.height * part
        await page.mouse.move(x, y)
        const cursor = await canvas.evaluate((element) => getComputedStyle(element).cursor)
        // Not on its very edge.
        if (cursor === 'pointer') found ??= { x: x - 12, y }
      }
    }
    if (!found) throw new Error('no item was found')
  }).toPass({ timeout: 120_000 })
  return found ?? { x: 0, y: 0 }
}

test.describe('a visitor with a phone', () => {
  test.use({ brand: 'demo', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[D-57, A-17 part] from landing to a changed, priced room in at most five taps', async ({
    page,
    site,
  }) => {
    test.slow()
    const price = await roomPrices()
    const planner = plannerOf(page)
    let taps = 0
    await page.goto(`${site.url}/home`)
    await page.getByRole('link', { name: 'Try it now', exact: true }).tap()
    taps++
    await expect(page).toHaveURL(/\/configurator3d(\?|$)/)
    await expect(planner.total).toContainText(price('FAMILY'))

    // The oak cupboard at the right end of the wall.
    const cupboard = page.getByRole('button', { name: /^Tall unit, broom/ })
    const at = await rightmostItem(page, planner.canvas)
    await page.touchscreen.tap(at.x, at.y)
    taps++
    await cupboard.tap()
    taps++
    await planner.option('Front colour', 'Sand').tap()
    taps++
    expect(price('FAMILY', { 'T-BROOM': 'SAND' })).not.toBe(price('FAMILY'))
    await expect(planner.total).toContainText(price('FAMILY', { 'T-BROOM': 'SAND' }))
    expect(taps).toBeLessThanOrEqual(5)
  })
})

test.describe('a visitor at a desk', () => {
  test.use({ brand: 'demo' })

  test('[H-76] from home to the furnished rooms, and into one of them with its price', async ({
    page,
    site,
  }) => {
    test.slow()
    const price = await roomPrices()
    const planner = plannerOf(page)
    await page.goto(`${site.url}/home`)
    const rooms = page.getByRole('region', { name: 'Furnished rooms' })
    await expect(rooms.getByRole('region')).toHaveCount(2)
    await expectAccessible(page)
    await rooms.getByRole('link', { name: 'Inspiration' }).click()

    await expect(page.getByRole('heading', { name: 'Inspiration', level: 1 })).toBeVisible()
    const island = page.getByRole('region', { name: 'Island kitchen in graphite and walnut' })
    await expect(island).toContainText(price('ISLAND'))
    await expectAccessible(page)
    await island.getByRole('button', { name: /^Open in the planner/ }).click()
    await expect(planner.total).toContainText(price('ISLAND'))
    await expect(planner.name).toHaveValue('Island kitchen in graphite and walnut')
  })
})

test.describe('who follows an address', () => {
  test.use({ brand: 'demo' })

  test('[A-17] one screen sees to what an address asks for by name, and to one that names range, model, class, article, hand, look and language', async ({
    page,
    site,
  }) => {
    test.slow()
    const screens: string[] = []
    page.on('request', (request) => {
      const [, screen] = /\/assets\/([\w-]+-screen)-[^/]+\.js$/.exec(request.url()) ?? []
      if (screen) screens.push(screen)
    })
    await page.goto(`${site.url}/do/inspiration`)
    await expect(page.getByRole('heading', { name: 'Inspiration', level: 1 })).toBeVisible()
    expect(screens).toEqual(['routing-actions-screen', 'inspiration-screen'])
    await expect(page).toHaveURL(`${site.url}/inspiration`)

    screens.length = 0
    await page.goto(`${site.url}/demo/KITCHEN/LINEO_PRO/BASE_DOOR/B-DOOR/R/FRONT=NAVY/it`)
    await expect(page).toHaveURL(/\/configurator3d(\?|$)/)
    await expect.poll(() => screens).toEqual(['routing-actions-screen', 'planner-screen'])
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expect(page.getByText('B-DOOR').first()).toBeVisible()
    const fronts = page.getByRole('radiogroup', { name: 'Colore frontale' })
    await expect(fronts.getByRole('radio', { name: /^Blu notte/ })).toBeChecked()
  })

  test('[A-17 part] who goes elsewhere while a room is furnished stays there', async ({ page, site }) => {
    test.slow()
    const price = await roomPrices()
    await page.goto(`${site.url}/home`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const rooms = await holdBack(page, '**/api/galleries/load')
    const asked = page.waitForRequest('**/api/galleries/load')
    await goWithin(page, '/demo')
    await asked
    await goWithin(page, '/kitchens/7')
    await expect(page).toHaveURL(`${site.url}/404`)
    const furnished = page.waitForResponse('**/api/galleries/load')
    rooms.letThrough()
    await furnished
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()

    // It is furnished all the same, and there for who asks for it.
    const steps = () => page.evaluate(() => history.length)
    const before = await steps()
    await page.getByRole('link', { name: 'Configurator 3D' }).click()
    await expect(plannerOf(page).total).toContainText(price('FAMILY'))
    expect(await steps()).toBe(before + 1)
  })
})

test.describe('a seller of a new brand', () => {
  test.use({ brand: 'demo' })

  test('finds a sample project, marked as such, above the rooms', async ({ page, site }) => {
    const planner = plannerOf(page)
    await logIn(page, site)
    const sample = page.getByRole('row', { name: /Family kitchen in sage and oak/ })
    await expect(sample).toContainText('Sample')
    const [shown = ''] = /€[\d,.]+/.exec((await sample.textContent()) ?? '') ?? []
    expect(shown).not.toBe('')
    // The photograph of the room, not a drawing of half its width.
    const width = () => sample.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)
    await expect.poll(width).toBe(1280)
    await sample.getByRole('button', { name: 'Family kitchen in sage and oak', exact: true }).click()
    await expect(planner.total).toContainText(shown)
  })
})
