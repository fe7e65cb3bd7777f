import { migrate } from '@arredo/server/migrate'
import pg from 'pg'
import { createDatabase, dropDatabase, provisionRoles } from '../stack/provision.ts'
import { adminUrlFor, urlFor } from '../stack/roles.ts'
import { startPostgres } from '../stack/start-postgres.ts'
import { emptyShelves, fillShelves } from './search-shelves.ts'
import { appSide, bareSide, type Side } from './search-sides.ts'
import { type QueryKind, queryKinds } from './search-wishes.ts'

/**
 * `npm run bench:search`: 1,000,000 articles in 50 tenants. Every kind of search as the app asks it, against the
 * same SQL by somebody no policy binds, in turns; `-- --gate` fails above the aims. `-- --articles 100000` is quicker.
 */
const aims = { bare: 1.5, typo: 3 }
const tenants = 50
const perTenant = Math.round(numberAfter('--articles', 1_000_000) / tenants)
const turns = numberAfter('--turns', 200)
/** The best of these is what a query takes; whatever else the machine did falls out. */
const repeats = 2
const warmUp = 10
const database = 'arredo_bench_search'

const postgres = await startPostgres({ durable: false, ownOnly: true })
let isWithin = true
try {
  const { adminUrl } = postgres
  await provisionRoles(adminUrl)
  await dropDatabase(adminUrl, database)
  await createDatabase(adminUrl, database)
  await migrate(urlFor(adminUrl, 'arredo_owner', database))
  const admin = new pg.Client({ connectionString: adminUrlFor(adminUrl, database) })
  await admin.connect()
  const started = performance.now()
  await fillShelves(admin, await emptyShelves(admin, tenants), perTenant)
  const filled = await admin.query(`select (select count(*) from article) as articles,
    (select count(*) from article_word where tenant = 1) as words,
    pg_size_pretty(pg_total_relation_size('article')) as size, version() as version`)
  await admin.end()
  const { articles, words, size, version } = filled.rows[0]
  console.log(`${String(version).split(' on ')[0]}: ${articles} articles, ${words} words per tenant, ${size}`)
  console.log(`filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)

  const app = await appSide(urlFor(adminUrl, 'arredo_app', database))
  const bare = await bareSide(adminUrlFor(adminUrl, database))
  console.log(line('', 'found', 'bare p50', 'p95 ms', 'app p50', 'p95 ms', 'p50 ×', 'p95 ×'))
  const measured = queryKinds.map((kind) => ({
    kind,
    bare: [] as number[],
    app: [] as number[],
    totals: [] as number[],
  }))
  // All kinds in every turn: typing mistakes are compared with plain text, so both must meet the same machine.
  for (let turn = 0; turn < warmUp + turns; turn++) {
    for (const { kind, ...times } of measured) {
      const best = await bestOf(kind, turn, { bare, app })
      if (turn < warmUp) continue
      times.bare.push(best.bare)
      times.app.push(best.app)
      times.totals.push(best.total)
    }
  }
  const figures = new Map(measured.map((times) => [times.kind.name, report(times)]))
  for (const words of ['one word', 'two words']) {
    const p95 = (kind: string) => figures.get(`${kind}, ${words}`)?.p95 ?? Number.NaN
    const ratio = p95('typo') / p95('text')
    const isNear = ratio <= aims.typo
    if (!isNear) isWithin = false
    console.log(`typo p95 ${ratio.toFixed(2)} × text p95, ${words}${isNear ? '' : '  above the aim'}`)
  }
  await app.close()
  await bare.close()
} finally {
  await postgres.stop()
}
if (!isWithin && process.argv.includes('--gate')) process.exitCode = 1

type Quantiles = { readonly p50: number; readonly p95: number }

async function bestOf(kind: QueryKind, turn: number, sides: { readonly bare: Side; readonly app: Side }) {
  const tenant = ((turn * 7) % tenants) + 1
  const best = { bare: Number.POSITIVE_INFINITY, app: Number.POSITIVE_INFINITY, total: 0 }
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const name of (turn + repeat) % 2 === 0 ? (['bare', 'app'] as const) : (['app', 'bare'] as const)) {
      const start = performance.now()
      const { total } = await sides[name].search(kind, tenant, turn)
      best[name] = Math.min(best[name], performance.now() - start)
      best.total = total
    }
  }
  return best
}

type Measured = {
  readonly kind: QueryKind
  readonly bare: readonly number[]
  readonly app: readonly number[]
  readonly totals: readonly number[]
}

function report({ kind, bare, app, totals }: Measured): Quantiles {
  const [ofBare, ofApp] = [quantiles(bare), quantiles(app)]
  const ratios = [ofApp.p50 / ofBare.p50, ofApp.p95 / ofBare.p95]
  const isNear = ratios.every((ratio) => ratio <= aims.bare)
  if (!isNear) isWithin = false
  const shown = [ofBare.p50, ofBare.p95, ofApp.p50, ofApp.p95, ...ratios].map((value) => value.toFixed(2))
  console.log(line(kind.name, String(quantiles(totals).p50), ...shown) + (isNear ? '' : '  above the aim'))
  return ofApp
}

function quantiles(times: readonly number[]): Quantiles {
  const sorted = times.toSorted((one, two) => one - two)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95) }
}

function line(name: string, ...cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(10)).join('')
}

function numberAfter(flag: string, usual: number): number {
  const place = process.argv.indexOf(flag)
  return place < 0 ? usual : Number(process.argv[place + 1])
}
