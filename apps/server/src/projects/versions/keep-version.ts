import { mostVersions } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import { sql } from 'kysely'
import type { Caller } from '../../auth/caller.ts'
import type { Database } from '../../database/databases.ts'
import { uuidv7 } from '../../uuidv7.ts'

export type Keeping = {
  readonly tenant: number
  readonly project: number
  readonly name: string
  readonly caller: Caller
  readonly now: Date
}

/** The project as it is stored now, under a name; whoever calls has it locked. */
export async function keepVersion(
  database: Database,
  { tenant, project, name, caller, now }: Keeping,
): Promise<Result<true>> {
  const { count } = await database
    .selectFrom('project_version')
    .where('tenant', '=', tenant)
    .where('project', '=', project)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostVersions) return refuse('There are too many versions. Remove one first')

  const { rows } = await sql<{ id: string }>`
    insert into project_version (tenant, id, project, name, revision, document, trade, price, article_count, picture,
      made_at, made_by)
    select project.tenant, ${uuidv7(now.getTime())}, number, ${name}, project.revision, document, trade, price,
      article_count, picture.hash, ${now}, ${caller.profile.displayName}
    from project left join project_picture picture on picture.tenant = project.tenant
      and picture.project = number and picture.revision = project.revision
    where project.tenant = ${tenant} and number = ${project}
    on conflict (tenant, project, lower(name)) do nothing
    returning id`.execute(database)
  return rows.length === 1 ? done(true) : refuse('There is a version of this name already')
}
