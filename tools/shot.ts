import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserFlags, chromiumPath } from './browser.ts'
import { projectRoot } from './project-files.ts'
import { openRoute, type Visitor } from './shot/open-route.ts'
import { addTenant } from './stack/seed.ts'
import { startStack } from './stack/start-stack.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    brand: { type: 'string', default: 'atlas' },
    language: { type: 'string', default: 'en' },
    as: { type: 'string', default: 'seller' },
    cabinets: { type: 'string', default: '3' },
    out: { type: 'string', default: 'test-results/shots' },
  },
})
const routes = positionals.filter((word) => word.startsWith('/'))
const sizes = positionals.filter((word) => /^\d+x\d+$/.test(word))
if (routes.length === 0) {
  console.error(
    'npm run shot -- <route…> [size…] [--brand atlas|demo] [--language en|it|qps|ar-XB] [--as seller|supervisor|guest]',
  )
  process.exit(2)
}
if (sizes.length === 0) sizes.push('1600x1000', '1366x768', '1024x768', '390x844')

const stack = await startStack({
  database: `arredo_shot_${process.pid}`,
  fresh: true,
  durable: false,
  webFolder: `${projectRoot}dist/web`,
  logLevel: 'warn',
})
const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserFlags })
try {
  const number = randomInt(1_000, 2_000_000_000)
  const host = `${values.brand}-${number}.localhost`
  await addTenant(stack, values.brand, {
    number,
    host,
    brand: {
      languages: ['en', 'it', 'qps', 'ar-XB'],
      detectBrowserLanguage: { enabled: true, fallback: values.language },
    },
  })
  const visitor: Visitor =
    values.as === 'guest'
      ? null
      : {
          ...{ userid: values.brand, password: 'kitchen-2026' },
          username: values.as === 'supervisor' ? 'admin' : 'seller',
        }
  for (const route of routes) {
    for (const size of sizes) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      const page = await browser.newPage({
        // Set up wide, where everything is in sight, and shrunk for the picture.
        viewport: { width: 1600, height: 1000 },
        locale: values.language,
        reducedMotion: 'reduce',
        hasTouch: width < 600,
      })
      await openRoute(page, `http://${host}:${stack.port}`, route, visitor, Number(values.cabinets))
      await page.setViewportSize({ width, height })
      // The stream of events never ends, so the network is never idle.
      await page.evaluate(() => document.fonts.ready.then(() => null))
      await page.waitForTimeout(1500)
      const file = `${values.out}/${[values.brand, values.language, values.as, route.slice(1).replaceAll('/', '-'), size].join('_')}.png`
      mkdirSync(dirname(file), { recursive: true })
      await page.screenshot({ path: file })
      console.log(file)
      await page.close()
    }
  }
} finally {
  await browser.close()
  await stack.stop()
}
