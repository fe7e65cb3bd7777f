import { largeHouse } from '@arredo/testing'
import type { CDPSession, Page } from '@playwright/test'
import type { BenchPlanner } from '../with-planner.ts'
import { firstOf } from './first-of.ts'
import { type Judge, megabytes } from './judge.ts'
import { objectBytes } from './object-bytes.ts'

/** What opening it the first times leaves behind for the next is no leak. */
const warmUp = 5
const turns = 50
const mostGrowth = 1.1
/** A view that was just left may be kept until the next one is: the least of so many looks counts. */
const looks = 4

/** A room of 50 articles is opened in 3D and left again, fifty times: memory stays as it was. */
export async function benchMemory(planner: BenchPlanner, _: string, judge: Judge): Promise<void> {
  const name = 'Opened and closed'
  const house = largeHouse({ catalogue: 'KITCHEN', pack: planner.kitchen })
  await planner.save(firstOf(house, 50, name))
  const page = await planner.newPage()
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  await page.getByText(name, { exact: true }).first().click()
  await page.waitForFunction(() => performance.getEntriesByName('room-complete').length > 0)
  await showPlan(page)
  await openAndClose(page, warmUp)
  const before = await held(page, client)
  await openAndClose(page, turns - looks)
  const after = await held(page, client)
  const mb = (bytes: number) => megabytes(bytes).toFixed(1)
  judge.say(
    `room-memory ${mb(before.heap)} MB of heap before, ${mb(after.heap)} after ${turns}, machine code with it`,
  )
  judge.say(
    `room-memory ${mb(before.objects)} MB of objects before, ${mb(after.objects)} after; ${before.nodes} and ${after.nodes} nodes`,
  )
  judge.hold('room-memory-heap', after.objects / before.objects, mostGrowth, 'of the objects before')
  judge.hold('room-memory-nodes', after.nodes / before.nodes, mostGrowth, 'of the nodes before')
  await page.context().close()
}

const viewButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'View' }).getByRole('button', { name })

async function showPlan(page: Page): Promise<void> {
  await viewButton(page, '2D').click()
  await page.getByRole('group', { name: 'Floor plan' }).waitFor()
}

async function openAndClose(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    const since = await page.evaluate(() => performance.now())
    await viewButton(page, '3D').click()
    await page.waitForFunction(
      (start) => (performance.getEntriesByName('room-complete').at(-1)?.startTime ?? 0) > start,
      since,
    )
    await showPlan(page)
  }
}

async function held(page: Page, client: CDPSession) {
  const nodes: number[] = []
  let heap = 0
  for (let look = 0; look < looks; look++) {
    await openAndClose(page, 1)
    for (let turn = 0; turn < 3; turn++) await client.send('HeapProfiler.collectGarbage')
    const { metrics } = await client.send('Performance.getMetrics')
    const value = (wanted: string) => metrics.find((metric) => metric.name === wanted)?.value ?? Number.NaN
    heap = value('JSHeapUsedSize')
    nodes.push(value('Nodes'))
  }
  return { heap, nodes: Math.min(...nodes), objects: await objectBytes(client) }
}
