import { sql } from 'kysely'

export type ListedPicture = { readonly revision: number; readonly hash: string }

/** The picture beside a query over projects, or null; selected as `picture`. */
export const pictureOf = sql<ListedPicture | null>`(
  select jsonb_build_object('revision', picture.revision, 'hash', picture.hash)
  from project_picture picture
  where picture.tenant = project.tenant and picture.project = project.number and picture.hash is not null
)`.as('picture')
