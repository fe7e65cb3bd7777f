import type { ProjectDocument } from '@arredo/project'
import { withoutReferences } from '../host/host-data.ts'

/** D-15: new row ids, status as before the first save, nothing another system knows the first one by. */
export function copyProject(document: ProjectDocument, newId: () => string): ProjectDocument {
  const { header } = document
  const rows = Object.values(document.rows).map((row) => ({ ...row, id: newId() }))
  return {
    ...document,
    header: { ...header, status: 'unsaved', customerFields: withoutReferences(header.customerFields) },
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
  }
}
