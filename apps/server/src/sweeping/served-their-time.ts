import { daysInBin } from '@arredo/contract'
import { type RawBuilder, sql } from 'kysely'
import { unlistedTasks } from '../jobs/unlisted-tasks.ts'

/**
 * Which rows of a tenant may go, one line per table and in the order of the sweep; whatever is not here stays for
 * ever. docs/operations.md says the same to operators.
 */
export function servedTheirTime(tenant: number): Readonly<Record<string, RawBuilder<unknown>>> {
  return {
    session: sql`expires_at < now()`,
    // Four times as long as an attempt counts.
    rate_limit: sql`window_start < now() - interval '1 hour'`,
    // As long as a session: nobody can still be trying again with the same key.
    idempotency: sql`created_at < now() - interval '7 days'`,
    file_link: sql`expires_at < now()`,
    // A link that is followed late is still told why it leads nowhere.
    mail_code: sql`expires_at < now() - interval '7 days'`,
    room_code: sql`expires_at < now()`,
    event: sql`at < now() - interval '10 minutes'`,
    // A person who has not come back to it in a month will not.
    draft: sql`kept_at < now() - interval '30 days'`,
    pack_draft: sql`checked_at < now() - interval '14 days'`,
    photograph: sql`(${forgottenPhotographs}) or project in (${leftInBin(tenant)})`,
    document: forgottenDocuments(tenant),
    job: endedJobs,
    file: loosePictures,
    project: sql`(number in (${leftInBin(tenant)}) or (${forgottenRooms})) and ${nothingHangsOnIt}`,
    notification: sql`made_at < now() - interval '90 days'`,
    scene_file: sql`used_at < now() - interval '2 days'`,
    // D-85: their words go with them.
    customer: sql`removed_at < now() - interval '30 days'`,
    texture: unnamedTextures(tenant),
    underlay: unnamedUnderlays(tenant),
  }
}

/**
 * D-85, D-124: projects that nobody brought back in time, with their versions, pictures and notifications; those of
 * which an offer was made stay.
 */
function leftInBin(tenant: number): RawBuilder<unknown> {
  return sql`
    select binned.number from project binned
    where binned.tenant = ${tenant} and binned.deleted_at < now() - make_interval(days => ${daysInBin})
      and not exists (
        select from offer where offer.tenant = binned.tenant and offer.project = binned.number
      )`
}

/** Files that were made of it go before it does, a night before where they are younger. */
const nothingHangsOnIt = sql`
  not exists (select from file where file.tenant = project.tenant and file.project = project.number)
  and not exists (
    select from photograph where photograph.tenant = project.tenant and photograph.project = project.number
  )
  and not exists (
    select from document where document.tenant = project.tenant and document.project = project.number
  )`

/** D-132: of guests whose session and code are over, a quarter after they last saved; what a shop has stays. */
const forgottenRooms = sql`
  owner like 'guest:%' and shop is null and saved_at < now() - interval '90 days'
  and not exists (
    select from session where session.tenant = project.tenant and 'guest:' || session.id = project.owner
  )
  and not exists (select from room_code where room_code.tenant = project.tenant and room_code.project = project.number)`

/** What nothing came of, and drafts that nobody chose; both were there to be looked at once. */
const forgottenPhotographs = sql`
  asked_at < now() - interval '30 days'
  and (file is null or quality = 'draft') and not is_cover and not is_picture
  and not exists (
    select from job where job.tenant = photograph.tenant and job.id = photograph.job and job.finished_at is null
  )`

/** Looks were there to be looked at once; what was never saved has nobody else to find it. */
function forgottenDocuments(tenant: number): RawBuilder<unknown> {
  return sql`
    (number is null and made_at < now() - interval '1 day')
    or (project is null and made_at < now() - interval '30 days')
    or project in (${leftInBin(tenant)})`
}

/** A document without its files needs its job: it can be started again. */
const endedJobs = sql`
  finished_at < now() - case when task = any (${unlistedTasks}) then interval '2 days' else interval '30 days' end
  and not exists (
    select from document where document.tenant = job.tenant and document.job = job.id and document.pages is null
  )`

/** Pictures somebody asked for once; they go when the job that says where they are does. */
const loosePictures = sql`
  created_at < now() - interval '30 days'
  and not exists (
    select from document_file where document_file.tenant = file.tenant and document_file.file = file.id
  )
  and not exists (select from photograph where photograph.tenant = file.tenant and photograph.file = file.id)
  and not exists (select from photograph where photograph.tenant = file.tenant and photograph.preview = file.id)
  and not exists (
    select from photograph where photograph.tenant = file.tenant and file.id = any (photograph.earlier_previews)
  )`

/** Uploaded and never published, or shown by a draft or room that is gone. Packs stay, and so do all their textures. */
function unnamedTextures(tenant: number): RawBuilder<unknown> {
  return sql`
    put_at < now() - interval '14 days'
    and hash not in (
      select unnest(files) from pack where tenant = ${tenant}
      union all select unnest(files) from pack_draft where tenant = ${tenant}
      union all select unnest(named_files(picture)) from gallery where tenant = ${tenant} and picture is not null
    )`
}

/** Uploaded for a project that was never saved, or taken away from all and their versions since; no logo of a version. */
function unnamedUnderlays(tenant: number): RawBuilder<unknown> {
  return sql`
    put_at < now() - interval '30 days'
    and hash not in (
      select left(named.name, 64)
      from (
        select document from project where tenant = ${tenant}
        union all select document from project_version where tenant = ${tenant}
      ) stored, lateral (
        select value ->> 'file' as name from jsonb_each(coalesce(stored.document -> 'underlays', '{}'))
        union all select value ->> 'picture' from jsonb_each(coalesce(stored.document -> 'views', '{}'))
      ) named
      where named.name is not null
      union all select left(settings ->> 'logo', 64) from paper where tenant = ${tenant} and settings ? 'logo'
    )`
}
