import type { Point } from '@arredo/geometry'
import { largeHouse } from '@arredo/testing'
import type { Page } from '@playwright/test'
import { ScriptMeter } from '../drag/script-meter.ts'
import type { BenchPlanner } from '../with-planner.ts'
import type { Judge } from './judge.ts'

const mostOwn = 8
/** What they cost depends on where they stand: at a corner of a run, within one, alone. */
const items = 4
/** To and fro, so often that what is done before the code is compiled weighs as it does in a day's work. */
const [steps, turns] = [40, 2]
const toAndFro = Array.from(
  { length: steps * turns },
  (_, step) => steps / 2 - Math.abs((step % steps) - steps / 2),
)
/** Beside the house and between the panels. */
const nowhere: Point = [830, 130]

/**
 * Our own script for a frame while the room is turned and while an article is dragged, among 200 of them. Every frame
 * counts that an input makes us work in; the dearest of each input is told beside it. Nothing is rasterised: in software
 * that takes half a second on all cores, in which nobody can tell whose time passes.
 */
export async function benchOrbiting(planner: BenchPlanner, dist: string, judge: Judge): Promise<void> {
  await planner.save(largeHouse({ catalogue: 'KITCHEN', pack: planner.kitchen }))
  const page = await planner.newPage()
  await rasterNothing(page)
  await page.getByText('Large house', { exact: true }).first().click()
  await page.waitForFunction(() => performance.getEntriesByName('room-complete').length > 0)
  // Checks look over the house once it rests.
  await page.waitForTimeout(8000)
  const print = (line: string) => judge.say(line)
  const meter = await ScriptMeter.on(page, {
    dist,
    print,
    explains: judge.explains,
    mostCalls: null,
    byFrame: true,
  })

  const turned = await meter.measure(
    'room-orbit',
    toAndFro,
    pulled(page, meter, () => takeNowhere(page)),
  )
  judge.hold('room-orbit-p95', turned.at(0.95), mostOwn, 'ms of our own script')
  // The first change brings what follows the runs, as in every house that was planned here.
  await takeItem(page, 0)
  await page.mouse.up()
  await page.waitForTimeout(4000)
  const ways = Array.from({ length: items }, () => toAndFro).flat()
  const dragged = await meter.measure(
    'room-drag',
    ways,
    pulled(page, meter, (turn) => takeItem(page, turn)),
  )
  judge.hold('room-drag-p95', dragged.at(0.95), mostOwn, 'ms of our own script')
  await page.context().close()
}

/** Takes hold at the first step of a way, and lets go at its last. */
function pulled(page: Page, meter: ScriptMeter, takeHold: (turn: number) => Promise<Point>) {
  let [step, x, y] = [0, 0, 0]
  return async (way: number) => {
    if (step % toAndFro.length === 0) {
      ;[x, y] = await takeHold(step / toAndFro.length)
    }
    await meter.step(() => page.mouse.move(x + 8 + 3 * way, y + 8 + way))
    step++
    if (step % toAndFro.length === 0) await page.mouse.up()
  }
}

async function takeNowhere(page: Page): Promise<Point> {
  await page.mouse.move(...nowhere)
  await page.mouse.down()
  return nowhere
}

/** Everything is submitted to WebGL but the order to draw, which is counted. */
async function rasterNothing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const orders = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const
    window.orders = 0
    for (const order of orders) {
      WebGL2RenderingContext.prototype[order] = () => void window.orders++
    }
  })
}

declare global {
  interface Window {
    orders: number
  }
}

const ordersOf = (page: Page) => page.evaluate(() => window.orders)

/** Takes hold of the next thing that follows the pointer, from left to right. */
async function takeItem(page: Page, turn: number): Promise<Point> {
  const room = page.getByRole('application', { name: 'Room in 3D' })
  for (let x = 520 + (turn * 660) / items; x < 1180; x += 43) {
    for (let y = 480; y < 850; y += 37) {
      await page.mouse.move(x, y)
      if ((await room.evaluate((element) => element.style.cursor)) !== 'pointer') continue
      await page.mouse.down()
      if (await isFollowing(page, [x, y])) return [x, y]
      await page.keyboard.press('Escape')
      await page.mouse.up()
    }
  }
  throw new Error('Nothing in the room follows the pointer')
}

/** What is held by a neighbour or a wall does not. */
async function isFollowing(page: Page, [x, y]: Point): Promise<boolean> {
  for (const way of [20, 14, 8]) {
    const before = await ordersOf(page)
    await page.mouse.move(x + 3 * way, y + way)
    await page.waitForTimeout(400)
    if ((await ordersOf(page)) === before) return false
  }
  return true
}
