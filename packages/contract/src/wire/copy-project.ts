import { type ProjectDocument, withNewIds } from '@arredo/project'
import { withoutReferences } from '../host/host-data.ts'

/**
 * D-15: new ids, status as before the first save, nothing another system knows the first one by. The trade sheet
 * goes along: who may not have it has an empty one.
 */
export function copyProject(document: ProjectDocument, newId: () => string): ProjectDocument {
  const copy = withNewIds(document, newId)
  const { header } = copy
  return {
    ...copy,
    header: { ...header, status: 'unsaved', customerFields: withoutReferences(header.customerFields) },
  }
}
