import type { Databases } from '../database/databases.ts'
import type { FindSite } from '../tenants/site.ts'
import type { FileStores } from './file-store.ts'

/** What a route needs that sends files of a site. */
export type FileServing = {
  readonly databases: Databases
  readonly findSite: FindSite
  readonly files: FileStores
}
