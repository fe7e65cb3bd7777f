import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { ConfigFile } from '@arredo/contract'
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { copyTenant } from '../tools/stack/copy-tenant.ts'
import type { NewTenant } from '../tools/stack/seed.ts'
import { expectWalked, watchDialogs } from './dialogs-walked.ts'
import { stackAddress } from './stack.ts'

export type Login = { readonly userid: string; readonly username: string; readonly password: string }

/** A brand of its own for every story, so that stories never meet. */
export type Site = { readonly url: string; readonly seller: Login; readonly customer: Login }

type Fixtures = {
  brand: 'atlas' | 'demo'
  record: NonNullable<NewTenant['brand']>
  site: Site
  noise: string[]
  walked: undefined
}

export const test = base.extend<Fixtures>({
  brand: ['atlas', { option: true }],

  /** What differs from the brand. */
  record: [{}, { option: true }],

  site: async ({ brand, record }, use) => use(await newSite(brand, record)),

  /** Every story fails on a console error, an unhandled rejection or a policy report. */
  noise: [
    async ({ context }, use) => {
      const noise: string[] = []
      listenTo(context, noise)
      await use(noise)
      expect(noise, 'the page was quiet').toEqual([])
    },
    { auto: true },
  ],

  /** Who says that a story walks dialogs is held to it. */
  walked: [
    async ({ context }, use, { annotations }) => {
      const names = annotations.flatMap(({ type, description }) =>
        type === 'dialog' && description ? [description] : [],
      )
      const walked = names.length > 0 ? await watchDialogs(context) : []
      await use(undefined)
      expectWalked(walked, names)
    },
    { auto: true },
  ],
})

export { expect }

/** For browsers that a story opens besides its own. */
export function listenTo(context: BrowserContext, noise: string[]): void {
  context.on('page', (page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') noise.push(`console: ${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => noise.push(`error: ${error.stack ?? error.message}`))
    page.on('request', (request) => {
      if (request.url().includes('/policy-reports')) noise.push(`policy report: ${request.postData()}`)
    })
  })
}

/** One more brand, for a story that compares two. */
export async function newSite(brand: Fixtures['brand'], record: Fixtures['record']): Promise<Site> {
  const stack = stackAddress()
  const number = randomInt(1_000, 2_000_000_000)
  const host = `${brand}-${number}.localhost`
  await copyTenant(stack, brand, { number, host, brand: record })
  const password = 'kitchen-2026'
  return {
    url: `http://${host}:${stack.port}`,
    seller: { userid: brand, username: 'seller', password },
    customer: { userid: 'customer', username: 'customer@example.com', password },
  }
}

/** Enters without the form, which has stories of its own. */
export async function logIn(page: Page, site: Site, login: Login = site.seller): Promise<void> {
  await page.context().addCookies([await sessionOf(site, login)])
  await page.goto(`${site.url}/home`)
  await expectWelcome(page)
}

/** The cookie of a session; Node does not resolve *.localhost, so the host is named in the header. */
async function sessionOf({ url }: Site, login: Login) {
  const { hostname, port } = new URL(url)
  const body = JSON.stringify({ ...login, carrier: 'cookie' })
  const headers = { host: hostname, 'content-type': 'application/json' }
  const sent = request({ host: '127.0.0.1', port, path: '/api/auth/login', method: 'POST', headers })
  const [answer] = (await once(sent.end(body), 'response')) as [IncomingMessage]
  answer.resume()
  const [, name = '', value = ''] = /^(\w+)=([\w-]+);/.exec(answer.headers['set-cookie']?.[0] ?? '') ?? []
  expect(answer.statusCode, 'the log in was accepted').toBe(200)
  return { name, value, domain: hostname, path: '/', httpOnly: true, sameSite: 'Lax' as const }
}

/** Where guests are welcome the form opens on request; elsewhere home shows it at once. */
export async function logInByForm(page: Page, site: Site, login: Login = site.seller): Promise<void> {
  await page.goto(`${site.url}/home`)
  await fillLogin(page, login)
  await expectWelcome(page)
}

/** Where one was sent to log in. */
export async function fillLogin(page: Page, login: Login): Promise<void> {
  const userId = page.getByLabel('User id')
  const ask = page.getByRole('button', { name: 'Log in', exact: true })
  await expect(ask).toBeVisible()
  if ((await userId.count()) === 0) await ask.click()
  // Where customers log in too, theirs is the first form.
  const sellers = page.getByRole('button', { name: 'Log in with a user id' })
  await expect(userId.or(sellers)).toBeVisible()
  if (await sellers.isVisible()) await sellers.click()
  await userId.fill(login.userid)
  await page.getByLabel('User name').fill(login.username)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await page.keyboard.press('Enter')
}

/** Behind the question about unsaved work too, which is asked as soon as the answer is there. */
async function expectWelcome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Welcome/, includeHidden: true })).toBeVisible()
}

/** From the next page on the browser is told another configuration than the brand's. */
export async function changeConfig(
  page: Page,
  { url }: Site,
  change: (file: ConfigFile) => ConfigFile,
): Promise<void> {
  await page.goto(`${url}/home`)
  // Not before the page's own guest is known: that answer would take the place of whoever logs in meanwhile.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const file: ConfigFile = await page.evaluate(async () => (await fetch('/config/config.json')).json())
  const json = change(file)
  await page.route('**/config/config.json?*', (route) => route.fulfill({ json }))
}

/** To another address of the application without loading it anew, as its own links do. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Loads the application anew, at its start page: a reload would come back to the project (D-122). */
export async function comeHome(page: Page): Promise<void> {
  await page.goto(new URL('/home', page.url()).href)
}

/** A slow line: what is asked of this address waits until it is let through. */
export async function holdBack(page: Page, address: string): Promise<{ letThrough: () => void }> {
  const gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await gate.promise
    await route.continue()
  })
  return { letThrough: gate.resolve }
}

/** Until the page itself has waited for so long: whatever it meant to do sooner is done, however slow the machine. */
export async function inPageTime(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((time) => new Promise((later) => setTimeout(later, time)), milliseconds)
}

/** Opens a project where it is listed; its menu has its name too. */
export function storedProject(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** Whoever left a project unsaved is asked about it at the next beginning. */
export async function forgetAutosaved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete autosaved project' }).click()
}

/** What the browser itself writes of a request that found no network, or a refusal that was meant. */
export function forgive(noise: string[], meant: RegExp): void {
  noise.splice(0, noise.length, ...noise.filter((line) => !meant.test(line)))
}
