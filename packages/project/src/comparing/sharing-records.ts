import { mapNames } from '../changed-records.ts'
import type { ProjectDocument } from '../document.ts'
import { isSameRecord } from '../is-same-record.ts'

type Records = Readonly<Record<string, unknown>>

/** The same document, made of the records of others where they are equal: what compares by identity sees as much. */
export function sharingRecords(
  document: ProjectDocument,
  known: readonly ProjectDocument[],
): ProjectDocument {
  const shared: Record<string, Records> = {}
  for (const name of [...mapNames, 'header'] as const) {
    const own: Records = document[name]
    shared[name] = Object.fromEntries(
      Object.entries(own).map(([id, record]) => {
        const other = known.map((each): Records => each[name]).find((each) => isSameRecord(each[id], record))
        return [id, other ? other[id] : record]
      }),
    )
  }
  return { ...document, ...(shared as unknown as ProjectDocument) }
}
