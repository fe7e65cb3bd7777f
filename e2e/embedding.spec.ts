import type { Page, Request } from '@playwright/test'
import { openShop, test } from './host-story.ts'
import { totals } from './prices.ts'
import { expect } from './story.ts'

const loaded = { status: 0, action: 'APP', message: 'APP loaded' }

test('[H-01, H-02, H-03, H-05, H-06, H-58, H-59, H-62, D-01 part, D-32] a shop on another site drives the planner, cookies blocked', async ({
  page,
  shop,
}) => {
  const { site, origin } = shop
  const calls: Request[] = []
  page.on('request', (request) => request.url().startsWith(`${site.url}/api/`) && calls.push(request))

  const host = await openShop(page, origin, `${site.url}/home`)
  await expect.poll(host.heard).toEqual([{ data: loaded, origin: site.url }])
  expect(await canKeepCookie(page.frames().at(-1)), 'third-party cookies are blocked').toBe(false)

  expect(await host.ask({ action: 'newProject' })).toEqual({
    status: 1,
    action: 'newProject',
    message: "This site doesn't allow guest users!",
  })

  // A person signs in inside the frame: the session is a bearer in the page's memory, no cookie at all.
  await host.frame.getByLabel('User id').fill(site.seller.userid)
  await host.frame.getByLabel('User name').fill(site.seller.username)
  await host.frame.getByLabel('Password', { exact: true }).fill(site.seller.password)
  await host.frame.getByLabel('Password', { exact: true }).press('Enter')
  await expect(host.frame.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  await expect(host.frame.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(host.frame.getByRole('banner')).toHaveCount(0)
  await expect(host.frame.getByRole('contentinfo')).toHaveCount(0)

  expect(
    await host.ask({ ACTION: 'newproject', addRoom: true, roomDimension: [4000, 3000], noSaveRequest: true }),
  ).toEqual({ status: 0, action: 'newProject', message: 'Start new project' })
  await expect(host.frame.getByRole('application', { name: 'Room in 3D' })).toBeVisible()

  expect(
    await host.ask({
      action: 'insertArticle',
      newProject: false,
      catalog: 'kitchen',
      article: 'b-door',
      requestId: 'a-1',
    }),
  ).toEqual({ status: 0, action: 'insertArticle', message: 'Article added correctly', requestId: 'a-1' })
  await expect(host.frame.getByRole('status', { name: 'Total price' })).toContainText(totals.one)

  const project = await host.ask({ action: 'getJsonProject', requestId: 7 })
  expect(project).toMatchObject({ status: 0, action: 'getJsonProject', requestId: 7 })
  expect(Object.keys(project as object).sort()).toEqual(['action', 'content', 'requestId', 'status'])
  expect((project as { content: unknown }).content).toMatchObject({
    id: null,
    isopen: true,
    currency: 'EUR',
    measures: { length: 'MM' },
    rows: expect.arrayContaining([
      expect.objectContaining({ catalog: 'KITCHEN', cod: 'B-DOOR', qty: 1, wallItem: true }),
    ]),
    envWall: { wallsVector: [{ depth: 100 }, {}, {}, {}] },
  })

  expect(await host.ask({ action: 'saveProject' })).toEqual({
    status: 0,
    action: 'saveProject',
    message: 'Project saved',
  })
  await expect(host.frame.getByText(/^Saved/).first()).toBeVisible()
  expect(await host.ask({ action: 'makeCoffee', requestId: 'x' })).toEqual({
    status: 1,
    action: 'makeCoffee',
    message: 'Unknown action',
    requestId: 'x',
  })

  const saves = calls.filter((call) => call.url().endsWith('/projects/save'))
  expect(saves).toHaveLength(1)
  expect(await saves[0]?.headerValue('authorization')).toMatch(/^Bearer [\w-]{20,}$/)
  expect(await saves[0]?.headerValue('cookie')).toBeNull()
})

test('[H-50 part, A-46 part, D-06 part, D-28, D-187 part, D-188 part] the console sends by the SDK: a variant, a picture, every message in its log', async ({
  page,
  shop,
}) => {
  const { site, origin } = shop
  const host = await openShop(page, origin, `${site.url}/home`)
  await expect(page.getByRole('status')).toHaveText('Connected')
  await host.frame.getByLabel('User id').fill(site.seller.userid)
  await host.frame.getByLabel('User name').fill(site.seller.username)
  await host.frame.getByLabel('Password', { exact: true }).fill(site.seller.password)
  await host.frame.getByLabel('Password', { exact: true }).press('Enter')
  await expect(host.frame.getByRole('heading', { name: /^Welcome/ })).toBeVisible()

  const log = page.getByRole('list', { name: 'Message log' })
  const send = async (action: string) => {
    await page.getByRole('button', { name: action, exact: true }).click()
    await page.getByRole('button', { name: 'Send' }).click()
  }
  await send('insertArticle')
  await expect(log.getByText('"Article added correctly"')).toBeVisible()
  // Without walls it stands free, too short for an island's worktop: 294.02 + plinth 48.07 + two panels of 97.48.
  await expect(host.frame.getByRole('status', { name: 'Total price' })).toContainText('€537.05')
  // The article is selected: its front, in oak, is the row's own choice.
  await send('changeVariant')
  await expect(log.getByText('"Variant changed"')).toBeVisible()
  await expect(host.frame.getByRole('status', { name: 'Total price' })).toContainText('€600.98')

  const picture = await host.ask({ action: 'takePicture', width: 320, height: 200 })
  expect(picture).toEqual({
    status: 0,
    action: 'takePicture',
    content: expect.stringMatching(/^data:image\/png;base64,/),
  })
  expect(pngSize((picture as { content: string }).content)).toEqual([320, 200])

  // Larger than one tile, from a side, without colours; the screen goes on showing what it showed.
  const canvas = host.frame.getByRole('application', { name: 'Room in 3D' })
  const before = await canvas.screenshot()
  const wish = { width: 1300, height: 700, angX: 30, angY: -20, fov: 40, bw: true }
  const { content } = (await host.ask({ action: 'takePicture', ...wish })) as { content: string }
  expect(pngSize(content)).toEqual([1300, 700])
  expect(await coloursOf(page, content)).toEqual({ isGrey: true, isDrawn: true })
  // At rest it goes on ripening, by a shade.
  expect(await difference(page, before, await canvas.screenshot())).toBeLessThan(3)
})

test.describe('where the host may log in', () => {
  test.use({ hostMayLogIn: true })

  test('[H-27, H-29, H-30, H-31, D-01 part, D-09] doLoginPro signs in, sets shop and language', async ({
    page,
    shop,
  }) => {
    const { site, origin } = shop
    const host = await openShop(page, origin, `${site.url}/home`)
    await expect.poll(host.heard).toHaveLength(1)
    const login = { action: 'doLoginPro', ...site.seller }
    expect(await host.ask({ ...login, shop: 'NY01', lang: 'IT' })).toEqual({
      status: 0,
      action: 'doLoginPro',
      message: 'User Pro authenticated, Shop setted, Language changed',
    })
    await expect(
      host.frame.getByRole('heading', { name: /^Benvenuto|^Bentornato|Atlas seller/ }).first(),
    ).toBeVisible()
    expect(await host.ask({ ...login, shop: 'XX' })).toEqual({
      status: 1,
      action: 'doLoginPro',
      message: 'User Pro authenticated, Shop not available for user',
    })
    expect(await page.context().cookies()).toEqual([])
  })
})

test('[H-58] a site that is not listed: the browser refuses the frame, and nothing is said', async ({
  page,
  shop,
  strangerOrigin,
  noise,
}) => {
  const host = await openShop(page, strangerOrigin, `${shop.site.url}/home`)
  await expect.poll(() => noise.join('\n')).toContain('frame-ancestors')
  // The browser's own page is in the frame, whole: nothing of ours is there that could still say something.
  const refusal = () => page.frames().find((frame) => frame.url().startsWith('chrome-error:'))
  await expect.poll(refusal).toBeTruthy()
  await refusal()?.waitForLoadState('load')
  expect(await host.heard()).toEqual([])
  await expect(page.getByRole('status')).toHaveText('Waiting for the frame')
  // The refusal is what was wanted here.
  noise.length = 0
})

async function canKeepCookie(frame: { evaluate: (work: () => boolean) => Promise<boolean> } | undefined) {
  return frame?.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: it is the old way that must not work
    document.cookie = 'probe=1; SameSite=None; Secure; Path=/'
    return document.cookie.includes('probe')
  })
}

/** Of a picture: whether it has no colour at all, and whether every quarter of it shows more than one. */
function coloursOf(page: Page, dataUrl: string) {
  return page.evaluate(async (url) => {
    const image = new Image()
    image.src = url
    await image.decode()
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    const quarters: Set<number>[] = [new Set(), new Set(), new Set(), new Set()]
    let isGrey = true
    for (let k = 0; k < width * height; k++) {
      const [red, green, blue] = data.subarray(k * 4, k * 4 + 3)
      isGrey &&= red === green && red === blue
      quarters[(k % width < width / 2 ? 0 : 1) + (k < (width * height) / 2 ? 0 : 2)]?.add(red ?? 0)
    }
    return { isGrey, isDrawn: quarters.every(({ size }) => size > 10) }
  }, dataUrl)
}

/** By how much two screenshots differ on average, of 255. */
function difference(page: Page, one: Buffer, two: Buffer): Promise<number> {
  const urls = [one, two].map((png) => `data:image/png;base64,${png.toString('base64')}`)
  return page.evaluate(async (both) => {
    const [before, after] = await Promise.all(
      both.map(async (url) => {
        const image = new Image()
        image.src = url
        await image.decode()
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        context?.drawImage(image, 0, 0)
        return context?.getImageData(0, 0, image.width, image.height).data
      }),
    )
    if (!before || !after || before.length !== after.length) return 255
    return before.reduce((sum, value, k) => sum + Math.abs(value - (after[k] ?? 0)), 0) / before.length
  }, urls)
}

function pngSize(dataUrl: string): [number, number] {
  const bytes = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}
