import type { ConfigFile } from '@arredo/contract'
import type { Browser, Page } from '@playwright/test'
import { plannerOf, skipLook } from './planner.ts'
import { changeConfig, expect, goWithin, type Login, listenTo, logIn, type Site, test } from './story.ts'

const password = 'kitchen-2026'
const people: Readonly<Record<string, Login | null>> = {
  'a guest': null,
  'a customer': { userid: 'customer', username: 'customer@example.com', password },
  // Of type 1, without any module.
  'a newcomer': { userid: 'atlas', username: 'newcomer', password },
  // Both with the modules RENDER, JOB and PACKAGE; a supervisor may change catalogues (D-89).
  'a supervisor of type 1': { userid: 'atlas', username: 'admin', password },
  'a seller of type 6': { userid: 'atlas', username: 'seller', password },
}

/**
 * What the rail shows, written by hand: with no project, with a new one, with a name for it, with one article in it,
 * and when it is saved, which a guest may not here.
 */
const rails: Readonly<Record<'base' | 'atlas', Readonly<Record<string, readonly string[]>>>> = {
  base: {
    'a guest': [
      '',
      'Search',
      'Search, Configurator 3D, Configurator 2D',
      'Search, Configurator 3D, Configurator 2D',
    ],
    'a customer': [
      'Projects',
      'Projects, Search',
      'Projects, Search, Offer, Summary, Customer info, Configurator 3D, Configurator 2D',
      'Projects, Search, Offer, Summary, Customer info, Configurator 3D, Configurator 2D',
      'Projects, Search, Offer, Summary, Customer info, Configurator 3D, Configurator 2D',
    ],
    'a newcomer': [
      'Projects, Customers, Logs',
      'Projects, Customers, Search, Logs',
      'Projects, Customers, Search, Offer, Summary, Customer info, Logs, Configurator 3D, Configurator 2D',
      'Projects, Customers, Search, Offer, Summary, Customer info, Logs, Configurator 3D, Configurator 2D',
      'Projects, Customers, Search, Offer, Summary, Project log, Customer info, Logs, Configurator 3D, Configurator 2D',
    ],
    'a supervisor of type 1': [
      'Projects, Customers, Logs, Render farm, Catalogues',
      'Projects, Customers, Search, Logs, Render farm, Catalogues, Photograph',
      'Projects, Customers, Search, Offer, Summary, Customer info, Logs, Configurator 3D, Jobs off, Configurator 2D, Render farm, Package off, Catalogues, Photograph',
      'Projects, Customers, Search, Offer, Summary, Customer info, Logs, Configurator 3D, Jobs, Configurator 2D, Render farm, Package, Catalogues, Photograph',
      'Projects, Customers, Search, Offer, Summary, Project log, Customer info, Logs, Configurator 3D, Jobs, Configurator 2D, Render farm, Package, Catalogues, Photograph',
    ],
    'a seller of type 6': [
      'Projects, Customers, Logs, Configurator wizard, Render farm',
      'Projects, Customers, Search, Logs, Configurator wizard, Render farm, Photograph',
      'Projects, Customers, Search, Offer, Summary, Customer info, Logs, Configurator 3D, Jobs off, Configurator 2D, Configurator wizard, Render farm, Package off, Photograph',
      'Projects, Customers, Search, Offer, Summary, Customer info, Logs, Configurator 3D, Jobs, Configurator 2D, Configurator wizard, Render farm, Package, Photograph',
      'Projects, Customers, Search, Offer, Summary, Project log, Customer info, Logs, Configurator 3D, Jobs, Configurator 2D, Configurator wizard, Render farm, Package, Photograph',
    ],
  },
  atlas: {
    'a customer': [
      'Projects',
      'Projects, Models, Planner',
      'Projects, Models, Planner, Offer, Summary',
      'Projects, Models, Planner, Offer, Summary',
      'Projects, Models, Planner, Offer, Summary',
    ],
    'a newcomer': [
      'Projects, Customers, Logs',
      'Projects, Customers, Models, Planner, Logs',
      'Projects, Customers, Models, Planner, Offer, Summary, Logs',
      'Projects, Customers, Models, Planner, Offer, Summary, Logs',
      'Projects, Customers, Models, Planner, Offer, Summary, Logs',
    ],
    'a supervisor of type 1': [
      'Projects, Customers, Logs, Catalogues',
      'Projects, Customers, Models, Planner, Logs, Catalogues, Photograph',
      'Projects, Customers, Models, Planner, Offer, Jobs off, Summary, Logs, Catalogues, Photograph',
      'Projects, Customers, Models, Planner, Offer, Jobs, Summary, Logs, Catalogues, Photograph',
      'Projects, Customers, Models, Planner, Offer, Jobs, Summary, Logs, Catalogues, Photograph',
    ],
    'a seller of type 6': [
      'Projects, Customers, Logs',
      'Projects, Customers, Models, Planner, Logs, Photograph',
      'Projects, Customers, Models, Planner, Offer, Jobs off, Summary, Logs, Customer, Photograph',
      'Projects, Customers, Models, Planner, Offer, Jobs, Summary, Logs, Customer, Photograph',
      'Projects, Customers, Models, Planner, Offer, Jobs, Summary, Logs, Customer, Project log, Photograph',
    ],
  },
}

const railOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The entries as they are read; `off` is one that is there and leads nowhere. */
async function shownIn(page: Page): Promise<string> {
  const entries = await railOf(page).getByRole('list').getByRole('listitem').all()
  const names = entries.map(async (entry) => {
    const isOff = (await entry.locator('[aria-disabled=true]').count()) > 0
    return ((await entry.textContent()) ?? '').trim() + (isOff ? ' off' : '')
  })
  return (await Promise.all(names)).join(', ')
}

/** The rail as a project grows, in the room in 3D from its beginning on. */
async function walk(page: Page, site: Site, login: Login | null, rails: readonly string[]): Promise<void> {
  const shown = () => shownIn(page)
  const [none, begun, named, furnished, saved] = rails
  const planner = plannerOf(page)
  if (login) await logIn(page, site, login)
  else await page.goto(`${site.url}/home`)
  const begin = page.getByRole('button', { name: login ? 'New project' : 'Start planning' })
  await expect(begin).toBeVisible()
  await goWithin(page, '/inspiration')
  await expect.poll(shown).toBe(none)

  await goWithin(page, '/home')
  await begin.click()
  await skipLook(page)
  await expect(planner.card).toBeVisible()
  // A new project begins in its room; the button belongs to the address of the room.
  await goWithin(page, '/configurator3d')
  await expect.poll(shown).toBe(begun)
  // Once more where it went to the field of the address before, which is shown until the next one is.
  await expect(async () => {
    await planner.name.fill('Mill Lane 4')
    await planner.name.press('Enter')
    await expect.poll(shown, { timeout: 5_000 }).toBe(named)
  }).toPass()
  await planner.card.press('Enter')
  await expect.poll(shown).toBe(furnished)
  if (saved === undefined) return

  await planner.save.click()
  await expect(page.locator('[data-save-state=saved]')).toBeVisible()
  await expect.poll(shown).toBe(saved)
}

type Story = { readonly browser: Browser; readonly noise: string[]; readonly site: Site }

/** Each in a browser of their own. */
async function everybody(
  shell: 'base' | 'atlas',
  { browser, noise, site }: Story,
  also: (page: Page, who: string) => Promise<void>,
): Promise<void> {
  for (const [who, states] of Object.entries(rails[shell]))
    await test.step(who, async () => {
      const context = await browser.newContext()
      listenTo(context, noise)
      const page = await context.newPage()
      if (shell === 'base' && who === 'a seller of type 6') await changeConfig(page, site, withClosets)
      await walk(page, site, people[who] ?? null, states)
      await also(page, who)
      await context.close()
    })
}

/** The brand has an engine for closets, which none of ours has yet. */
const withClosets = (file: ConfigFile) => ({ ...file, closetTool: { multipleClosetsEngine: 'closets' } })

const plain = { selectRoom: false, customerAssignment: false }

test.describe('base', () => {
  test.use({ record: { ...plain, screens: 'base', isguest: true } })

  test('[A-10, A-129, A-12 part, A-125 part, A-126 part, A-127 part, A-128 part] what everybody sees of the base navigation as a project grows, and who finds settings', async ({
    browser,
    noise,
    site,
  }) => {
    test.slow()
    await everybody('base', { browser, noise, site }, async (page, who) => {
      const settings = page.getByRole('menuitem', { name: 'Settings' })
      await railOf(page)
        .getByRole('button', { name: /^Account of / })
        .click()
      await expect(page.getByRole('menuitem', { name: 'About' })).toBeVisible()
      await expect(settings).toHaveCount(who === 'a guest' ? 0 : 1)
      if (who === 'a guest') return
      await settings.click()
      await expect(page).toHaveURL(/\/usersettings$/)
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    })
  })
})

/** What is lit at each address. */
const lit: Readonly<Record<string, string>> = {
  configurator: 'Planner',
  configurator2d: 'Planner',
  itemsearch: 'Models',
  offerview: 'Offer',
  jobview: 'Jobs',
  summary: 'Summary',
  logs: 'Logs',
  customerinfo: 'Customer',
  projectlog: 'Project log',
  configurator3d: 'Planner',
}

test.describe('atlas', () => {
  test.use({ record: { ...plain, screens: 'atlas' } })

  test('[A-11, A-12 part] what everybody sees at the side of a brand as a project grows, where it is lit, where a photograph is offered and to whom, and the way to help', async ({
    browser,
    noise,
    site,
  }) => {
    test.slow()
    await everybody('atlas', { browser, noise, site }, async (page, who) => {
      if (who !== 'a seller of type 6') return
      const current = railOf(page).locator('[aria-current=page]')
      const photograph = railOf(page).getByRole('button', { name: 'Photograph' })
      for (const [address, label] of Object.entries(lit)) {
        await goWithin(page, `/${address}`)
        await expect(current, address).toHaveText(label)
        await expect(photograph, address).toHaveCount(address === 'configurator3d' ? 1 : 0)
      }
      await page
        .context()
        .route('https://support.atlas.example/**', (route) => route.fulfill({ body: 'Ask us' }))
      const opening = page.context().waitForEvent('page')
      await railOf(page).getByRole('link', { name: 'Help' }).click()
      const help = await opening
      await expect(help).toHaveURL('https://support.atlas.example/')
      await expect(help.getByText('Ask us')).toBeVisible()
      await expect(page).toHaveURL(/\/configurator3d/)
    })
  })
})
