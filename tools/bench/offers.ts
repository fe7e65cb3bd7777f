import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pack } from '@arredo/catalogue'
import type { OfferListing } from '@arredo/contract'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import { type ReportInput, renderDocument, reports } from '@arredo/reports'
import { findLanguage } from '@arredo/words'
import pg from 'pg'
import type { ChannelClient } from '../stack/channel-client.ts'
import { spawnWorker, stopChild } from '../stack/spawn-worker.ts'
import { compare, type Figure } from './compare.ts'

export type OfferBench = {
  readonly client: ChannelClient
  readonly appUrl: string
  readonly workerUrl: string
  readonly tenant: number
  readonly document: ProjectDocument
}

/**
 * From the click to the stored PDF and its preview, through channel, transaction, queue and worker, against
 * nothing but Typst making the same PDF and preview of the same data. Without a picture of the room: the stage
 * has a line of its own.
 */
export async function compareOffers(bench: OfferBench): Promise<readonly Figure[]> {
  const filesFolder = mkdtempSync(join(tmpdir(), 'arredo-bench-'))
  const worker = await spawnWorker(bench.workerUrl, { LOG_LEVEL: 'fatal', FILES_FOLDER: filesFolder })
  const sql = new pg.Client({ connectionString: bench.appUrl })
  await sql.connect()
  try {
    await sql.query("select set_config('app.tenant', $1, false)", [String(bench.tenant)])
    const project = await saveWithoutDrawing(bench)
    const first = await makeOffer(bench.client, sql, project)
    const input = await inputOf(sql, first)
    return await compare(
      'offer-made',
      (turn) => typeset({ ...input, number: `2026-${turn}` }),
      () => makeOffer(bench.client, sql, project),
      // Slow enough that few of them say enough.
      { warmUp: 4, rounds: 10, perRound: 4 },
    )
  } finally {
    await sql.end()
    await stopChild(worker)
    rmSync(filesFolder, { recursive: true })
  }
}

async function saveWithoutDrawing({ client, document }: OfferBench): Promise<number> {
  const rows = Object.fromEntries(
    Object.entries(document.rows).map(([id, row]) => [id, { ...row, flags: { ...row.flags, drawn: false } }]),
  )
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade({ ...document, rows }) }
  const saved = await client.call('projects/save', input)
  if (!saved.ok) throw new Error(saved.message)
  return saved.value.id
}

async function makeOffer(client: ChannelClient, sql: pg.Client, projectId: number): Promise<OfferListing> {
  const made = await client.call('offers/make', {
    projectId,
    revision: 1,
    idempotencyKey: randomUUID(),
    language: 'en',
    validDays: 30,
  })
  if (!made.ok) throw new Error(made.message)
  const { offer } = made.value
  const deadline = Date.now() + 60_000
  while (!(await isThere(sql, offer))) {
    if (Date.now() > deadline) throw new Error('The offer was not made')
    await pause(3)
  }
  return offer
}

async function isThere(sql: pg.Client, { id }: OfferListing): Promise<boolean> {
  const { rowCount } = await sql.query('select from offer where id = $1 and document is not null', [id])
  return rowCount === 1
}

async function typeset(input: ReportInput): Promise<void> {
  const made = await renderDocument(reports.offer, input)
  if (!made.ok) throw new Error(made.message)
}

/** What the worker was given, as the offer froze it. */
async function inputOf(sql: pg.Client, { id }: OfferListing): Promise<ReportInput> {
  const { rows } = await sql.query('select snapshot, made_on, valid_until from offer where id = $1', [id])
  const packs = await sql.query<{ code: string; artefact: string }>('select code, artefact from pack')
  const language = findLanguage('en')
  if (!language) throw new Error('English is missing')
  return {
    ...rows[0].snapshot,
    built: () => rows[0].snapshot.evaluation,
    evaluated: () => rows[0].snapshot.evaluation,
    catalogues: new Map(
      packs.rows.map(({ code, artefact }) => [code, { pack: JSON.parse(artefact) as Pack }]),
    ),
    answers: {},
    revision: 1,
    date: rows[0].made_on,
    validUntil: rows[0].valid_until,
    language,
    picture: null,
    views: [],
    text: (sentence, values = {}) =>
      sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
  }
}
