import { randomUUID } from 'node:crypto'
import { StoredDocument, StoredTrade } from '@arredo/contract'
import { writeAudit } from '../../audit/write-audit.ts'
import { fail, type Handler } from '../../channel/handler.ts'
import type { Database } from '../../database/databases.ts'
import { saveProject } from '../save-project.ts'
import { savedMeanwhile } from '../saved-meanwhile.ts'
import { visibleProjects } from '../visible-projects.ts'
import { keepVersion } from './keep-version.ts'
import { versionNamed } from './version-named.ts'

/** a save like any other, of what was kept; what the project is now is kept first, in the same transaction. */
export const restoreVersion: Handler<'projects/prjVersionRestore'> = {
  transaction: 'one',
  async run(context, { id, versionName, keepAs, revision }) {
    const { site, caller, database, now } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const stored = await visibleProjects(database, tenant, caller.profile)
      .where('number', '=', id)
      .select(['number', 'revision', 'saved_at', 'saved_by'])
      .forUpdate()
      .executeTakeFirst()
    if (!stored) return fail('notFound', 'Project not found')
    if (revision !== undefined && revision !== stored.revision) return savedMeanwhile(stored)
    const version = await versionNamed(database, tenant, id, versionName)
      .select(['name', 'revision', 'document', 'trade'])
      .executeTakeFirst()
    if (!version) return fail('notFound', 'There is no such version any more')
    const document = StoredDocument.safeParse(version.document)
    const trade = StoredTrade.safeParse(version.trade)
    if (!document.success || !trade.success) return fail('invalid', 'This version cannot be read')

    if (!(await isKept(database, tenant, id, stored.revision))) {
      const name = keepAs ?? now.toISOString().slice(0, 19).replace('T', ' ')
      const free = await freeName(database, tenant, id, name)
      const kept = await keepVersion(database, { tenant, project: id, name: free, caller, now })
      if (!kept.ok) return fail('invalid', kept.message)
    }
    const saved = await saveProject.run(context, {
      ...{ id, revision: stored.revision, idempotencyKey: randomUUID() },
      ...{ document: document.data, trade: trade.data },
    })
    if (saved.ok) {
      const details = { name: version.name, revision: stored.revision + 1, from: version.revision }
      await writeAudit(database, tenant, caller, 'restoreVersion', `project ${id}`, details)
    }
    return saved
  },
}

/** Whether the present is a version already: who goes back and forth does not pile up copies. */
async function isKept(
  database: Database,
  tenant: number,
  project: number,
  revision: number,
): Promise<boolean> {
  const found = await database
    .selectFrom('project_version')
    .where('tenant', '=', tenant)
    .where('project', '=', project)
    .where('revision', '=', revision)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The name, or the name with a number behind it. */
async function freeName(database: Database, tenant: number, project: number, name: string): Promise<string> {
  const taken = await database
    .selectFrom('project_version')
    .where('tenant', '=', tenant)
    .where('project', '=', project)
    .select('name')
    .execute()
  const names = new Set(taken.map(({ name: other }) => other.toLowerCase()))
  const short = name.slice(0, 95)
  for (let turn = 2; ; turn++) {
    const free = turn === 2 ? name : `${short} ${turn - 1}`
    if (!names.has(free.toLowerCase())) return free
  }
}
