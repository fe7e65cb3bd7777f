import { largeHouse } from '@arredo/testing'
import type { CDPSession, Page } from '@playwright/test'
import type { BenchPlanner } from '../with-planner.ts'
import { firstOf } from './first-of.ts'
import { type Judge, megabytes } from './judge.ts'

/** What opening it the first times leaves behind for the next is no leak. */
const warmUp = 5
const turns = 50
const mostGrowth = 1.1

/** A room of 50 articles is opened in 3D and left again, fifty times: memory stays as it was. */
export async function benchMemory(planner: BenchPlanner, _: string, judge: Judge): Promise<void> {
  const name = 'Opened and closed'
  const house = largeHouse({ catalogue: 'KITCHEN', pack: planner.kitchen })
  await planner.save(firstOf(house, 50, name))
  const page = await planner.newPage()
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  await page.getByText(name, { exact: true }).first().click()
  await openAndClose(page, warmUp)
  const before = await held(client)
  await openAndClose(page, turns)
  const after = await held(client)
  judge.say(
    `room-memory ${megabytes(before.heap).toFixed(1)} MB of heap before, ${megabytes(after.heap).toFixed(1)} after ${turns}`,
  )
  judge.hold('room-memory-heap', after.heap / before.heap, mostGrowth, 'of the heap before')
  judge.hold('room-memory-nodes', after.nodes / before.nodes, mostGrowth, 'of the nodes before')
  await page.context().close()
}

async function openAndClose(page: Page, times: number): Promise<void> {
  const view = page.getByRole('group', { name: 'View' })
  for (let turn = 0; turn < times; turn++) {
    const since = await page.evaluate(() => performance.now())
    await view.getByRole('button', { name: '3D' }).click()
    await page.waitForFunction(
      (start) => (performance.getEntriesByName('room-complete').at(-1)?.startTime ?? 0) > start,
      turn === 0 ? 0 : since,
    )
    await view.getByRole('button', { name: '2D' }).click()
    await page.getByRole('group', { name: 'Floor plan' }).waitFor()
  }
}

async function held(client: CDPSession) {
  for (let turn = 0; turn < 3; turn++) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find((metric) => metric.name === wanted)?.value ?? Number.NaN
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') }
}
