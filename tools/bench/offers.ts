import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serialize } from 'node:v8'
import { openPack } from '@arredo/catalogue'
import type { OfferListing } from '@arredo/contract'
import { splitTrade } from '@arredo/project'
import { reports, sourcesOf } from '@arredo/reports'
import { type Sources, typeset } from '@arredo/reports/typeset'
import pg from 'pg'
import { documentInput } from '../../apps/server/src/documents/document-input.ts'
import { noPictures } from '../../apps/server/src/documents/document-pictures.ts'
import { readSnapshot } from '../../apps/server/src/documents/document-snapshot.ts'
import { eventChannel } from '../../apps/server/src/events/event-notice.ts'
import type { ChannelClient } from '../stack/channel-client.ts'
import { spawnWorker, stopChild } from '../stack/spawn-worker.ts'
import { benchDocument, withoutDrawing } from './bench-document.ts'
import { compare, type Figure, figures, type Round, timed } from './compare.ts'
import { turnsOf } from './turns.ts'

export type OfferBench = {
  readonly client: ChannelClient
  readonly appUrl: string
  readonly workerUrl: string
  readonly tenant: number
  /** The hash of the kitchens on sale. */
  readonly pack: string
}

/** Articles that fill a letter of so many pages. */
const articles = 88
const pages = 7
const warm = { warmUp: 4, rounds: turnsOf(10), perRound: turnsOf(4) }
const turns = warm.warmUp + warm.rounds * warm.perRound
const coldRounds = turnsOf(7)
/** For one offer, in milliseconds. */
const patience = 120_000

/**
 * Through queue, worker and typesetter to the stored PDF and its preview, against nothing but Typst making the same
 * files of the very same sources. Warm: a worker and a Typst that have made some before; from the moment the offer
 * is in the queue, and once more from the click, with prices, checks and the snapshot. Cold: the first of a worker
 * that has just come up, and a Typst started for it. Without a picture of the room: the stage has a line of its own.
 */
export async function compareOffers(bench: OfferBench): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'arredo-bench-'))
  const startWorker = () =>
    spawnWorker(bench.workerUrl, { LOG_LEVEL: 'fatal', FILES_FOLDER: join(folder, 'files') })
  const sql = new pg.Client({ connectionString: bench.appUrl })
  await sql.connect()
  try {
    await sql.query("select set_config('app.tenant', $1, false)", [String(bench.tenant)])
    await sql.query(`listen ${eventChannel}`)
    const project = await saveWithoutDrawing(bench)
    const clicked = async () => (await makeOffer(bench.client, sql, project)).offer
    const throughQueue = async () => (await makeOffer(bench.client, sql, project)).queued

    const worker = await startWorker()
    const sourcesFor = await sourcesLike(sql, await clicked())
    const sources = await Promise.all(Array.from({ length: turns }, (_, turn) => sourcesFor(turn)))
    const bareTypesetter = (turn: number) => typesetBare(sources[turn])
    const warmly = await compare('offer-warm', bareTypesetter, throughQueue, warm)
    const fromTheClick = await compare('offer-clicked', bareTypesetter, clicked, warm)
    await stopChild(worker)

    const cold: Round[] = []
    for (let turn = 0; turn < coldRounds; turn++) {
      const bare = await timed(bareTypst(folder, sources[turn]))
      const fresh = await startWorker()
      cold.push({ bare, channel: await timed(throughQueue) })
      await stopChild(fresh)
    }
    return [...warmly, ...fromTheClick, ...figures('offer-cold', cold)]
  } finally {
    await sql.end()
    rmSync(folder, { recursive: true })
  }
}

async function saveWithoutDrawing({ client, pack }: OfferBench): Promise<number> {
  const document = withoutDrawing(benchDocument(pack, articles))
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(document) }
  const saved = await client.call('projects/save', input)
  if (!saved.ok) throw new Error(saved.message)
  return saved.value.id
}

/** With the milliseconds since it was in the queue; `sql` listens. */
export async function makeOffer(
  client: ChannelClient,
  sql: pg.Client,
  projectId: number,
  revision = 1,
): Promise<{ readonly offer: OfferListing; readonly queued: number }> {
  const made = await client.call('offers/make', {
    projectId,
    revision,
    idempotencyKey: randomUUID(),
    language: 'en',
    validDays: 30,
  })
  if (!made.ok) throw new Error(made.message)
  const { offer } = made.value
  const since = performance.now()
  await untilThere(sql, offer)
  return { offer, queued: performance.now() - since }
}

/** As pages learn it. Who looks again and again takes the time of who works; a notice may come while we look. */
async function untilThere(sql: pg.Client, offer: OfferListing): Promise<void> {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patience)])
  try {
    for (;;) {
      const notice = once(sql, 'notification', { signal })
      // Nobody waits for the last one.
      notice.catch(() => {})
      if (await isThere(sql, offer)) return
      await notice
    }
  } finally {
    over.abort()
  }
}

async function isThere(sql: pg.Client, { id }: OfferListing): Promise<boolean> {
  const { rowCount } = await sql.query('select from document where id = $1 and pages is not null', [id])
  return rowCount === 1
}

/** What the worker gave the typesetter for an offer, under other numbers; proven by the bytes of the PDF it stored. */
async function sourcesLike(sql: pg.Client, { id }: OfferListing) {
  const { rows } = await sql.query(
    `select document.*, valid_until, hash from document join offer using (id)
       join document_file kept on kept.document = document.id and format = 'pdf'
       join file on file.id = kept.file
     where document.id = $1`,
    [id],
  )
  const [{ snapshot, number, made_on: madeOn, valid_until: validUntil, hash, ...row }] = rows
  const packs = await sql.query<{ code: string; artefact: string }>(
    'select code, artefact from pack where hash = any ($1)',
    [Object.values(snapshot.document.packs)],
  )
  const catalogues = new Map(packs.rows.map(({ code, artefact }) => [code, openPack(JSON.parse(artefact))]))
  const frozen = { ...row, snapshot: readSnapshot(snapshot), madeOn, validUntil }
  const sourcesOfNumber = async (number: number): Promise<Sources> => {
    const input = await documentInput({ ...frozen, number }, catalogues, noPictures, null)
    const made = await sourcesOf(reports.offer, input)
    if (!made.ok) throw new Error(made.message)
    return made.value
  }

  const same = await typeset(await sourcesOfNumber(number))
  if (!same.ok || same.value.pages !== pages)
    throw new Error(
      `The offer has not ${pages} pages${same.ok ? `, but ${same.value.pages}` : `: ${same.message}`}`,
    )
  const own = createHash('sha256').update(same.value.pdf).digest('hex')
  if (own !== hash) throw new Error('Typst made another PDF of what should be the same sources')
  return (turn: number) => sourcesOfNumber(1000 + turn)
}

async function typesetBare(sources: Sources | undefined): Promise<void> {
  const made = sources && (await typeset(sources))
  if (!made?.ok) throw new Error('Typst did not make the offer')
}

/** Typst in a process of its own, which is started with the work: to be timed. */
function bareTypst(folder: string, sources: Sources | undefined): () => Promise<unknown> {
  const given = join(folder, 'sources')
  writeFileSync(given, serialize(sources))
  const script = fileURLToPath(new URL('./bare-typst.ts', import.meta.url))
  const paths = [given, join(folder, 'bare.pdf'), join(folder, 'bare.svg')]
  return () => once(spawn(process.execPath, [script, ...paths]).stdout, 'data')
}
