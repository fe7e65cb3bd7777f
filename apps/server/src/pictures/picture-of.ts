import { sql } from 'kysely'

export type ListedPicture = { readonly revision: number; readonly hash: string }

/**
 * The picture beside a query over projects, or null; selected as `picture`. A photograph that somebody chose stays,
 * whatever is saved and drawn later, until it is taken back.
 */
export const pictureOf = sql<ListedPicture | null>`coalesce((
  select jsonb_build_object('revision', photograph.revision, 'hash', file.hash)
  from photograph join file on file.tenant = photograph.tenant and file.id = photograph.preview
  where photograph.tenant = project.tenant and photograph.project = project.number and photograph.is_picture
), (
  select jsonb_build_object('revision', picture.revision, 'hash', picture.hash)
  from project_picture picture
  where picture.tenant = project.tenant and picture.project = project.number and picture.hash is not null
))`.as('picture')
