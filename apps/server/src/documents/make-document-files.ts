import type { Catalogue } from '@arredo/catalogue'
import type { DocumentFormat } from '@arredo/contract'
import {
  type AnyReport,
  coverViews,
  type FurtherFile,
  findReport,
  furtherFiles,
  sourcesOf,
} from '@arredo/reports'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import { addFile, type FileContentType } from '../files/add-file.ts'
import { GiveUp } from '../jobs/give-up.ts'
import type { JobContext, JobHandler } from '../jobs/job-context.ts'
import { uuidv7 } from '../uuidv7.ts'
import { documentInput, type FrozenDocument } from './document-input.ts'
import {
  type DocumentPictures,
  documentPictures,
  keptPicture,
  keptPictures,
  noPictures,
} from './document-pictures.ts'
import { readSnapshot } from './document-snapshot.ts'

export const makeDocumentFiles: JobHandler<'documents/make'> = (context, { document }) =>
  makeFiles(context, document)

export const makeDocumentLook: JobHandler<'documents/look'> = (context, { document }) =>
  makeFiles(context, document)

/** An offer's document has the offer's own id. */
export const makeOfferFiles: JobHandler<'offer/make'> = async (context, { offer }) => {
  const { file, pages } = await makeFiles(context, offer)
  return { document: file, pages }
}

type MadeFile = {
  readonly format: DocumentFormat | 'preview'
  readonly bytes: Uint8Array
  readonly name: string
  /** Of one that is being kept already. */
  readonly hash?: Promise<string>
}

const contentTypes: Readonly<Record<MadeFile['format'], FileContentType>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  dxf: 'image/vnd.dxf',
  preview: 'image/svg+xml',
}

/** Snapshot → pages, lists and drawings → files → the document's row, which changes together with the job. */
async function makeFiles(context: JobContext, id: string): Promise<{ file: string; pages: number }> {
  const { document, report, project, owner, isInternal, catalogues } = await readFrozen(context, id)
  const { number } = document
  const pictures = await picturesOf(context, report, document, catalogues)
  const { file } = document.snapshot.letterhead.logo
  const logo = file === null ? null : await keptPicture(context, file)
  const input = await documentInput(document, catalogues, pictures, logo)
  const sources = await sourcesOf(report, input)
  if (!sources.ok) throw new GiveUp(sources.message)
  const put = ({ bytes }: Pick<MadeFile, 'bytes'>) => context.files.put(bytes)
  const early: { preview?: { readonly bytes: Uint8Array; readonly hash: Promise<string> } } = {}
  const typeset = await context.typesetter.typeset(sources.value, {
    signal: context.signal,
    // The larger of both: on its way to the disk while the PDF is being written.
    onPreview(preview) {
      const bytes = Buffer.from(preview)
      const hash = put({ bytes })
      hash.catch(() => {})
      early.preview = { bytes, hash }
    },
  })
  if (!typeset.ok) throw new GiveUp(typeset.message)

  const { pdf, preview, pages, page } = typeset.value
  const name = [input.text(report.title), input.number].filter(Boolean).join(' ')
  const made: readonly MadeFile[] = [
    { format: 'pdf', bytes: pdf, name: `${name}.pdf` },
    ...(number === null ? [] : furtherFiles(report, input, name).map(withEnding)),
    { format: 'preview', name: `${name}.svg`, ...(early.preview ?? { bytes: Buffer.from(preview) }) },
  ]
  const files = await Promise.all(
    made.map(async (file) => ({ ...file, id: uuidv7(), hash: await (file.hash ?? put(file)) })),
  )

  const tenant = context.site.tenant.number
  context.onDone(async (database) => {
    // Sent together, run in this order.
    await Promise.all([
      ...files.map(({ id: file, format, name, bytes, hash }) =>
        addFile(database, {
          ...{ tenant, id: file, hash, size: bytes.length, name, project, owner },
          ...{ contentType: contentTypes[format], isInternal },
        }),
      ),
      database
        .insertInto('document_file')
        .values(
          files.map(({ id: file, format }, position) => ({ tenant, document: id, position, format, file })),
        )
        .execute(),
      database
        .updateTable('document')
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .set({ pages, page_width: page.width, page_height: page.height })
        .executeTakeFirstOrThrow(),
    ])
  })
  return { file: files[0]?.id ?? '', pages }
}

/** A look is looked at while somebody types: it has the plan, and pictures there are, where taking them lasts seconds. */
async function picturesOf(
  context: JobContext,
  report: AnyReport,
  { snapshot, number, answers }: FrozenDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
): Promise<DocumentPictures> {
  const { pictures } = report
  if (!pictures || answers.picture === false) return noPictures
  if (number !== null) {
    const covers = coverViews(report, { ...snapshot, answers })
    return documentPictures(context, snapshot, catalogues, pictures, covers)
  }
  return pictures === 'all' ? keptPictures(context, snapshot) : noPictures
}

function withEnding({ name, ...file }: FurtherFile): MadeFile {
  return { ...file, name: `${name}.${file.format}` }
}

function readFrozen({ read, site }: JobContext, id: string) {
  const tenant = site.tenant.number
  return read(async (database) => {
    const row = await database
      .selectFrom('document')
      .leftJoin('offer', (join) =>
        join.onRef('offer.tenant', '=', 'document.tenant').onRef('offer.id', '=', 'document.id'),
      )
      .where('document.tenant', '=', tenant)
      .where('document.id', '=', id)
      .select(['document.report', 'document.number', 'document.project', 'document.revision'])
      .select('document.is_internal')
      .select(['document.owner', 'document.language', 'document.made_on', 'document.answers'])
      .select(['document.snapshot', 'offer.valid_until'])
      .executeTakeFirstOrThrow()
    const report = findReport(row.report)
    if (!report) throw new GiveUp(`No report ${row.report}`)
    const snapshot = readSnapshot(row.snapshot)
    const document: FrozenDocument = {
      ...{ snapshot, number: row.number, madeOn: row.made_on, revision: row.revision },
      ...{ language: row.language, validUntil: row.valid_until },
      // Read when it was written.
      answers: row.answers as FrozenDocument['answers'],
    }
    const { project, owner } = row
    const catalogues = await openCatalogues(database, tenant, snapshot.document.packs)
    const isInternal = row.is_internal || report.audience === 'internal'
    return { document, report, project, owner, isInternal, catalogues }
  })
}
