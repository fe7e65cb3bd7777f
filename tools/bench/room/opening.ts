import { largeHouse } from '@arredo/testing'
import type { Page } from '@playwright/test'
import { type Profile, ProfileReader } from '../drag/profile-reader.ts'
import type { BenchPlanner } from '../with-planner.ts'
import { firstOf } from './first-of.ts'
import { type Judge, megabytes } from './judge.ts'

/** What the mark of the first complete picture says of it: the scene's own counters. */
type Drawn = {
  readonly most: { readonly calls: number; readonly triangles: number }
  readonly textureBytes: number
}

const most = { script: 2000, calls: 250, triangles: 1_000_000, textures: 256 }
const parts = ['code', 'geometry', 'first-frame', 'textures', 'light', 'complete'] as const

/** From the click on a saved project to the first complete picture of its room. */
export async function benchOpening(planner: BenchPlanner, dist: string, judge: Judge): Promise<void> {
  const house = largeHouse({ catalogue: 'KITCHEN', pack: planner.kitchen })
  await planner.save(house)
  await planner.save(firstOf(house, 50, 'Fifty articles'))
  for (const name of ['Fifty articles', house.header.name]) {
    const page = await planner.newPage()
    for (const turn of ['cold', 'warm'] as const) {
      if (turn === 'warm') await page.goto(`${planner.url}/home`)
      const opened = await open(page, name, dist)
      const figure = `open-${name === house.header.name ? 200 : 50}-${turn}`
      judge.say(`${figure} ${opened.parts.map(([part, at]) => `${part} ${at.toFixed(0)}`).join(', ')} ms`)
      if (name !== house.header.name) continue
      judge.hold(
        `${figure}-script`,
        opened.own,
        most.script,
        'ms',
        `beside ${opened.drawing.toFixed(0)} for drawing`,
      )
      judge.hold(`${figure}-calls`, opened.drawn.most.calls, most.calls, 'draw calls')
      judge.hold(`${figure}-triangles`, opened.drawn.most.triangles, most.triangles, 'triangles')
      judge.hold(`${figure}-textures`, megabytes(opened.drawn.textureBytes), most.textures, 'MB')
    }
    await page.context().close()
  }
}

async function open(page: Page, name: string, dist: string) {
  const project = page.getByText(name, { exact: true }).first()
  await project.waitFor()
  // What home fetches ahead is there before anybody clicks.
  await page.waitForTimeout(2500)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await client.send('Profiler.enable')
  await client.send('Profiler.setSamplingInterval', { interval: 250 })
  const now = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    const seconds = (wanted: string) => metrics.find((metric) => metric.name === wanted)?.value ?? 0
    return { script: seconds('ScriptDuration') * 1e3, at: seconds('Timestamp') * 1e6 }
  }
  await page.evaluate(() => {
    performance.clearResourceTimings()
    addEventListener('click', () => performance.mark('bench-click'), { capture: true, once: true })
  })

  const before = await now()
  await client.send('Profiler.start')
  await project.click()
  await page.waitForFunction(() => performance.getEntriesByName('room-complete').length > 0)
  const after = await now()
  const { profile } = (await client.send('Profiler.stop')) as { profile: Profile }
  const { drawing } = new ProfileReader(dist).sharesOf(profile, [[before.at, after.at]])
  const script = after.script - before.script
  const seen = await page.evaluate(timeline, parts)
  await client.detach()
  return {
    parts: seen.parts,
    drawn: seen.detail as Drawn,
    own: script * (1 - (drawing[0] ?? 0)),
    drawing: script * (drawing[0] ?? 0),
  }
}

/** Runs in the page: milliseconds after the click. */
function timeline(parts: readonly string[]) {
  const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN
  const click = at('bench-click')
  const packs = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.startsWith('/packs/'))
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
  const catalogue: [string, number] = ['catalogue', Math.max(click, ...packs) - click]
  const marks = parts.map((part): [string, number] => [part, at(`room-${part}`) - click])
  const complete = performance.getEntriesByName('room-complete').at(-1) as PerformanceMark
  return { parts: [catalogue, ...marks], detail: complete.detail as unknown }
}
