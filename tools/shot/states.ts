import { randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserFlags, chromiumPath } from '../browser.ts'
import { projectRoot } from '../project-files.ts'
import { addTenant } from '../stack/seed.ts'
import { startStack } from '../stack/start-stack.ts'
import { draftsTour } from './drafts-tour.ts'
import { guestTour } from './guest-tour.ts'
import { openRoute } from './open-route.ts'
import { overlaps } from './overlaps.ts'
import { plannerStates } from './planner-states.ts'
import { sellerTour } from './seller-tour.ts'
import { showTour } from './show-tour.ts'

/** `npm run shot:states [-- name…]`: the built application in the states it is judged in, see docs/look.md. */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, language: { type: 'string', default: 'en' } },
})
const out = values.out ?? mkdtempSync(join(tmpdir(), 'arredo-states-'))
mkdirSync(out, { recursive: true })

const stack = await startStack({
  database: `arredo_states_${process.pid}`,
  fresh: true,
  durable: false,
  webFolder: `${projectRoot}dist/web`,
  logLevel: 'warn',
})
const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserFlags })
const number = randomInt(1_000, 2_000_000_000)
const host = `atlas-${number}.localhost`
const seller = { userid: 'atlas', username: 'seller', password: 'kitchen-2026' }
let failed = 0
try {
  await addTenant(stack, 'atlas', { number, host })
  for (const { name, size, isTouched = false, drive } of plannerStates) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const page = await browser.newPage({
      viewport: size,
      locale: values.language,
      reducedMotion: 'reduce',
      hasTouch: isTouched,
      isMobile: isTouched,
    })
    page.setDefaultTimeout(60_000)
    const file = join(out, `${name}.png`)
    try {
      await openRoute(page, `http://${host}:${stack.port}`, '/home', seller, 0)
      await drive(page)
      // The stream of events never lets the network be idle.
      await page.waitForTimeout(1_500)
      for (const words of await page.evaluate(overlaps)) console.error(`${name}: ${words}`)
    } catch (error) {
      failed++
      console.error(`${name}: ${error}`)
    }
    await page.screenshot({ path: file, timeout: 120_000 })
    console.log(file)
    await page.close()
  }
  for (const tour of [sellerTour, draftsTour, guestTour]) {
    if (wanted.length > 0 && !wanted.includes(tour.name)) continue
    failed += await showTour(browser, tour, { stack, out, language: values.language })
  }
} finally {
  await browser.close()
  await stack.stop()
}
process.exitCode = failed > 0 ? 1 : 0
