import { randomInt } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { copyTenant } from '../tools/stack/copy-tenant.ts'
import { type HostPage, serveConsole } from '../tools/stack/start-console.ts'
import { stackAddress } from './stack.ts'
import { test as base, type Site } from './story.ts'

export type Shop = {
  /** The host page's own origin, another site than the application's. */
  readonly origin: string
  readonly site: Site
}

type Fixtures = { hostMayLogIn: boolean; shop: Shop; strangerOrigin: string }
type WorkerFixtures = { hostPage: HostPage }

const dist = process.env.ARREDO_DIST ?? fileURLToPath(new URL('../dist', import.meta.url))

export const test = base.extend<Fixtures, WorkerFixtures>({
  hostMayLogIn: [false, { option: true }],

  /** One built console, reachable under every name that ends in localhost. */
  hostPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its parameters
    async ({}, use) => {
      const page = await serveConsole(`${dist}/console`)
      await use(page)
      await page.stop()
    },
    { scope: 'worker' },
  ],

  shop: async ({ hostPage, hostMayLogIn }, use) => {
    const stack = stackAddress()
    const number = randomInt(1_000, 2_000_000_000)
    const origin = `http://shop-${number}.localhost:${hostPage.port}`
    const host = `atlas-${number}.localhost`
    await copyTenant(stack, 'atlas', { number, host, brand: { hostOrigins: [origin], hostMayLogIn } })
    const password = 'kitchen-2026'
    const seller = { userid: 'atlas', username: 'seller', password }
    await use({ origin, site: { url: `http://${host}:${stack.port}`, seller, customer: seller } })
  },

  strangerOrigin: async ({ hostPage }, use) =>
    use(`http://stranger-${randomInt(1_000_000)}.localhost:${hostPage.port}`),

  /** A browser that blocks third-party cookies, as a person would set it. */
  context: async ({ launchOptions, viewport, contextOptions }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'arredo-e2e-'))
    await mkdir(join(folder, 'Default'))
    const preferences = { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } }
    await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences))
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...contextOptions,
      viewport,
    })
    await use(context)
    await context.close()
    await rm(folder, { recursive: true, force: true })
  },
})

export type Heard = { readonly data: unknown; readonly origin: string }

/** The host page with the application in it; every message it hears is kept as it came. */
export async function openShop(page: Page, origin: string, app: string) {
  await page.addInitScript(() => {
    const heard: Heard[] = []
    Object.assign(window, { heard })
    window.addEventListener('message', ({ data, origin }) => heard.push({ data, origin }))
  })
  await page.goto(`${origin}/?app=${encodeURIComponent(app)}`)
  const heard = () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)

  return {
    heard,
    frame: page.frameLocator('arredo-configurator iframe'),

    /** Posts by hand, as a host without the SDK does, and gives back the next message that comes. */
    async ask(message: Readonly<Record<string, unknown>>, target = new URL(app).origin): Promise<unknown> {
      const before = (await heard()).length
      await page.evaluate(
        ({ message, target }) => {
          const frame = document.querySelector('arredo-configurator')?.shadowRoot?.querySelector('iframe')
          frame?.contentWindow?.postMessage(message, target)
        },
        { message, target },
      )
      await page.waitForFunction(
        (count) => (window as unknown as { heard: Heard[] }).heard.length > count,
        before,
        { timeout: 60_000 },
      )
      return (await heard())[before]?.data
    },
  }
}
