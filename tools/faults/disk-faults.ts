import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '@arredo/contract'
import { newDocument, splitTrade } from '@arredo/project'
import { samplePictures } from '@arredo/testing'
import { type ChannelClient, logIn } from '../stack/channel-client.ts'
import { freePort } from '../stack/free-port.ts'
import { spawnServer } from '../stack/spawn-server.ts'
import { stopChild } from '../stack/spawn-worker.ts'
import { startPostgres } from '../stack/start-postgres.ts'
import { prepareDatabase } from '../stack/start-stack.ts'
import type { TenantSeed } from '../stack/tenant-seeds.ts'
import type { Check } from './check.ts'
import { judge } from './judge.ts'
import { type SmallDisk, smallDisk } from './small-disk.ts'
import type { Acknowledged } from './writer.ts'

const noRoom = 'There is no room to keep this at the moment, try again'

/** The disk of the database runs full, then that of the files; a server that goes on by itself when there is room. */
export async function diskFaults({ hosts, people, number }: TenantSeed, check: Check): Promise<void> {
  const [data, files] = [smallDisk(400), smallDisk(64)]
  const [seller] = people
  if (!data || !files || !seller) {
    console.log('skip  a full disk: nobody may mount a small one here')
    return
  }
  // The log of what is being written has a disk of its own, as PostgreSQL recommends: without it nothing starts.
  const walFolder = mkdtempSync(join(tmpdir(), 'arredo-wal-'))
  const postgres = await startPostgres({
    durable: true,
    ownOnly: true,
    folder: join(data.folder, 'postgres'),
    walFolder,
  })
  const { ownerUrl, appUrl } = await prepareDatabase(postgres, { database: 'arredo_disk', fresh: true })
  const port = await freePort()
  const server = await spawnServer(appUrl, port, { FILES_FOLDER: files.folder })
  const client = await logIn(port, hosts[0] ?? '', seller)
  try {
    const acknowledged = await fullDatabase({ client, port, data, check })
    check(
      `none of ${acknowledged.length} saves around it was lost or applied twice`,
      await judge(ownerUrl, number, acknowledged),
    )
    await fullFiles({ client, port, files, check })
    check('the server lived through both full disks', server.exitCode === null ? [] : ['it ended'])
  } finally {
    client.close()
    await stopChild(server)
    await postgres.stop()
    for (const disk of [data, files]) disk.leave()
    rmSync(walFolder, { recursive: true, force: true })
  }
}

type Trying = { readonly client: ChannelClient; readonly port: number; readonly check: Check }

async function fullDatabase({ client, port, data, check }: Trying & { readonly data: SmallDisk }) {
  const acknowledged: Acknowledged[] = []
  const before = newSave('before')
  acknowledged.push(acknowledge(before, await save(client, before)))

  data.fill()
  // What PostgreSQL has set aside is used up first.
  let refused: Answer<unknown> | null = null
  let stuck = newSave('during 0')
  for (let turn = 1; turn < 2_000 && !refused; turn++) {
    const answer = await save(client, stuck)
    if (answer.ok) acknowledged.push(acknowledge(stuck, answer))
    else refused = answer
    if (!refused) stuck = newSave(`during ${turn}`)
  }
  check('a save that finds the database’s disk full is refused in words', [
    ...(refused && !refused.ok && refused.code === 'unavailable' && refused.message === noRoom
      ? []
      : [JSON.stringify(refused)]),
  ])
  const unready = await readiness(port)
  check('it is not ready, and says why', unready === 'the disk of the database is full' ? [] : [unready])
  const [first] = acknowledged
  const loaded = await client.call('projects/load', { id: first?.project ?? 0 })
  check('what was saved before can be opened meanwhile', loaded.ok ? [] : [loaded.message])

  data.free()
  acknowledged.push(acknowledge(stuck, await save(client, stuck)))
  const after = newSave('after')
  acknowledged.push(acknowledge(after, await save(client, after)))
  check('with room again the same save is kept, without a restart', [])
  check('and it is ready again', await becomesReady(port))
  return acknowledged
}

async function fullFiles({ client, port, files, check }: Trying & { readonly files: SmallDisk }) {
  const picture = (bytes: number) => ({ content: pngOf(bytes).toString('base64') })
  const put = (bytes: number) => client.call('underlays/put', picture(bytes))
  const kept = await put(50_000)
  files.fill()
  const refused = await put(500_000)
  check('a file that finds the disk full is refused in words', [
    ...(kept.ok ? [] : [kept.message]),
    ...(!refused.ok && refused.code === 'unavailable' && refused.message === noRoom
      ? []
      : [JSON.stringify(refused)]),
  ])
  const unready = await readiness(port)
  check('it is not ready, and says why', unready === 'the disk of the files is full' ? [] : [unready])
  const loaded = kept.ok ? await client.call('underlays/load', { file: kept.value.file }) : kept
  check('what was kept before can be read meanwhile', loaded.ok ? [] : [loaded.message])

  files.free()
  const again = await put(500_000)
  check('with room again files are kept, without a restart', again.ok ? [] : [again.message])
  check('and it is ready again', await becomesReady(port))
}

/** Of the size wanted; its pixels are noise. */
function pngOf(bytes: number): Buffer {
  const { png } = samplePictures
  const [head, end] = [png.subarray(0, 33), png.subarray(-12)]
  const kind = Buffer.from('\0\0\0\0IDAT', 'latin1')
  kind.writeUInt32BE(bytes)
  return Buffer.concat([head, kind, Buffer.alloc(bytes, randomUUID()), Buffer.alloc(4), end])
}

type Save = { readonly name: string; readonly key: string; readonly body: string }

/** Long words that no compression makes short: each takes pages of its own. */
function newSave(name: string): Save {
  const key = randomUUID()
  const document = newDocument({ name, alternative: 'main', priceDate: '2026-11-15' })
  const filling = Array.from({ length: 800 }, () => randomUUID())
  const header = { ...document.header, customerFields: { filling } }
  const body = { id: null, revision: 0, idempotencyKey: key, ...splitTrade({ ...document, header }) }
  return { name, key, body: JSON.stringify(body) }
}

type Saved = Answer<{ readonly id: number; readonly revision: number }>

async function save(client: ChannelClient, { body }: Save): Promise<Saved> {
  return JSON.parse(await client.post('projects/save', body))
}

function acknowledge({ name, key }: Save, answer: Saved): Acknowledged {
  if (!answer.ok) throw new Error(`${name}: ${answer.message}`)
  return { project: answer.value.id, revision: answer.value.revision, name, key }
}

async function readiness(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
  const { problem } = (await answer.json()) as { readonly problem?: string }
  return answer.ok ? 'ready' : (problem ?? '')
}

async function becomesReady(port: number): Promise<readonly string[]> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if ((await readiness(port)) === 'ready') return []
    await pause(200)
  }
  return [await readiness(port)]
}
