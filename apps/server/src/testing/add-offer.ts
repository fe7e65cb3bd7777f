import { randomUUID } from 'node:crypto'

type AsOwner = (text: string, values: readonly unknown[]) => Promise<unknown>

type NewOffer = {
  readonly project: number
  readonly tenant?: number
  readonly job?: unknown
  readonly files?: readonly string[]
}

/** An offer as its call leaves it, and with files as the worker does: the PDF, then the picture of its pages. */
export async function addOffer(
  asOwner: AsOwner,
  { project, tenant = 1, job = randomUUID(), files = [] }: NewOffer,
): Promise<void> {
  const document = randomUUID()
  await asOwner(
    `with made as (
       insert into document (tenant, id, report, number, project, revision, owner, language, made_on, made_at, made_by,
         answers, snapshot, job, pages, page_width, page_height)
       select $5, $2, 'offer', coalesce(max(number), 0) + 1, $1, 1, 'Anna', 'en', '2020-01-01', now(), 'Anna', '{}',
         '{}', $3, $4, 595, 842 from offer
       returning *
     )
     insert into offer (tenant, id, number, project, revision, language, made_on, valid_until, made_at, made_by, total, job)
     select tenant, id, number, project, revision, language, made_on, '2020-02-01', made_at, made_by,
       '{"total":1,"currency":"EUR","withVat":true,"priceList":"L"}', job from made`,
    [project, document, job, files.length > 0 ? 1 : null, tenant],
  )
  for (const [position, file] of files.entries()) {
    await asOwner(
      `insert into document_file (tenant, document, position, format, file) values ($5, $1, $2, $3, $4)`,
      [document, position, position === 0 ? 'pdf' : 'preview', file, tenant],
    )
  }
}
