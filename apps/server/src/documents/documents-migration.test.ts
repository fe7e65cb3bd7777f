import { expect, it } from 'vitest'
import { databaseBefore } from '../testing/database-before.ts'
import { queryAs } from '../testing/query-as.ts'

const insertOffer = `
  insert into offer (tenant, id, number, project, revision, language, made_on, valid_until, made_at, made_by, total,
    snapshot, job)
  values ($1, gen_random_uuid(), $2, 1, 1, 'en', '2026-04-01', '2026-05-01', '2026-04-01', 'Anna', '{}', $3,
    gen_random_uuid())`
const insertFile = `
  insert into file (tenant, id, hash, content_type, name, size, project)
  values ($1, gen_random_uuid(), encode(sha256($2::text::bytea), 'hex'), 'application/pdf', $2, 10, 1)`
/** As the worker of then left them. */
const finish = `
  update offer set pages = 3,
    document = (select id from file where name = 'pdf' || offer.number),
    preview = (select id from file where name = 'svg' || offer.number)
  where number = $1`
const documents = `
  select document.number, report, document.pages, page_width, document.snapshot ->> 'of' as says, (document.owner <> '') as owned,
    (select array_agg(file.name order by position) from document_file
      join file on file.id = document_file.file where document_file.document = document.id) as files
  from document join offer on offer.id = document.id order by document.number`

it('[D-259 part] what offers said and their files are documents, and so is what an older process still has in hand', async () => {
  const { database, as, addProject, migrate } = await databaseBefore('0037')
  const ofTheApp = (text: string, values: readonly unknown[]) =>
    queryAs(database.appUrl, text, { tenant: 1, values })
  const ofTheWorker = (text: string, values: readonly unknown[]) =>
    queryAs(database.workerUrl, text, { tenant: 1, values })
  try {
    for (const tenant of [1, 2]) {
      await addProject(tenant, 1)
      for (const name of ['pdf1', 'svg1', 'pdf2', 'svg2', 'pdf3', 'svg3'])
        await as(tenant, insertFile, [tenant, name])
      await as(tenant, insertOffer, [tenant, 1, { of: 'first' }])
      await as(tenant, finish, [1])
      await as(tenant, insertOffer, [tenant, 2, { of: 'second', paper: { name: 'Letter' } }])
      await as(tenant, `insert into offer_counter (tenant, last) values ($1, 2)`, [tenant])
    }
    expect(await migrate()).toContain('0037_documents')

    const first = { number: 1, report: 'offer', says: 'first', owned: true }
    const made = { ...first, pages: 3, page_width: 595.276, files: ['pdf1', 'svg1'] }
    const second = { ...first, number: 2, says: 'second' }
    const begun = { pages: null, page_width: 612, files: null }
    for (const tenant of [1, 2]) {
      expect(await as(tenant, documents)).toEqual([made, { ...second, ...begun }])
    }

    // The version before, while it is replaced: its worker ends one, its server makes another.
    await ofTheWorker(finish, [2])
    await ofTheApp(insertOffer, [1, 3, { of: 'third' }])
    await ofTheWorker(finish, [3])
    expect(await as(1, documents)).toEqual([
      made,
      { ...second, pages: 3, page_width: 612, files: ['pdf2', 'svg2'] },
      { ...first, number: 3, says: 'third', pages: 3, page_width: 595.276, files: ['pdf3', 'svg3'] },
    ])
    expect(await as(1, `select last from document_counter where report = 'offer'`)).toEqual([{ last: 3 }])
  } finally {
    await database.drop()
  }
})
