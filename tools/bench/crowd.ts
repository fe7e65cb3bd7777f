import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import type { ChannelClient } from '../stack/channel-client.ts'
import { benchDocument } from './bench-document.ts'
import { type BenchServer, withBenchServer } from './bench-server.ts'
import { processFigures } from './process-figures.ts'

const sellers = 8
const seconds = 10
/** Milliseconds the loop may be late; the gate lets more pass, because the machine is shared. */
const aim = 30
const gateFactor = 4

/**
 * Eight sellers save 60 rows each without pause while one makes offers: how late the server's thread is. Then a
 * mix as a day has it (mostly looking, some saving): calls for each second of a processor.
 */
export async function benchCrowd(print: (line: string) => void): Promise<boolean> {
  return withBenchServer(async (bench) => {
    const saving = await busy(bench, seconds, (client, document, index) =>
      index === sellers ? offering(client, document) : savingOn(client, document),
    )
    print(`crowd-loop-p99 ${saving.loopP99.toFixed(1)} ms -`)
    print(
      `crowd-calls ${saving.calls} in ${seconds} s, ${saving.perCpu.toFixed(0)} per second of a processor`,
    )
    const mixed = await busy(bench, seconds, (client, document) => aDay(client, document))
    print(`mixed-calls ${mixed.perCpu.toFixed(0)} per second of a processor`)
    print(`mixed-loop-p99 ${mixed.loopP99.toFixed(1)} ms -`)
    return saving.loopP99 <= gateFactor * aim
  })
}

/** Gives the next call each time it is asked. */
type Habit = () => Promise<unknown>

async function busy(
  { newClient, pack, metricsPort }: BenchServer,
  seconds: number,
  habitOf: (client: ChannelClient, document: ProjectDocument, index: number) => Promise<Habit>,
) {
  const clients = await Promise.all(Array.from({ length: sellers + 1 }, newClient))
  try {
    const habits = await Promise.all(
      clients.map((client, index) => habitOf(client, benchDocument(pack), index)),
    )
    const begun = await processFigures(metricsPort)
    const until = performance.now() + seconds * 1000
    let calls = 0
    await Promise.all(
      habits.map(async (next) => {
        for (; performance.now() < until; calls++) await next()
      }),
    )
    const { cpuSeconds, loopP99 } = await processFigures(metricsPort)
    return { calls, loopP99, perCpu: calls / (cpuSeconds - begun.cpuSeconds) }
  } finally {
    for (const client of clients) client.close()
  }
}

async function savingOn(client: ChannelClient, document: ProjectDocument): Promise<Habit> {
  let at = await save(client, document, null, 0)
  return async () => {
    at = await save(client, document, at.id, at.revision)
  }
}

async function offering(client: ChannelClient, document: ProjectDocument): Promise<Habit> {
  const { id: projectId, revision } = await save(client, undrawn(document), null, 0)
  const how = { language: 'en', validDays: 30 }
  return async () =>
    said(client.call('offers/make', { projectId, revision, idempotencyKey: randomUUID(), ...how }))
}

/** Of ten calls six open or list, two search, one saves, one asks for the session. */
async function aDay(client: ChannelClient, document: ProjectDocument): Promise<Habit> {
  let at = await save(client, document, null, 0)
  const { id } = at
  const search = { language: 'en', sort: 'relevance', limit: 40 } as const
  const day: readonly Habit[] = [
    () => said(client.call('projects/load', { id })),
    () => said(client.call('projects/list', {})),
    () => said(client.call('catalogues/search', { ...search, text: 'base 60' })),
    () => said(client.call('projects/load', { id })),
    async () => {
      at = await save(client, document, at.id, at.revision)
    },
    () => said(client.call('catalogues/list', {})),
    () => said(client.call('projects/load', { id })),
    () => said(client.call('auth/session', {})),
    () => said(client.call('catalogues/search', { ...search, text: 'drawers' })),
    () => said(client.call('jobs/list', {})),
  ]
  let turn = 0
  return () => day[turn++ % day.length]?.() ?? Promise.resolve()
}

/** What is tried is the offer's call: nobody draws here. */
export function undrawn(document: ProjectDocument): ProjectDocument {
  const rows = Object.entries(document.rows).map(([id, row]) => [
    id,
    { ...row, flags: { ...row.flags, drawn: false } },
  ])
  return { ...document, rows: Object.fromEntries(rows) }
}

export async function save(
  client: ChannelClient,
  document: ProjectDocument,
  id: number | null,
  revision: number,
): Promise<{ readonly id: number; readonly revision: number }> {
  const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
  return said(client.call('projects/save', input))
}

export async function said<Value>(
  asked: Promise<
    { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string }
  >,
): Promise<Value> {
  const answer = await asked
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

/** `node tools/bench/crowd.ts`: these lines alone. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!(await benchCrowd(console.log)) && process.argv.includes('--gate')) process.exitCode = 1
}
