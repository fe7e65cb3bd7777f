import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { openPack, type Pack } from '@arredo/catalogue'
import { compileCatalogueFolder, readCatalogueSource } from '@arredo/cli'
import { everyGallery, toWireGallerySearch, toWireRecompute } from '@arredo/contract'
import { evaluateProject, type ProjectDocument } from '@arredo/project'
import type { ChannelClient } from '../stack/channel-client.ts'
import { benchDocument } from './bench-document.ts'
import { type BenchServer, withBenchServer } from './bench-server.ts'
import { said, save, undrawn } from './crowd.ts'
import { processFigures } from './process-figures.ts'
import { turnsOf } from './turns.ts'

/** Milliseconds of a processor that one call may take, and that the loop may be late under two connections. */
const mostCpu = 200
const mostLate = 200
/** The machine is shared. */
const gateFactor = 2
const seconds = 10
const tries = turnsOf(5)
const manyRows = 2_000
const kitchen = fileURLToPath(new URL('../../catalogues/kitchen', import.meta.url))

/** Calls that take more, of all threads together, and why they may; everything else is held to `mostCpu`. */
const exceptions: Readonly<Record<string, string>> = {
  'save-2000-rows': 'the most a project may hold: read and written here, priced in a thread beside',
  'offer-2000-rows': 'read here, priced and frozen in a thread beside, once for an offer of fifty pages',
  'recompute-2000-rows': 'the most rows that are taken: read and answered here, priced in a thread beside',
  'catalogue-check': 'tried with thousands of choices in a thread beside, one of a brand at a time',
}

/** The worst that is known, one after the other for its price, then two at a time for ten seconds. */
export async function benchWorst(print: (line: string) => void): Promise<boolean> {
  return withBenchServer(async (bench) => {
    // A processor for the server and one for whoever asks, so that the server is late by itself alone.
    const processors = availableParallelism()
    if (processors > 1) {
      pin(bench.pid, '0')
      pin(process.pid, '1')
    }
    const clients = await Promise.all([bench.newClient(), bench.newClient(), bench.newAuthor()])
    const [, , author] = clients
    try {
      const [first, second] = [
        await worstOf(bench, clients[0], author),
        await worstOf(bench, clients[1], author),
      ]
      let isWithin = true
      for (const [name, ask] of first) {
        await ask()
        const before = await processFigures(bench.metricsPort)
        for (let turn = 0; turn < tries; turn++) await ask()
        const after = await processFigures(bench.metricsPort)
        const cpu = (1000 * (after.cpuSeconds - before.cpuSeconds)) / tries
        const why = exceptions[name]
        const late = after.loopMax.toFixed(0)
        print(`worst-${name} ${cpu.toFixed(1)} ms CPU, loop late ${late} at most${why ? `  (${why})` : ''}`)
        isWithin &&=
          (why !== undefined || cpu <= gateFactor * mostCpu) && after.loopMax <= gateFactor * mostLate
      }

      await processFigures(bench.metricsPort)
      const until = performance.now() + seconds * 1000
      await Promise.all(
        [first, second].map(async (kinds) => {
          while (performance.now() < until) for (const [, ask] of kinds) await ask()
        }),
      )
      const { loopP99, loopMax } = await processFigures(bench.metricsPort)
      print(`worst-loop-p99 ${loopP99.toFixed(1)} ms, at most ${loopMax.toFixed(0)} -`)
      return isWithin && loopP99 <= gateFactor * mostLate
    } finally {
      for (const client of clients) client.close()
      if (processors > 1) pin(process.pid, `0-${processors - 1}`)
    }
  })
}

function pin(pid: number, processors: string): void {
  execFileSync('taskset', ['-acp', processors, String(pid)], { stdio: 'ignore' })
}

type Kind = readonly [name: string, ask: () => Promise<unknown>]

async function worstOf(
  { pack, port, host }: BenchServer,
  client: ChannelClient,
  author: ChannelClient,
): Promise<readonly Kind[]> {
  const large = undrawn(manyRowsOf(benchDocument(pack)))
  let at = await save(client, large, null, 0)
  const offered = await save(client, undrawn(manyRowsOf(benchDocument(pack), 'sold')), null, 0)
  const recompute = recomputing(large, await kitchenPack())
  const source = await readCatalogueSource(kitchen)
  const tooLong = 'x'.repeat(8_000_000)
  const report = JSON.stringify({ 'csp-report': { 'blocked-uri': 'a'.repeat(15_000) } })
  const search = { language: 'en', sort: 'relevance', limit: 40 } as const
  const send = (path: string, type: string, body: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...{ method: 'POST', body, headers: { 'content-type': type, host } },
    }).then((answer) => answer.text())
  return [
    [
      'save-2000-rows',
      async () => {
        at = await save(client, large, at.id, at.revision)
      },
    ],
    ['load-2000-rows', () => said(client.call('projects/load', { id: at.id }))],
    [
      'offer-2000-rows',
      () =>
        said(
          client.call('offers/make', {
            ...{ projectId: offered.id, revision: offered.revision, idempotencyKey: crypto.randomUUID() },
            ...{ language: 'en', validDays: 30 },
          }),
        ),
    ],
    ['recompute-2000-rows', () => said(client.call('projects/recomputePrices', recompute))],
    ['catalogue-check', () => said(author.call('catalogues/check', source))],
    ['furnished-rooms', () => said(client.call('galleries/search', toWireGallerySearch(everyGallery)))],
    ['body-of-8-MB', () => send('/api/projects/save', 'application/json', tooLong).catch(() => null)],
    ['policy-report', () => send('/policy-reports', 'application/csp-report', report)],
    ['search', () => said(client.call('catalogues/search', { ...search, text: 'zz aa '.repeat(30) }))],
  ]
}

/** No two alike, so that nothing is remembered from one to the next, or all of them in sizes that are sold. */
function manyRowsOf(document: ProjectDocument, sizes: 'any' | 'sold' = 'any'): ProjectDocument {
  const known = Object.values(document.rows)
  const rows = Array.from({ length: manyRows }, (_, index) => {
    const row = known[index % known.length]
    if (row?.kind !== 'article') throw new Error('The bench has other rows')
    const choices = sizes === 'sold' ? row.choices : { ...row.choices, W: 300 + (index % 900) }
    return [`row-${index}`, { ...row, id: `row-${index}`, order: index, choices }] as const
  })
  return { ...document, rows: Object.fromEntries(rows) }
}

async function kitchenPack(): Promise<Pack> {
  const compiled = await compileCatalogueFolder(kitchen)
  if (!compiled.ok) throw new Error('The kitchen cannot be compiled')
  return compiled.pack
}

/** As a client asks that shows the right prices, in the face with more lines. */
function recomputing(document: ProjectDocument, pack: Pack) {
  const catalogues = new Map([['KITCHEN', openPack(pack)]])
  const face = 'trade'
  const evaluation = evaluateProject(document, { catalogues, faces: [face], discounts: new Map() })
  return toWireRecompute(document, evaluation, { face, priceListVersion: pack.version })
}

/** `node tools/bench/worst.ts`: these lines alone. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!(await benchWorst(console.log)) && process.argv.includes('--gate')) process.exitCode = 1
}
