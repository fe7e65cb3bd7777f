import { sql } from 'kysely'

/** D-85: the numbers of a project's change orders, beside a query over projects; selected as `changes`. */
export const changesOf = sql<string>`coalesce((
  select string_agg(change.number::text, ',' order by change.number) from (
    select number from project other
    where other.tenant = project.tenant and other.change_of = project.number and other.deleted_at is null
    order by number desc limit 20
  ) change
), '')`.as('changes')
