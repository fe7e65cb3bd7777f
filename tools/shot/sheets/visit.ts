import type { App, DialogName } from '@arredo/flows'
import type { Browser, JSHandle, Page } from '@playwright/test'
import { mailsIn } from '../../stack/start-mailbox.ts'
import { goWithin, select } from '../drive-planner.ts'
import { openRoute } from '../open-route.ts'
import { tourSizes } from '../tour.ts'
import { appOf } from './app-in-page.ts'
import { dialogRecipes } from './dialog-recipes.ts'
import type { RouteRecipe } from './route-recipes.ts'
import { type Samples, sampleQuestions } from './sample-questions.ts'

/** A brand of its own to be looked at, in a browser of its own for each who looks. */
export type Site = {
  readonly brand: 'atlas' | 'demo'
  readonly url: string
  readonly mailsFolder: string
}

export async function enter(browser: Browser, { brand, url }: Site, as: RouteRecipe['as']): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: tourSizes.desk, locale: 'en', reducedMotion: 'reduce' },
  })
  context.setDefaultTimeout(45_000)
  const page = await context.newPage()
  const login = { userid: brand, username: 'seller', password: 'kitchen-2026' }
  await openRoute(page, url, '/home', as === 'guest' ? null : login, 0)
  return page
}

/** The plan of the first project there is: a new brand has a sample. */
export async function openSample(page: Page, { url }: Site, { project }: Known): Promise<void> {
  await page.goto(`${url}/configurator2d?project=${project}`)
  await page.getByRole('group', { name: 'Floor plan' }).waitFor()
}

/** A page before which every dialog can be opened. */
export async function prepareDialogs(
  page: Page,
  site: Site,
  known: Known,
): Promise<JSHandle<readonly [App, Samples]>> {
  await openSample(page, site, known)
  await select(page.getByRole('group', { name: 'Floor plan' }), /^Base unit/)
  const app = await appOf(page)
  const samples = await app.evaluateHandle(sampleQuestions)
  return page.evaluateHandle((both) => both, [app, samples] as const)
}

export async function openDialog(page: Page, given: JSHandle<readonly [App, Samples]>, name: DialogName) {
  const opened = given.evaluate(dialogRecipes[name])
  // Answered when the dialog is left; what cannot be asked says so at once.
  await Promise.race([page.locator(`[data-asks=${name}]`).waitFor(), opened.then(() => null)])
  await page.locator(`[data-asks=${name}]`).waitFor()
  opened.catch(() => {})
}

export async function leaveDialogs(page: Page, given: JSHandle<readonly [App, Samples]>): Promise<void> {
  await given.evaluate(([{ dialogs }]) => dialogs.dropAll())
  await page.locator('[data-asks]').waitFor({ state: 'detached' })
}

/** By the words that addresses have in their place. */
export type Known = Readonly<Record<string, string>>

/** What addresses name: whatever there is, and the codes that are mailed. */
export async function learnAddresses(
  page: Page,
  guest: Page,
  { brand, mailsFolder, url }: Site,
): Promise<Known> {
  const app = await appOf(page)
  const [project = '', customer = ''] = await app.evaluate(async ({ ports }) => {
    const projects = await ports.call('projects/list', {})
    const customers = await ports.call('customers/search', {})
    return [
      projects.ok ? String(projects.value.projects[0]?.id ?? '') : '',
      customers.ok ? (customers.value.customers[0]?.code ?? '') : '',
    ]
  })
  const stranger = await appOf(guest)
  await stranger.evaluate(async ({ ports }, name) => {
    await ports.call('auth/askPassword', { email: `seller@${name}.example`, language: 'en' })
    await ports.call('auth/askRegistration', { email: 'dora@example.com', language: 'en' })
  }, brand)
  const links = async () => mailsIn(mailsFolder).flatMap(({ text }) => text.match(/http\S+/g) ?? [])
  const codes: Record<string, string> = { resetpassword: 'unknown', guestregister: 'unknown' }
  // A brand may let no customers in: then nobody is mailed.
  for (let tries = 0; tries < 20 && Object.values(codes).includes('unknown'); tries++) {
    for (const link of await links()) {
      const [, name, code] = /^(?:\S+)\/(resetpassword|guestregister)\/([\w-]+)$/.exec(link) ?? []
      if (link.startsWith(url) && name && code) codes[name] = code
    }
    await page.waitForTimeout(500)
  }
  return { ...codes, project, customer }
}

export async function openPath(
  page: Page,
  { url }: Site,
  { path, isLoaded }: RouteRecipe,
  known: Known,
): Promise<void> {
  const address = path.replace(/:(\w+)/, (_, what: string) => known[what] ?? '')
  if (isLoaded) await page.goto(`${url}${address}`)
  else await goWithin(page, address)
  // The screen is fetched.
  await page.waitForTimeout(800)
  await page.locator('h1, [data-drawing], canvas').first().waitFor()
}
