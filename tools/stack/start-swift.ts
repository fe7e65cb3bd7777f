import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { endWithUs } from './end-with-us.ts'
import { freePort } from './free-port.ts'
import {
  commonSettings,
  type SwiftPlace,
  settingsOf,
  storageKinds,
  swiftDisk,
  swiftKey,
} from './swift-settings.ts'

export type Swift = {
  /** For our own processes. */
  readonly environment: Readonly<Record<string, string>>
  /** It takes connections and answers none, until it goes on. */
  readonly hold: () => void
  readonly goOn: () => void
  readonly killHard: () => Promise<void>
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

const kinds = [...storageKinds, 'proxy'] as const
const bucket = 'files'
const run = promisify(execFile)

/** OpenStack Swift as Debian packs it, with its S3 door: one disk in a temporary folder that goes with it. */
export async function startSwift(): Promise<Swift> {
  const { name, ...ids } = swiftUser()
  const folder = mkdtempSync(join(tmpdir(), 'arredo-swift-'))
  const place: SwiftPlace = { conf: join(folder, 'conf'), disks: join(folder, 'disks'), user: name }
  const ports: number[] = []
  while (ports.length < kinds.length) ports.push(await freePort())
  await writeSettings(place, ports)
  const own = [folder, place.conf, place.disks, join(place.disks, swiftDisk)]
  if (ids.uid !== undefined) for (const path of own) chownSync(path, ids.uid, ids.gid ?? 0)

  const endpoint = `http://127.0.0.1:${ports.at(-1)}`
  const start = () => kinds.map((kind) => launch(kind, place.conf, ids))
  let processes = start()
  const signal = (name: NodeJS.Signals) => {
    for (const one of processes) one.kill(name)
  }
  const killHard = async () => {
    await Promise.all(processes.map(kill))
  }
  const stop = async () => {
    await killHard()
    rmSync(folder, { recursive: true, force: true })
  }
  await untilReady(endpoint, processes).catch(async (error) => {
    await stop()
    throw error
  })

  return {
    environment: {
      ...{ FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket },
      ...{ FILES_S3_ACCESS_KEY: swiftKey.access, FILES_S3_SECRET_KEY: swiftKey.secret },
    },
    hold: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    killHard,
    async restart() {
      processes = start()
      await untilReady(endpoint, processes)
    },
    stop,
  }
}

type SwiftUser = { readonly name: string; readonly uid?: number; readonly gid?: number }

/** Root lends it the user that comes with the packages. */
function swiftUser(): SwiftUser {
  if (process.getuid?.() !== 0) return { name: userInfo().username }
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'swift'], { encoding: 'utf8' }))
  return { name: 'swift', uid: ask('-u'), gid: ask('-g') }
}

async function writeSettings(place: SwiftPlace, ports: readonly number[]): Promise<void> {
  for (const path of [place.conf, join(place.disks, swiftDisk)]) mkdirSync(path, { recursive: true })
  writeFileSync(join(place.conf, 'swift.conf'), commonSettings)
  for (const [index, kind] of kinds.entries()) {
    const port = ports[index] ?? 0
    writeFileSync(join(place.conf, `${kind}.conf`), settingsOf(kind, port, place))
  }
  await Promise.all(storageKinds.map((kind, index) => makeRing(kind, ports[index] ?? 0, place.conf)))
}

/** Where what is: on the one disk. */
async function makeRing(kind: string, port: number, cwd: string): Promise<void> {
  const build = (...words: string[]) => run('swift-ring-builder', [`${kind}.builder`, ...words], { cwd })
  await build('create', '4', '1', '1')
  await build('add', `r1z1-127.0.0.1:${port}/${swiftDisk}`, '1')
  await build('rebalance')
}

function launch(kind: string, conf: string, ids: Omit<SwiftUser, 'name'>): ChildProcess {
  const server = spawn(`swift-${kind}-server`, [join(conf, `${kind}.conf`)], {
    env: { PATH: process.env.PATH, HOME: conf, SWIFT_DIR: conf, LANG: 'C.UTF-8' },
    stdio: 'ignore',
    ...ids,
  })
  endWithUs(server, 'SIGKILL')
  return server
}

function isGone({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function kill(server: ChildProcess): Promise<void> {
  if (isGone(server)) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGKILL')
  await gone
}

/** When it has our bucket, new or from before. */
async function untilReady(endpoint: string, processes: readonly ChildProcess[]): Promise<void> {
  const client = new S3Client({
    ...{ endpoint, region: 'us-east-1', forcePathStyle: true, maxAttempts: 1 },
    credentials: { accessKeyId: swiftKey.access, secretAccessKey: swiftKey.secret },
  })
  const make = () => client.send(new CreateBucketCommand({ Bucket: bucket }))
  const deadline = Date.now() + 120_000
  for (;;) {
    const name = await make().then(
      () => '',
      (error: Error) => error.name,
    )
    if (name === '' || name === 'BucketAlreadyOwnedByYou') break
    if (processes.some(isGone)) throw new Error('A process of Swift ended')
    if (Date.now() > deadline) throw new Error(`Swift did not become ready: ${name}`)
    await pause(100)
  }
  client.destroy()
}
