import type { BrowserContext, Page } from '@playwright/test'
import { plannerOf } from './planner.ts'
import { expect, goWithin, logIn, storedProject, test } from './story.ts'

const state = (page: Page) => page.locator('[data-save-state]').first()

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
  const isOfTheLine = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/
  noise.splice(0, noise.length, ...noise.filter((line) => !isOfTheLine.test(line)))
})

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
