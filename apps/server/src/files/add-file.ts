import type { Database } from '../database/databases.ts'

export type NewFile = {
  readonly tenant: number
  readonly id: string
  /** As the file store named it. */
  readonly hash: string
  readonly size: number
  readonly contentType: FileContentType
  /** What it is called when somebody keeps it. */
  readonly name: string
  /** Whoever may see this project may fetch the file; null where there is none, and its owner alone may. */
  readonly project: number | null
  readonly owner?: string
  /** For professionals alone, whosever project it is of. */
  readonly isInternal?: boolean
}

/** Types we make ourselves; nothing a person uploads is ever served under its own claim. */
export type FileContentType =
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'image/jpeg'
  | 'image/png'
  | 'image/svg+xml'
  | 'image/vnd.dxf'
  | 'text/csv; charset=utf-8'

/** Makes stored bytes a file of a project, in the transaction of whatever it was made for. */
export async function addFile(
  database: Database,
  { contentType, isInternal = false, ...file }: NewFile,
): Promise<void> {
  await database
    .insertInto('file')
    .values({ ...file, content_type: contentType, is_internal: isInternal })
    .execute()
}
