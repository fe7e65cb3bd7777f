/// <reference path="../../../../tools/stack/vitest-postgres.ts" />
import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { queryAs } from './query-as.ts'

export type TestDatabase = {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly workerUrl: string
  readonly adminUrl: string
  readonly drop: () => Promise<void>
}

/** A database of its own for one test file, copied from the migrated template. */
export function createTestDatabase(): Promise<TestDatabase> {
  return create(`template ${inject('postgres').template}`)
}

/** One without any tables, for tests of migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create('')
}

async function create(from: string): Promise<TestDatabase> {
  const { adminUrl, ownerUrl, appUrl, workerUrl } = inject('postgres')
  const name = `arredo_test_${randomBytes(6).toString('hex')}`
  await queryAs(adminUrl, `create database ${name} ${from} owner arredo_owner`)
  return {
    ownerUrl: ownerUrl + name,
    appUrl: appUrl + name,
    workerUrl: workerUrl + name,
    adminUrl: adminUrl.replace(/[^/]*$/, name),
    drop: async () => void (await queryAs(adminUrl, `drop database ${name} with (force)`)),
  }
}
