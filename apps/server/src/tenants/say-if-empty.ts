import type { FastifyBaseLogger } from 'fastify'
import type { Databases } from '../database/databases.ts'

/** A first start: whoever reads the log learns what to do next. A database that is not there yet has `/readyz`. */
export async function sayIfEmpty(databases: Databases, log: FastifyBaseLogger): Promise<void> {
  try {
    const brand = await databases.withoutTenant((database) =>
      database.selectFrom('tenant').select('number').limit(1).executeTakeFirst(),
    )
    if (!brand) {
      log.warn('No brand yet, so every address is answered with "not found". Next: arredo brand new --help')
    }
  } catch {
    log.warn('The database does not answer as it should yet. A new one needs: arredo migrate')
  }
}
