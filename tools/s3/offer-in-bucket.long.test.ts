import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileNameOf } from '../../apps/server/src/files/file-store.ts'
import { folderFiles } from '../../apps/server/src/files/folder-files.ts'
import { makeOffer, saveProject, untilAnswered } from '../faults/offers.ts'
import { projectRoot } from '../project-files.ts'
import { runCommand } from '../ship/run-command.ts'
import { type ChannelClient, logIn } from '../stack/channel-client.ts'
import { freePort } from '../stack/free-port.ts'
import { spawnServer } from '../stack/spawn-server.ts'
import { spawnWorker, stopChild } from '../stack/spawn-worker.ts'
import { type Postgres, startPostgres } from '../stack/start-postgres.ts'
import { type Prepared, prepareDatabase } from '../stack/start-stack.ts'
import { type Swift, startSwift } from '../stack/start-swift.ts'
import { tenantSeeds } from '../stack/tenant-seeds.ts'

const folder = mkdtempSync(join(tmpdir(), 'arredo-bucket-'))
const seeded = join(folder, 'seeded')
const unused = join(folder, 'unused')
const [, atlas] = tenantSeeds
const [host = ''] = atlas?.hosts ?? []
let swift: Swift
let postgres: Postgres
let database: Prepared

beforeAll(async () => {
  swift = await startSwift()
  postgres = await startPostgres({ durable: false, ownOnly: true })
  database = await prepareDatabase(postgres, { database: 'in_bucket', fresh: true, filesFolder: seeded })
}, 240_000)
afterAll(async () => {
  await postgres.stop()
  await swift.stop()
  rmSync(folder, { recursive: true })
})

it('an offer is made, read and backed up with http, worker and command on S3 alone', async () => {
  const environment = { ...swift.environment, FILES_FOLDER: unused, FILES_S3_REDIRECT: 'true' }
  const env = { ...process.env, ...environment, DATABASE_OWNER_URL: database.ownerUrl }
  const command = async (...words: string[]) => {
    const all = ['apps/server/src/arredo.ts', ...words]
    return (await runCommand(process.execPath, all, { cwd: projectRoot, env, limitSeconds: 120 })).trim()
  }
  expect(await command('files', 'copy', seeded, 's3')).toMatch(/^[1-9]\d* files were copied, 0 were there$/)

  const port = await freePort()
  const http = await spawnServer(database.appUrl, port, environment)
  const worker = await spawnWorker(database.workerUrl, { ...environment, LOG_LEVEL: 'error' })
  const [seller] = atlas?.people ?? []
  if (!seller) throw new Error('The seeds have no seller')
  const client = await logIn(port, host, seller)
  try {
    const project = await saveProject(client, 'bucket')
    const offer = await makeOffer(client, project, 'bucket')
    const file = await untilMade(client, project, offer)

    const shown = await get(port, `/files/${file}`, client.bearer, { 'sec-fetch-dest': 'empty' })
    expect(shown.status).toBe(200)
    expect(shown.body.subarray(0, 5).toString()).toBe('%PDF-')
    expect(shown.headers['content-length']).toBe(String(shown.body.length))
    const opened = await get(port, `/files/${file}?download`, client.bearer, { 'sec-fetch-dest': 'document' })
    expect([opened.status, opened.headers['cache-control']]).toEqual([302, 'private, no-store'])
    const elsewhere = await fetch(opened.headers.location ?? '')
    expect(elsewhere.headers.get('content-disposition')).toBe(
      String(shown.headers['content-disposition']).replace(/^inline/, 'attachment'),
    )
    expect(Buffer.from(await elsewhere.arrayBuffer()).equals(shown.body)).toBe(true)

    const backup = join(folder, 'backup')
    expect(await command('files', 'copy', 's3', backup)).toMatch(/^[1-9]\d* files were copied, 0 were there$/)
    const kept = await folderFiles(backup)
      .of(atlas?.number ?? 0)
      .read(fileNameOf(shown.body))
    expect(shown.body.equals(kept ?? Buffer.from('none'))).toBe(true)
    expect(existsSync(unused)).toBe(false)
  } finally {
    client.close()
    await Promise.all([http, worker].map(stopChild))
  }
})

async function untilMade(client: ChannelClient, projectId: number, offer: string): Promise<string> {
  const deadline = Date.now() + 120_000
  for (;;) {
    const offers = await untilAnswered(client, 'offers/list', { projectId })
    const file = offers.find(({ id }) => id === offer)?.document?.file
    if (file) return file
    if (Date.now() > deadline) throw new Error('The offer was not made')
    await pause(200)
  }
}

type Got = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>> & { readonly location?: string }
  readonly body: Buffer
}

function get(
  port: number,
  path: string,
  bearer: string | null,
  more: Readonly<Record<string, string>>,
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const headers = { host, authorization: `Bearer ${bearer}`, ...more }
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Got['headers'],
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}
