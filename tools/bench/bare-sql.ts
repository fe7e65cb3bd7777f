import { randomUUID } from 'node:crypto'
import pg from 'pg'

export type BareSql = {
  readonly load: (project: number) => Promise<string>
  readonly save: (project: number, revision: number, document: string) => Promise<void>
  readonly keep: (owner: string, key: string, changes: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** What a load and a save ask of PostgreSQL, by the same role under the same policies, with nothing around it. */
export async function bareSql(appUrl: string, tenant: number): Promise<BareSql> {
  const client = new pg.Client({ connectionString: appUrl })
  await client.connect()
  const begin = `begin; select set_config('app.tenant', '${tenant}', true)`
  return {
    async load(project) {
      await client.query(begin)
      const { rows } = await client.query<{ document: string }>(
        'select revision, saved_at, document::text, trade::text from project where tenant = $1 and number = $2',
        [tenant, project],
      )
      await client.query('commit')
      return rows[0]?.document ?? ''
    },
    async save(project, revision, document) {
      const key = randomUUID()
      const of = [tenant, project]
      await client.query(begin)
      await client.query('insert into idempotency (tenant, key, body_hash) values ($1, $2, $3)', [
        ...[tenant, key, Buffer.alloc(32)],
      ])
      await client.query(
        'select revision, status, trade from project where tenant = $1 and number = $2 for update',
        of,
      )
      await client.query(
        `update project set revision = $3, saved_at = now(), document = $4, trade = '{}' where tenant = $1 and number = $2`,
        [...of, revision, document],
      )
      await client.query(
        `insert into audit (tenant, id, actor, action, subject) values ($1, $2, 'bench', 'save', $3)`,
        [tenant, randomUUID(), `project ${project}`],
      )
      await client.query(`update idempotency set answer = '{}' where tenant = $1 and key = $2`, [tenant, key])
      await client.query('commit')
    },
    async keep(owner, key, changes) {
      await client.query(begin)
      await client.query(
        `insert into draft (tenant, owner, key, revision, version, name, changes, seq, kept_at)
         values ($1, $2, $3, 0, 1, 'bench', $4, 1, now())
         on conflict (tenant, owner, key) do update
         set changes = draft.changes || excluded.changes, seq = draft.seq + 1, kept_at = now()`,
        [tenant, owner, key, changes],
      )
      await client.query('commit')
    },
    close: () => client.end(),
  }
}
