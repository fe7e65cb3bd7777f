import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from '../browser.ts'
import { freePort } from '../stack/free-port.ts'
import { makeOffer } from './offer-document.ts'
import { startProduction } from './production-process.ts'
import type { Urls } from './provision.ts'
import { cleanEnvironment, expectWords, runCommand } from './run-command.ts'
import { starterProject } from './starter-project.ts'
import type { Steps } from './steps.ts'

export type FirstOperator = {
  /** The production tree, installed. */
  readonly app: string
  /** Empty, for what is written on the way. */
  readonly folder: string
  /** A database without tables. */
  readonly urls: Urls
}

const host = 'north.example'
const [authorPassword, sellerPassword] = ['quiet rivers run', 'warm oak tables']

/** From an empty database to an offer of a new brand, with the production tree and its command alone. */
export async function beFirstOperator(
  { step, cleanUp }: Steps,
  { app, folder, urls }: FirstOperator,
): Promise<void> {
  // As a container has it: the address without its password, which lies in a file.
  const secret = join(folder, 'owner-password')
  writeFileSync(secret, `${new URL(urls.owner).password}\n`, { mode: 0o400 })
  const owner = new URL(urls.owner)
  owner.password = ''
  const env = { ...cleanEnvironment(), DATABASE_OWNER_URL: owner.href, DATABASE_OWNER_PASSWORD_FILE: secret }
  const arredo = (words: readonly string[], input?: string, more: Readonly<Record<string, string>> = {}) =>
    runCommand(process.execPath, ['dist/server/arredo.js', ...words], {
      ...{ cwd: app, env: { ...env, ...more }, limitSeconds: 180 },
      ...(input !== undefined && { input }),
    })

  await step('first operator: arredo migrate', () => arredo(['migrate']))
  const [port, workerPort] = [await freePort(), await freePort()]
  const files = { FILES_FOLDER: join(folder, 'files') }
  const http = startProduction(app, 'http', { ...files, DATABASE_URL: urls.app, PORT: String(port) })
  cleanUp(http.kill)
  const from = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  await step('first operator: an empty database says what to do next', async () => {
    await http.until(() => http.log().includes('Next: arredo brand new --help'))
    expectWords(await from('/').then((page) => page.text()), 'No brand answers to this name here')
    expectWords(await arredo(['brand', 'list']), 'None yet: arredo brand new')
  })

  await step('first operator: brand new, shop add, user add, brand publish', async () => {
    const shop = ['--name', 'North one', '--country', 'IT', '--currency', 'EUR', '--price-list', 'EUR']
    await arredo(['brand', 'new', 'north', '--name', 'North', 'languages=en,it'])
    await arredo(['host', 'add', 'north', host])
    await arredo(['shop', 'add', 'north', 'N1', ...shop])
    const user = (name: string) => ['user', 'add', 'north', `north/${name}`, '--name', name, '--shops', 'N1']
    await arredo([...user('author'), '--modules', 'CATALOGUE'], authorPassword)
    await arredo([...user('seller'), '--password-file', '-'], sellerPassword)
    expectWords(await arredo(['brand', 'publish', 'north']), 'Version 1 of north is what people see')
    expectWords(await arredo(['brand', 'list']), `version 1, ${host}, shops 1, users 2, no catalogue`)
  })

  await step('first operator: arredo catalogue new and publish', async () => {
    const catalogue = join(folder, 'first-range')
    const server = ['--to', `http://127.0.0.1:${port}`, '--host', host, '--user', 'north/author']
    await arredo(['catalogue', 'new', catalogue])
    const published = arredo(['catalogue', 'publish', catalogue, ...server], undefined, {
      ARREDO_PASSWORD: authorPassword,
    })
    expectWords(await published, `Published MYRANGE 1 on ${host}`)
  })

  const worker = startProduction(app, 'worker', {
    ...{ ...files, DATABASE_URL: urls.worker, WORKER_PORT: String(workerPort) },
    ...{ CHROMIUM_PATH: chromiumPath(), ARTICLE_PICTURES: 'false' },
  })
  cleanUp(worker.kill)
  await step(
    'first operator: the seller logs in, saves a project with a price and makes an offer',
    async () => {
      const seller = { port, host, account: 'north', username: 'seller', password: sellerPassword }
      const { total, pdf } = await makeOffer(seller, 'MYRANGE', starterProject)
      // Two units of 240.00 and 22 % tax, as the shop's list says.
      if (total !== 58_560) throw new Error(`An offer over ${total}`)
      expectWords(new TextDecoder().decode(pdf.subarray(0, 5)), '%PDF-')
    },
  )
  await http.stop()
  await worker.stop()
}
