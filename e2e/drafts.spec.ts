import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { goToPlan } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { totals } from './prices.ts'
import { expect, forgive, goWithin, logIn, type Site, storedProject, test } from './story.ts'

declare const lateness: () => number

const question = (page: Page) => page.getByRole('dialog', { name: 'Autosaved project' })
const state = (page: Page) => page.locator('[data-save-state]').first()

/** Twenty by `npm run e2e:deaths`: each costs a whole visit. */
const deaths = Number(process.env.DEATHS ?? 6)

test('[A-58 part] [D-41] [D-155 part] a page that dies again and again in mid-edit loses a second at most, and no undo', {
  annotation: walks('autosaved'),
}, async ({ page: first, context, site }) => {
  test.slow()
  const moment = momentsFrom(14)
  await context.addInitScript(watchLateness)
  let page = first
  let planner = plannerOf(page)
  let edits = 0
  await logIn(page, site)
  await planner.startRoom()
  await planner.card.press('Enter')
  await expect(planner.total).toContainText(totals.one)

  async function edit(): Promise<number> {
    edits += 1
    await planner.name.fill(`Edit ${edits}`)
    await planner.name.press('Enter')
    return Date.now()
  }

  async function dieInMidEdit(): Promise<{ address: string; mustBeThere: number }> {
    const done: { number: number; at: number }[] = []
    await edit()
    await page.evaluate(() => lateness())
    const end = Date.now() + 1_050 + moment() * 500
    while (Date.now() < end) done.push({ at: await edit(), number: edits })
    // All of one moment in the page: its answer may be long on the way.
    const { said, late, now } = await page.evaluate(() => ({
      said: document.querySelector('[data-save-state]')?.getAttribute('data-save-state') ?? '',
      late: lateness(),
      now: Date.now(),
    }))
    const latest = now - 1_000 - late
    const address = page.url()
    await crash(page)
    // What the screen calls kept is there, however soon; what is older than a second is there, whatever it says.
    const isSaidKept = said === 'keptHere' || said === 'kept'
    const lastOf = (limit: number) => done.findLast(({ at }) => at <= limit)?.number ?? 0
    return { address, mustBeThere: isSaidKept ? edits : lastOf(latest) }
  }

  for (let round = 1; round <= deaths; round++) {
    const { address, mustBeThere } = await dieInMidEdit()
    page = await context.newPage()
    planner = plannerOf(page)
    await page.goto(round % 5 === 1 ? `${site.url}/home` : address)
    if (round === 1) await seeQuestion(page)
    // Its address goes on without a question, unless the browser has not yet noticed that the other page is dead.
    const yes = question(page).getByRole('button', { name: 'Yes', exact: true })
    await expect(yes.or(planner.name)).toBeVisible()
    if (await yes.isVisible()) {
      await yes.press('Enter')
      await expect(planner.name).toBeVisible()
      await goToPlan(page)
    }
    await expect(planner.name).toHaveValue(/^Edit \d+$/)
    const found = Number((await planner.name.inputValue()).slice('Edit '.length))
    expect(found, `round ${round}, after edit ${edits}`).toBeGreaterThanOrEqual(mustBeThere)
    edits = found
  }

  await test.step('its undo goes back beyond the last death, and a save ends the asking', async () => {
    await expect(planner.total).toContainText(totals.one)
    await planner.undo.click()
    await expect(planner.name).toHaveValue(`Edit ${edits - 1}`)
    await page.getByRole('button', { name: 'Redo' }).click()
    await planner.save.click()
    await expect(state(page)).toHaveText(/^Saved/)
    await comeBack(page, site)
    await expect(storedProject(page, `Edit ${edits}`)).toBeVisible()
    await expect(question(page)).toBeHidden()
  })

  await test.step('what is not wanted is deleted, and the project is as it was saved', async () => {
    await storedProject(page, `Edit ${edits}`).click()
    await planner.name.fill('Not wanted')
    await planner.name.press('Enter')
    await expect(state(page)).toHaveText('Draft kept')
    await crash(page)
    page = await context.newPage()
    await page.goto(`${site.url}/home`)
    await expect(question(page)).toContainText('Not wanted')
    await question(page).getByRole('button', { name: 'Delete autosaved project' }).press('Enter')
    await expect(question(page)).toBeHidden()
    await comeBack(page, site)
    await expect(question(page)).toBeHidden()
    await storedProject(page, `Edit ${edits}`).click()
    await expect(plannerOf(page).name).toHaveValue(`Edit ${edits}`)
  })
})

test('[D-52 part] [D-84 part] [D-155 part] a lost answer doubles nothing; offline for two minutes all is kept, counted, and saved on return', async ({
  page,
  context,
  site,
  noise,
}) => {
  test.slow()
  const planner = plannerOf(page)
  const rename = async (name: string) => {
    await planner.name.fill(name)
    await planner.name.press('Enter')
  }
  await logIn(page, site)
  await planner.startRoom()
  await rename('One and no other')

  await test.step('stored, but its answer is lost on the way: the first save, and a later one', async () => {
    for (const name of ['One and no other', 'Renamed']) {
      await rename(name)
      const { lost } = await loseNextAnswer(context, page, '*/api/projects/save')
      await planner.save.click()
      await lost
      await expect(state(page)).toHaveText(/^Saved/)
    }
    await rename('Before')
    await expect(state(page)).toHaveText('Draft kept')
  })

  await test.step('offline: kept here, in true words', async () => {
    await page.clock.install()
    await context.setOffline(true)
    await rename('Offline one')
    await page.clock.fastForward(30_000)
    await expect(state(page)).toHaveText('Offline, 1 change kept on this device')
    await rename('Offline two')
    await rename('Offline three')
    await expect(state(page)).toHaveText('Offline, 3 changes kept on this device')
    await page.clock.fastForward(30_000)
    await expect(state(page)).toHaveText('Offline, 3 changes kept on this device')
    await planner.save.click()
    await page.clock.fastForward(30_000)
    await expect(state(page)).toHaveText('Offline: not saved yet')
    await rename('Offline four')
    await page.clock.fastForward(30_000)
  })

  await test.step('back: saved by itself, with what was done since', async () => {
    await context.setOffline(false)
    await expect(state(page)).toHaveText(/^Saved/)
    await expect(planner.name).toHaveValue('Offline four')
    await planner.undo.click()
    await expect(planner.name).toHaveValue('Offline three')
    await planner.save.click()
    await expect(state(page)).toHaveText(/^Saved/)
    await goWithin(page, '/projects')
    await expect(storedProject(page, 'Offline three')).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^(One and|Renamed|Before|Offline)/ })).toHaveCount(1)
  })
  // The browser itself notes every request that found no network or no answer.
  forgive(noise, /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/)
})

/** At every size, without a barrier; No keeps it for the next time. */
async function seeQuestion(page: Page): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1600, 1000],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(question(page).getByRole('button', { name: 'Yes', exact: true })).toBeInViewport({
      ratio: 1,
    })
    await expectAccessible(page)
  }
  await question(page).getByRole('button', { name: 'No', exact: true }).click()
  await expect(question(page)).toBeHidden()
  await page.reload()
}

/** Home, loaded anew, with the answer that a question would be asked by. */
async function comeBack(page: Page, site: Site): Promise<void> {
  const asked = page.waitForResponse(/\/api\/drafts\/list$/)
  await page.goto(`${site.url}/home`)
  await asked
}

/** The page dies as a whole, without a word to its scripts. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}

/** The server has done what it was asked, and the page never hears of it. */
async function loseNextAnswer(context: BrowserContext, page: Page, urlPattern: string) {
  const session = await context.newCDPSession(page)
  const lost = new Promise<void>((resolve) => {
    session.once('Fetch.requestPaused', async ({ requestId }) => {
      await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      await session.detach()
      resolve()
    })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] })
  return { lost }
}

/** The same moments in every run, each another one. */
function momentsFrom(seed: number): () => number {
  let now = seed
  return () => {
    now = (now * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return now / 4_294_967_296
  }
}

/**
 * How late this machine was at worst since it was asked last, with a timer and a write like a draft's: the product
 * cannot be sooner than that.
 */
function watchLateness(): void {
  if (location.protocol === 'about:') return
  const wait = 350
  let since = performance.now()
  let worst = 0
  const late = () => Math.max(0, performance.now() - since - wait)
  Object.assign(window, {
    lateness: () => {
      const found = Math.max(worst, late())
      worst = 0
      return found
    },
  })
  const opening = indexedDB.open('lateness', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('turn')
  opening.onsuccess = () => turn(opening.result)

  function turn(database: IDBDatabase): void {
    since = performance.now()
    setTimeout(() => {
      const transaction = database.transaction('turn', 'readwrite')
      transaction.objectStore('turn').put(since, 0)
      transaction.oncomplete = () => {
        worst = Math.max(worst, late())
        turn(database)
      }
    }, wait)
  }
}
