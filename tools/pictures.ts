import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserFlags, chromiumPath } from './browser.ts'
import { projectRoot } from './project-files.ts'
import { runCommand } from './ship/run-command.ts'
import { openKitchen } from './shot/drive-planner.ts'
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
  {
    name: 'planner-3d',
    size: wide,
    arrange: (page) => furnish(page, 'Kitchen at the window', 'Family kitchen'),
  },
  { name: 'planner-2d', size: wide, arrange: drawPlan },
  {
    name: 'phone',
    size: { width: 390, height: 844 },
    arrange: (page) => furnish(page, 'Holiday flat', 'Island kitchen'),
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
    // The stream of events never lets the network be idle, and light is still being worked out.
    await page.waitForTimeout(20_000)
    await page.screenshot({ path: `${folder}/${name}.png` })
    console.log(`docs/images/${name}.png`)
    await page.close()
  }
} finally {
  await browser.close()
  await stack.stop()
  rmSync(build, { recursive: true, force: true })
}

/** A furnished kitchen under a name of its own, with one of its cabinets in hand; saved, so that the lists have something to show. */
async function furnish(page: Page, name: string, like: string): Promise<void> {
  await openKitchen(page, like)
  const title = page.getByRole('textbox', { name: 'Project name' })
  await title.fill(name)
  await title.press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor()
  await page
    .getByRole('region', { name: 'Items in the room' })
    .getByText(/drawers/)
    .first()
    .click()
}

async function drawPlan(page: Page): Promise<void> {
  await furnish(page, 'Loft kitchen', 'Family kitchen')
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: '2D' }).click()
  await page.getByRole('group', { name: 'Floor plan' }).waitFor()
}
