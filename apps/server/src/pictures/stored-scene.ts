import type { Catalogue } from '@arredo/catalogue'
import { type ProjectDocument, readDocument } from '@arredo/project'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import { GiveUp } from '../jobs/give-up.ts'
import type { JobContext } from '../jobs/job-context.ts'

export type StoredScene = {
  readonly name: string
  readonly revision: number
  readonly document: ProjectDocument
  readonly packs: ReadonlyMap<string, Catalogue>
}

/** A project as it is stored now, with its packs opened. */
export function readStoredScene({ read, site }: JobContext, project: number): Promise<StoredScene> {
  const tenant = site.tenant.number
  return read(async (database) => {
    const row = await database
      .selectFrom('project')
      .where('tenant', '=', tenant)
      .where('number', '=', project)
      .select(['name', 'revision', 'document'])
      .executeTakeFirst()
    if (!row) throw new GiveUp('Project not found')

    const document = readDocument(row.document)
    if (!document.ok) throw new GiveUp(document.message)
    const packs = await openCatalogues(database, tenant, document.value.packs)
    return { name: row.name, revision: row.revision, document: document.value, packs }
  })
}
