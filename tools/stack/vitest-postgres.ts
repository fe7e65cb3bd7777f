import { migrate } from '@arredo/server/migrate'
import type { TestProject } from 'vitest/node'
import { createDatabase, dropDatabase, provisionRoles } from './provision.ts'
import { urlFor } from './roles.ts'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test file makes its own database from the migrated template. */
    readonly postgres: {
      readonly adminUrl: string
      readonly ownerUrl: string
      readonly appUrl: string
      readonly workerUrl: string
      readonly template: string
    }
  }
}

/** One PostgreSQL for all files of a project, migrated once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ durable: false })
  const { adminUrl } = postgres
  const template = `arredo_template_${process.pid}`
  await provisionRoles(adminUrl)
  await createDatabase(adminUrl, template)
  await migrate(urlFor(adminUrl, 'arredo_owner', template))
  project.provide('postgres', {
    adminUrl,
    ownerUrl: urlFor(adminUrl, 'arredo_owner', ''),
    appUrl: urlFor(adminUrl, 'arredo_app', ''),
    workerUrl: urlFor(adminUrl, 'arredo_worker', ''),
    template,
  })

  return async () => {
    await dropDatabase(adminUrl, template)
    await postgres.stop()
  }
}
