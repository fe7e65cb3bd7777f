import { contractVersion } from '@arredo/contract'
import type { FastifyInstance } from 'fastify'
import type { Databases } from '../database/databases.ts'
import { notAnswering, otherVersion, type VersionWatch } from '../database/version-watch.ts'
import type { RoomLeft } from './room-left.ts'

export type HealthOptions = {
  readonly databases: Pick<Databases, 'cells'>
  readonly versions: Pick<VersionWatch, 'problemOf'>
  readonly buildId: string
  readonly isStopping: () => boolean
  /** Asked when all else is well. */
  readonly roomLeft: Pick<RoomLeft, 'problem'>
}

/** `livez`: the process answers. `readyz`: it can do its work and is not about to leave. */
export function registerHealth(
  server: FastifyInstance,
  { databases, versions, buildId, isStopping, roomLeft }: HealthOptions,
): void {
  server.get('/livez', async () => ({ ok: true }))
  server.get('/version', async () => ({ build: buildId, contract: contractVersion }))
  server.get('/readyz', async (_request, reply) => {
    const problem = isStopping()
      ? 'stopping'
      : ((await databaseProblem(databases.cells, versions)) ?? (await roomLeft.problem()))
    return reply
      .code(problem ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(problem ? { ok: false, problem } : { ok: true })
  })
}

/** One cell that can be worked with is enough: those of the others are told so by their own. */
async function databaseProblem(
  cells: readonly string[],
  { problemOf }: Pick<VersionWatch, 'problemOf'>,
): Promise<string | null> {
  const problems: string[] = []
  const asked = cells.map(async (cell) => {
    const problem = await problemOf(cell)
    if (problem === null) return
    problems.push(problem)
    throw new Error(problem)
  })
  return Promise.any(asked).then(
    () => null,
    () => problems.find((problem) => problem === otherVersion) ?? notAnswering,
  )
}
