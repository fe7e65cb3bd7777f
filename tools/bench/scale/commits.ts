import pg from 'pg'

/** What a commit waits for: nothing of others, the notice that PostgreSQL hands out in order, or one tenant's counter. */
const kinds = {
  alone: 'select 1',
  notice: "select pg_notify('arredo_bench', '1')",
  'one-tenant': "select set_config('app.tenant', '1', true), emit_event('bench', '1', 'nobody')",
} as const

const connections = 16
const rounds = 3
const milliseconds = 3_000

/** Commits per second of 16 connections, each with a row of its own, on a durable database; the best of three rounds. */
export async function commitRates(adminUrl: string): Promise<ReadonlyMap<string, number>> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: adminUrl })
      await client.connect()
      return client
    }),
  )
  const [first] = clients
  await first?.query('create table bench_commit (id integer primary key, used integer)')
  await first?.query(`insert into bench_commit select id, 0 from generate_series(1, ${connections}) id`)
  const best = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    for (const [kind, statement] of Object.entries(kinds)) {
      const rate = await rateOf(clients, statement)
      best.set(kind, Math.max(rate, best.get(kind) ?? 0))
    }
  }
  await first?.query('drop table bench_commit')
  await Promise.all(clients.map((client) => client.end()))
  return best
}

async function rateOf(clients: readonly pg.Client[], statement: string): Promise<number> {
  const begun = performance.now()
  const done = await Promise.all(
    clients.map(async (client, index) => {
      const turn = `begin; update bench_commit set used = used + 1 where id = ${index + 1}; ${statement}; commit`
      let count = 0
      for (; performance.now() - begun < milliseconds; count++) await client.query(turn)
      return count
    }),
  )
  return done.reduce((sum, count) => sum + count, 0) / ((performance.now() - begun) / 1000)
}
