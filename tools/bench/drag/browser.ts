import { openPack } from '@arredo/catalogue'
import { type Point, shellOf } from '@arredo/geometry'
import { withFollowers } from '@arredo/planning'
import { largeHouse } from '@arredo/testing'
import type { Page } from '@playwright/test'
import { kitchenPack } from '../../pricing/kitchen-pack.ts'
import { withPlanner } from '../with-planner.ts'
import { ScriptMeter } from './script-meter.ts'

export type PageBench = {
  /** What was built to be shipped: `dist`, or another folder. */
  readonly dist: string
  readonly print: (line: string) => void
  /** Says of every figure which functions it is made of. */
  readonly explains: boolean
  /** One of the two views alone; both without it. */
  readonly view: string | undefined
  /** By figure; given, calls are counted instead of milliseconds. */
  readonly mostCalls: ReadonlyMap<string, number> | null
}

/** What a step costs on the page itself: our scripts and React's, beside layout, paint and what WebGL draws. */
export function benchPageDrags(bench: PageBench): Promise<void> {
  return withPlanner(bench.dist, async ({ kitchen, save, newPage }) => {
    const document = largeHouse({ catalogue: 'KITCHEN', pack: kitchen })
    // With what follows the runs, as in every house that was planned here: else each step would bring all of it.
    await save(withFollowers(document, new Map([['KITCHEN', openPack(await kitchenPack())]])))
    const page = await newPage()
    await page.getByText('Large house').first().click()
    await page.getByRole('application', { name: 'Room in 3D' }).waitFor()
    if (bench.view !== 'room') await benchPlan(page, bench, placesOnPlan(document))
    if (bench.view !== 'plan') await benchRoom(page, bench)
  })
}

type Places = { readonly items: readonly Point[]; readonly wall: Point }

/** One free-standing article of each room after the other, so that no number of one lies over the next. */
function placesOnPlan(document: ReturnType<typeof largeHouse>): Places {
  const free = Object.values(document.rows).flatMap((row) =>
    row.kind === 'article' && row.placement?.seat.on === 'floor' ? [row.placement.at] : [],
  )
  const wall = shellOf(document).wall('wall-5')
  if (!wall) throw new Error('The house lacks a wall')
  const inTurns = [0, 4, 1].flatMap((first) => free.filter((_, index) => index % 5 === first))
  return {
    items: inTurns.map(([x, y]): Point => [x + 200, y - 200]),
    // Beside its window, and clear of the number that stands on its middle once it is selected.
    wall: [wall.from[0] + 5200, wall.from[1]],
  }
}

const planMoves = 120
const roomMoves = 40
/** A spot of the canvas beside the house and between the panels. */
const nowhere: Point = [830, 130]

async function benchPlan(page: Page, bench: PageBench, places: Places): Promise<void> {
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: '2D' }).click()
  const plan = page.getByRole('group', { name: 'Floor plan' })
  await plan.waitFor()
  await page.waitForTimeout(4000)
  const pixels = (point: Point) =>
    plan.evaluate(
      (element, [x, y]) => {
        const matrix = (element as unknown as SVGSVGElement).getScreenCTM()
        const at = new DOMPoint(x, -y).matrixTransform(matrix ?? undefined)
        return [at.x, at.y] as const
      },
      [...point] as [number, number],
    )
  const items = await Promise.all(places.items.map(pixels))
  const [first = [0, 0]] = items
  const meter = await ScriptMeter.on(page, bench)

  await measureSelecting(page, meter, 'plan-select', items)
  await pressAlone(page, meter, first)
  await measureArrows(page, meter, 'plan-arrow', 40)
  await drag(page, meter, 'plan-drag', first, planMoves)
  const wall = await selectWall(page, () => pixels(places.wall))
  await drag(page, meter, 'plan-wall-drag', wall, planMoves)
}

async function benchRoom(page: Page, bench: PageBench): Promise<void> {
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: '3D' }).click()
  const room = page.getByRole('application', { name: 'Room in 3D' })
  await room.waitFor()
  await page.waitForTimeout(8000)
  const items = await itemsInRoom(page)
  const [first = [0, 0]] = items
  const meter = await ScriptMeter.on(page, bench)

  await meter.measure('room-hover', items, ([x, y]) => meter.step(() => page.mouse.move(x, y)))
  await measureSelecting(page, meter, 'room-select', items.slice(0, 30))
  // By its name: what is seen here may sit on a wall along which it cannot go.
  await page.locator('[data-item-row="row-12"]').click()
  await room.focus()
  await measureArrows(page, meter, 'room-arrow', 20)
  await drag(page, meter, 'room-drag', first, roomMoves)
}

/** Where the cursor says that there is something to be taken hold of, far from one another. */
async function itemsInRoom(page: Page): Promise<readonly Point[]> {
  const room = page.getByRole('application', { name: 'Room in 3D' })
  const found: Point[] = []
  for (let y = 250; y < 850; y += 23) {
    for (let x = 420; x < 1180; x += 31) {
      await page.mouse.move(x, y)
      if ((await room.evaluate((element) => element.style.cursor)) === 'pointer') found.push([x, y])
    }
  }
  if (found.length === 0) throw new Error('There is nothing to be seen in the room')
  const stride = Math.ceil(found.length / 2) - 1
  return Array.from({ length: roomMoves }, (_, turn) => found[(turn * stride) % found.length] ?? [0, 0])
}

async function measureSelecting(page: Page, meter: ScriptMeter, name: string, items: readonly Point[]) {
  const selected = new Set<string | undefined>()
  await meter.measure(name, items, async (item) => {
    await press(page, meter, item)
    selected.add(await selectedRow(page))
  })
  if (selected.size < 2) throw new Error(`${name} selected nothing`)
}

function selectedRow(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => document.querySelector<HTMLElement>('[data-item-row][aria-pressed="true"]')?.dataset.itemRow,
  )
}

async function measureArrows(page: Page, meter: ScriptMeter, name: string, count: number) {
  const keys = Array.from({ length: count }, (_, turn) => (turn % 10 < 6 ? 'ArrowRight' : 'ArrowLeft'))
  await meter.measure(name, keys, (key) => meter.step(() => page.keyboard.press(key)))
  await takeBack(page, name)
}

async function press(page: Page, meter: ScriptMeter, [x, y]: Point): Promise<void> {
  await page.mouse.move(x, y)
  await meter.step(async () => {
    await page.mouse.down()
    await page.mouse.up()
  })
}

/** With nothing selected before: its numbers might lie over what is pressed. */
async function pressAlone(page: Page, meter: ScriptMeter, at: Point): Promise<void> {
  await page.mouse.click(...nowhere)
  await press(page, meter, at)
}

/** A wall must be selected before it can be taken hold of, and seen so large that its numbers do not cover it. */
async function selectWall(page: Page, where: () => Promise<Point>): Promise<Point> {
  const [x, y] = await where()
  await page.mouse.click(...nowhere)
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -500)
  await page.waitForTimeout(1000)
  await page.mouse.click(...(await where()))
  // Long enough that the next press is no second click.
  await page.waitForTimeout(1000)
  return where()
}

async function drag(page: Page, meter: ScriptMeter, name: string, [x, y]: Point, moves: number) {
  if (!name.includes('wall')) await page.mouse.click(...nowhere)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 6, y + 6)
  const ways = Array.from({ length: moves }, (_, move) => (move < moves / 2 ? move : moves - move))
  await meter.measure(name, ways, (way) => meter.step(() => page.mouse.move(x + 8 + way, y + 8 + way / 2)))
  await page.mouse.up()
  await takeBack(page, name)
}

/** A figure of something that did not happen is none: whatever moves ends in the document, and is undone again. */
async function takeBack(page: Page, name: string): Promise<void> {
  const undo = undoButton(page)
  if (await undo.isDisabled()) throw new Error(`${name} moved nothing`)
  while (await undo.isEnabled()) await undo.click()
}

function undoButton(page: Page) {
  return page.getByRole('button', { name: /^Undo/ })
}
