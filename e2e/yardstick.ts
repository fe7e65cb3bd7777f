import type { CDPSession, Page } from '@playwright/test'

/**
 * What a piece of work that never changes costs the page's own thread on this machine, in milliseconds: what is held
 * against it says the same on a slow machine as on a fast one.
 */
export async function yardstick(page: Page): Promise<number> {
  const costs: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    const spent = await scriptTime(page)
    await page.evaluate(sortWords)
    costs.push(await spent())
  }
  return Math.min(...costs)
}

/** Our own share of the main thread between two moments, in milliseconds: scripts, without waiting. */
export async function scriptTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const start = await readScriptTime(session)
  return async () => {
    const end = await readScriptTime(session)
    await session.detach()
    return end - start
  }
}

async function readScriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

/** Objects, texts and numbers, as in what a page does itself; in a task, as scripts of a page are counted. */
function sortWords(): Promise<number> {
  return new Promise((done) => {
    setTimeout(() => {
      const words = Array.from({ length: 40_000 }, (_, index) => ({
        place: (index * 7919) % 40_009,
        text: `article ${index}`,
      }))
      words.sort((one, two) => one.place - two.place)
      done(words.map(({ text }) => text.toUpperCase()).join().length)
    })
  })
}
