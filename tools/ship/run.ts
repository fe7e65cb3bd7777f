import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { benchDocument } from '../bench/bench-document.ts'
import { browserFlags, chromiumPath } from '../browser.ts'
import { projectRoot } from '../project-files.ts'
import { freePort } from '../stack/free-port.ts'
import { systemPostgres } from '../stack/postgres-binaries.ts'
import { seed } from '../stack/seed.ts'
import { startPostgres } from '../stack/start-postgres.ts'
import { standBehindCaddy } from './behind-caddy.ts'
import { beFirstOperator } from './first-operator.ts'
import { makeOffer } from './offer-document.ts'
import { packProduction } from './pack-production.ts'
import { isOk, startProduction } from './production-process.ts'
import { provision } from './provision.ts'
import { rehearseRestore } from './rehearse-restore.ts'
import { cleanEnvironment, expectWords, runCommand } from './run-command.ts'
import { scaleOut } from './scale-out.ts'
import { tellSteps } from './steps.ts'

const database = 'arredo_ship'

/** `npm run ship`: from the sources to a running production tree in an empty folder, and down again. */
await tellSteps(async (steps) => {
  const { step, cleanUp } = steps
  const folder = mkdtempSync(join(tmpdir(), 'arredo-ship-'))
  cleanUp(() => rmSync(folder, { recursive: true, force: true }))
  const dist = join(folder, 'build')
  const app = join(folder, 'app')

  await step('build', () =>
    runCommand(process.execPath, ['tools/build.ts', '--out', dist], { cwd: projectRoot, limitSeconds: 240 }),
  )
  await step('pack', async () => packProduction(dist, app))
  const install = ['install', '--omit=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  await step('install the production tree', () => runCommand('npm', install, { cwd: app, limitSeconds: 180 }))

  // All other stories have the newest PostgreSQL; this one has the oldest we support, and its own pg_dump.
  const binaries = systemPostgres()
  const { adminUrl, urls, firstUrls } = await step('provision two databases', async () => {
    const { adminUrl, stop } = await startPostgres({ durable: false, ownOnly: true, binaries })
    cleanUp(stop)
    const urls = await provision(adminUrl, database)
    return { adminUrl, urls, firstUrls: await provision(adminUrl, 'arredo_first') }
  })
  const migrate = () =>
    runCommand(process.execPath, ['dist/server/arredo.js', 'migrate'], {
      cwd: app,
      env: { ...cleanEnvironment(), DATABASE_OWNER_URL: urls.owner },
      limitSeconds: 180,
    })
  await step('arredo migrate', async () => expectWords(await migrate(), 'at this version now'))
  await step('arredo migrate once more', async () => expectWords(await migrate(), 'at this version already'))

  const [port, metricsPort, workerPort] = [await freePort(), await freePort(), await freePort()]
  const files = { FILES_FOLDER: join(folder, 'files') }
  await step('seed', () => seed({ ownerUrl: urls.owner, filesFolder: files.FILES_FOLDER }))
  const http = startProduction(app, 'http', {
    ...files,
    DATABASE_URL: urls.app,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    TRUST_PROXY: 'true',
  })
  cleanUp(http.kill)
  const worker = startProduction(app, 'worker', {
    ...files,
    DATABASE_URL: urls.worker,
    WORKER_PORT: String(workerPort),
    CHROMIUM_PATH: chromiumPath(),
    ARTICLE_PICTURES: 'false',
  })
  cleanUp(worker.kill)
  await step('http and worker are alive and ready', async () => {
    await http.until(() => isOk(port, '/livez'))
    await http.until(() => isOk(port, '/readyz'))
    await worker.until(() => isOk(workerPort, '/livez'))
    await worker.until(() => isOk(workerPort, '/readyz'))
  })
  await step('both name the build, both count', async () => {
    const expected = readFileSync(`${dist}/build-id`, 'utf8')
    for (const place of [port, workerPort]) {
      const { build } = await fetch(`http://127.0.0.1:${place}/version`).then((response) => response.json())
      if (build !== expected) throw new Error(`/version says ${build}, the build is ${expected}`)
    }
    for (const place of [metricsPort, workerPort]) {
      if (!(await isOk(place, '/metrics'))) throw new Error(`no /metrics on ${place}`)
    }
  })
  await step('home opens in a browser, quietly', () => openHome(port))

  await step('arredo catalogue new, check, publish, releases', async () => {
    const catalogue = join(folder, 'own-range')
    const server = ['--to', `http://127.0.0.1:${port}`, '--host', 'atlas.localhost', '--user', 'atlas/admin']
    const arredo = (...words: readonly string[]) =>
      runCommand(process.execPath, ['dist/server/arredo.js', 'catalogue', ...words], {
        cwd: app,
        env: { ...cleanEnvironment(), ARREDO_PASSWORD: 'kitchen-2026' },
        limitSeconds: 180,
      })
    expectWords(await arredo('new', catalogue), 'Now change it')
    expectWords(await arredo('check', catalogue), 'no mistakes found')
    expectWords(await arredo('publish', catalogue, ...server), 'Published MYRANGE 1 on atlas.localhost')
    expectWords(await arredo('releases', 'MYRANGE', ...server), '#1 1 current')
  })

  await step('an offer becomes a PDF', async () => {
    const who = { account: 'demo', username: 'seller', password: 'kitchen-2026' }
    const { pdf } = await makeOffer({ port, host: '127.0.0.1', ...who }, 'KITCHEN', benchDocument)
    const start = new TextDecoder().decode(pdf.subarray(0, 5))
    if (start !== '%PDF-') throw new Error(`A document that begins with ${start}`)
  })

  await step('the worker stops at SIGTERM', worker.stop)
  const running = { adminUrl, urls, database, port, filesFolder: files.FILES_FOLDER }
  await rehearseRestore(steps, { app, folder, programs: binaries.folder, ...running })
  await standBehindCaddy(steps, folder, port)
  await step('http stops at SIGTERM', http.stop)
  await scaleOut(steps, { app, binaries, adminUrl, urls, database, ...{ filesFolder: files.FILES_FOLDER } })
  await beFirstOperator(steps, { app, folder, urls: firstUrls })
})

async function openHome(port: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserFlags })
  try {
    const page = await browser.newPage()
    const noise: string[] = []
    page.on('console', (message) => message.type() === 'error' && noise.push(message.text()))
    page.on('pageerror', (error) => noise.push(error.message))
    await page.goto(`http://demo.localhost:${port}/`)
    await page.locator('h1').waitFor({ timeout: 60_000 })
    // What a page complains about, it complains about soon.
    await page.waitForTimeout(1_000)
    if (noise.length > 0) throw new Error(`The page complained:\n${noise.join('\n')}`)
  } finally {
    await browser.close()
  }
}
