import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserFlags, chromiumPath } from './browser.ts'
import { projectRoot } from './project-files.ts'
import { runCommand } from './ship/run-command.ts'
import { openRoute } from './shot/open-route.ts'
import { startStack } from './stack/start-stack.ts'

type Picture = {
  readonly name: string
  readonly size: { readonly width: number; readonly height: number }
  /** Brings a seller who has just logged in to what the picture shows. */
  readonly arrange?: (page: Page) => Promise<void>
}

const wide = { width: 1600, height: 1000 }
const seller = { userid: 'atlas', username: 'seller', password: 'kitchen-2026' }

/** `npm run pictures`: the pictures of README and docs, from the sources as they are. */
const pictures: readonly Picture[] = [
  { name: 'planner-3d', size: wide, arrange: (page) => furnish(page, 'Kitchen at the window', 5) },
  { name: 'planner-2d', size: wide, arrange: drawPlan },
  {
    name: 'phone',
    size: { width: 390, height: 844 },
    arrange: (page) => furnish(page, 'Holiday flat', 3),
  },
  { name: 'home', size: wide },
  {
    name: 'projects',
    size: wide,
    arrange: (page) => page.getByRole('link', { name: 'All projects' }).click(),
  },
]

const build = mkdtempSync(join(tmpdir(), 'arredo-pictures-'))
await runCommand(process.execPath, ['tools/build.ts', '--out', build], {
  cwd: projectRoot,
  limitSeconds: 120,
})
const stack = await startStack({
  database: `arredo_pictures_${process.pid}`,
  fresh: true,
  durable: false,
  webFolder: join(build, 'web'),
  logLevel: 'warn',
})
const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserFlags })
try {
  const folder = `${projectRoot}docs/images`
  mkdirSync(folder, { recursive: true })
  for (const { name, size, arrange } of pictures) {
    const page = await browser.newPage({ viewport: wide, locale: 'en', reducedMotion: 'reduce' })
    await openRoute(page, `http://atlas.localhost:${stack.port}`, '/home', seller, 0)
    await arrange?.(page)
    await page.setViewportSize(size)
    // The stream of events never lets the network be idle.
    await page.waitForTimeout(2_500)
    await page.screenshot({ path: `${folder}/${name}.png` })
    console.log(`docs/images/${name}.png`)
    await page.close()
  }
} finally {
  await browser.close()
  await stack.stop()
  rmSync(build, { recursive: true, force: true })
}

/** A small room, cabinets along its wall, every second front of oak; saved, so that the lists have something to show. */
async function furnish(page: Page, name: string, cabinets: number): Promise<void> {
  await page.getByRole('button', { name: 'New project' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Room design' })
  for (const [side, length] of Object.entries({ Width: '3600', Depth: '2800', 'Wall height': '2400' })) {
    await dialog.getByLabel(side).fill(length)
    await dialog.getByLabel(side).press('Tab')
  }
  await dialog.getByRole('button', { name: 'Use this room' }).click()
  await page.getByRole('dialog', { name: 'Choose a look' }).getByRole('button', { name: 'Skip' }).click()
  const card = page.getByRole('button', { name: /^Place Base unit, door/ })
  const total = page.getByRole('status', { name: 'Total price' })
  const fronts = page.getByRole('radiogroup', { name: 'Front colour' })
  for (let placed = 0; placed < cabinets; placed++) {
    const before = (await total.textContent()) ?? ''
    await card.press('Enter')
    await total.filter({ hasNotText: before }).waitFor()
    if (placed % 2 === 1) await fronts.getByRole('radio', { name: 'Oak veneer' }).click()
  }
  const title = page.getByRole('textbox', { name: 'Project name' })
  await title.fill(name)
  await title.press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor()
}

async function drawPlan(page: Page): Promise<void> {
  await furnish(page, 'Loft kitchen', 5)
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: '2D' }).click()
  await page.getByRole('group', { name: 'Floor plan' }).waitFor()
}
