import { ProjectVersion } from '@arredo/contract'
import type { Database } from '../../database/databases.ts'

export async function versionsOf(
  database: Database,
  tenant: number,
  project: number,
): Promise<ProjectVersion[]> {
  const rows = await database
    .selectFrom('project_version')
    .where('tenant', '=', tenant)
    .where('project', '=', project)
    .select(['name', 'revision', 'made_at', 'made_by', 'article_count', 'price'])
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ name, revision, made_at, made_by, article_count, price }) =>
    ProjectVersion.parse({
      ...{ name, revision, madeAt: made_at.toISOString(), madeBy: made_by },
      ...{ articleCount: article_count, price },
    }),
  )
}
