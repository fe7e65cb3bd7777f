import type { Point } from '@arredo/geometry'
import { largeHouse } from '@arredo/testing'
import type { Page } from '@playwright/test'
import { ScriptMeter } from '../drag/script-meter.ts'
import type { BenchPlanner } from '../with-planner.ts'
import type { Judge } from './judge.ts'

const mostOwn = 8
/** To and fro, so often that what is done before the code is compiled weighs as it does in a day's work. */
const [steps, turns] = [40, 4]
/** Beside the house and between the panels. */
const nowhere: Point = [830, 130]

/**
 * Our own script for a frame while the room is turned and while an article is dragged, among 200 of them. What is counted
 * goes from an input until two frames later: never less than the frame that answers it.
 */
export async function benchOrbiting(planner: BenchPlanner, dist: string, judge: Judge): Promise<void> {
  await planner.save(largeHouse({ catalogue: 'KITCHEN', pack: planner.kitchen }))
  const page = await planner.newPage()
  await page.getByText('Large house', { exact: true }).first().click()
  await page.waitForFunction(() => performance.getEntriesByName('room-complete').length > 0)
  // Checks look over the house once it rests.
  await page.waitForTimeout(8000)
  const print = (line: string) => judge.say(line)
  const meter = await ScriptMeter.on(page, { dist, print, explains: judge.explains, mostCalls: null })

  const turned = await pull(page, meter, 'room-orbit', nowhere)
  judge.hold('room-orbit-p95', turned.at(0.95), mostOwn, 'ms of our own script')
  // The first change brings what follows the runs, as in every house that was planned here.
  const from = await someItem(page)
  await page.mouse.down()
  await page.mouse.move(from[0] + 20, from[1] + 20, { steps: 4 })
  await page.mouse.up()
  await page.waitForTimeout(4000)
  const dragged = await pull(page, meter, 'room-drag', await someItem(page))
  judge.hold('room-drag-p95', dragged.at(0.95), mostOwn, 'ms of our own script')
  await page.context().close()
}

async function pull(page: Page, meter: ScriptMeter, name: string, [x, y]: Point) {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 6, y + 6)
  const ways = Array.from(
    { length: steps * turns },
    (_, step) => steps / 2 - Math.abs((step % steps) - steps / 2),
  )
  const own = await meter.measure(name, ways, (way) =>
    meter.step(() => page.mouse.move(x + 8 + 3 * way, y + 8 + way)),
  )
  await page.mouse.up()
  return own
}

/** Where the cursor says that there is something to be taken hold of. */
async function someItem(page: Page): Promise<Point> {
  const room = page.getByRole('application', { name: 'Room in 3D' })
  for (let y = 480; y < 850; y += 37) {
    for (let x = 520; x < 1180; x += 43) {
      await page.mouse.move(x, y)
      if ((await room.evaluate((element) => element.style.cursor)) === 'pointer') return [x, y]
    }
  }
  throw new Error('There is nothing to be seen in the room')
}
