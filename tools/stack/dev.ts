import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { freePort } from './free-port.ts'
import { startConsole } from './start-console.ts'
import { startStack } from './start-stack.ts'
import { startVite } from './start-vite.ts'
import { onStopSignal } from './stop-signal.ts'
import { tenantSeeds } from './tenant-seeds.ts'

/** `npm run dev`: everything on one machine from nothing; `-- --fresh` starts with an empty database. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const web = `${root}apps/web`
const usualPort = 4100

const vite = existsSync(`${web}/vite.config.ts`) ? await startVite(web) : null
const stack = await startStack({
  folder: `${root}.arredo/postgres`,
  database: 'arredo_dev',
  fresh: process.argv.includes('--fresh'),
  durable: true,
  drawsArticles: true,
  port: Number(process.env.PORT) || (await freePort(usualPort)),
  ...(vite ? { webDevUrl: vite.url } : {}),
  logLevel: process.env.LOG_LEVEL ?? 'warn',
}).catch(async (error) => {
  await vite?.stop()
  throw error
})

const shop = await startConsole()

console.log('\nArredo is running. Ctrl-C stops it.\n')
for (const { code, brand, people } of tenantSeeds) {
  console.log(
    `  ${brand.name.padEnd(12)} ${stack.addresses[code]}${brand.isguest ? '   (guests welcome)' : ''}`,
  )
  for (const { account, username, password, kind, isAdmin } of people) {
    console.log(
      `    user ID ${account}, user name ${username}, password ${password}   (${isAdmin ? 'admin' : kind})`,
    )
  }
}
console.log(`\n  Calls        ${stack.addresses.demo}/api/reference`)
console.log(`  Mails        ${pathToFileURL(stack.mailsFolder)}`)
console.log(`  Host console http://shop.localhost:${shop.port}/?app=${stack.addresses.atlas}\n`)

onStopSignal(async () => {
  await shop.stop()
  await vite?.stop()
  await stack.stop()
})
