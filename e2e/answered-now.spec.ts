import { plannerOf } from './planner.ts'
import { bare } from './prices.ts'
import { expect, logIn, test } from './story.ts'
import { yardstick } from './yardstick.ts'

// What an oak front costs more on a cabinet of 294.02, see prices.ts.
const oakOnOne = /^\+\s€36\.60$/
const oakOnTwo = /^\+\s€73\.20$/

test('a choice is answered at once; what is possible and what it costs comes from a worker', async ({
  browser,
  page,
  site,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.withoutFollowers()
  await planner.card.focus()
  await page.keyboard.press('Enter')
  const front = (name: string) => planner.option('Front colour', name)
  const handle = (name: string) => planner.option('Handle', name)
  const carcass = (name: string) => planner.option('Carcass finish', name)
  await expect(front('Oak veneer')).toHaveAccessibleDescription(oakOnOne)

  // Three own choices: what each of them could still be the page alone does not know, the worker strikes the rest.
  await handle('Knob').click()
  await carcass('Oak').click()
  await front('Oak veneer').click()
  await expect(handle('Grip profile')).toHaveAccessibleDescription('Not possible now')
  await expect(carcass('Light grey')).toHaveAccessibleDescription('Not possible now')
  await expect(handle('Push to open')).toHaveAccessibleDescription(/€/)

  const longest: number[] = []
  for (const name of ['Graphite', 'White', 'Sand', 'Sage', 'White']) {
    await browser.startTracing(page, { categories: ['toplevel'] })
    await front(name).click()
    await expect(front(name)).toBeChecked()
    await expect(front(name === 'White' ? 'Sage' : 'White')).toHaveAccessibleDescription(/€/)
    longest.push(longestTask(await browser.stopTracing()))
  }
  const [, , usual = Number.NaN] = longest.toSorted((one, two) => one - two)
  const work = await yardstick(page)
  const told = `longest tasks: ${longest.join(', ')} ms; the yardstick: ${work} ms`
  expect(usual, told).toBeGreaterThan(0)
  expect(usual / work, told).toBeLessThan(3)

  const workers = page.workers().map((worker) => worker.url())
  expect(workers).toEqual([expect.stringMatching(/\/assets\/engine-worker-[^/]+\.js$/)])
  // The page would have to fetch the engine's questions itself if it did without a worker.
  expect(requested.filter((url) => url.includes('/answer-questions-'))).toEqual([])
})

test('without a worker, too, a choice for the whole project tells what it costs there', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.withoutFollowers()
  for (const total of [bare.one, bare.two]) {
    await planner.card.focus()
    await page.keyboard.press('Enter')
    await expect(planner.total).toContainText(total)
  }
  await planner.selectNothing()
  const oak = page
    .getByRole('region', { name: 'For the whole project' })
    .getByRole('radiogroup', { name: 'Front colour' })
    .getByRole('radio', { name: 'Oak veneer' })
  await expect(oak).toHaveAccessibleDescription(oakOnTwo)
  await oak.click()
  await expect(planner.total).toContainText(bare.bothInOak)
  expect(page.workers()).toEqual([])
})

type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds the thread itself was at work: a machine busy with others does not count as ours. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The most that one task took of the page's own thread, in milliseconds. */
function longestTask(trace: Buffer): number {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString('utf8'))
  const pageThreads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => {
    const isOurs = pageThreads.some((thread) => thread.pid === pid && thread.tid === tid)
    return isOurs && name.endsWith('RunTask')
  })
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
