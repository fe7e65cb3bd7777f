import { contractVersion } from '@arredo/contract'
import type { FastifyInstance } from 'fastify'
import type { Databases } from '../database/databases.ts'
import { expectedMigration } from '../database/expected-migration.ts'
import type { RoomLeft } from './room-left.ts'

export type HealthOptions = {
  readonly databases: Databases
  readonly buildId: string
  readonly isStopping: () => boolean
  /** Asked when all else is well. */
  readonly roomLeft: Pick<RoomLeft, 'problem'>
}

/** `livez`: the process answers. `readyz`: it can do its work and is not about to leave. */
export function registerHealth(
  server: FastifyInstance,
  { databases, buildId, isStopping, roomLeft }: HealthOptions,
): void {
  server.get('/livez', async () => ({ ok: true }))
  server.get('/version', async () => ({ build: buildId, contract: contractVersion }))
  server.get('/readyz', async (_request, reply) => {
    const problem = isStopping()
      ? 'stopping'
      : ((await databaseProblem(databases)) ?? (await roomLeft.problem()))
    return reply
      .code(problem ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(problem ? { ok: false, problem } : { ok: true })
  })
}

async function databaseProblem(databases: Databases): Promise<string | null> {
  try {
    const newest = await databases.withoutTenant((database) =>
      database.selectFrom('pgmigrations').select('name').orderBy('name', 'desc').executeTakeFirst(),
    )
    return newest?.name === expectedMigration ? null : 'database is at another version'
  } catch {
    return 'database does not answer'
  }
}
