import type { DocumentListing } from '@arredo/contract'
import { useApp } from '../app/app-context.tsx'
import type { FetchedList } from '../screens/fetched-list.ts'
import { useAddMade, useMadeList } from './use-made-list.ts'

/** The documents made of a project, newest first; offers have a list of their own. */
export function useDocuments(projectId: number | null): FetchedList<DocumentListing> {
  const { ports } = useApp()
  return useMadeList<DocumentListing, number>({
    kind: 'documents',
    of: projectId,
    read: (of) => ports.call('documents/list', { projectId: of }),
  })
}

/** One document: a look, or one of a project that was never saved, is in no list of the server's. */
export function useDocument(id: string | null): FetchedList<DocumentListing> {
  const { ports } = useApp()
  return useMadeList<DocumentListing, string>({
    kind: 'document',
    of: id,
    async read(of) {
      const answer = await ports.call('documents/get', { id: of })
      return answer.ok ? { ok: true, value: [answer.value] } : answer
    },
  })
}

/** Shows one that was just asked for before it is read again. */
export function useAddDocument(): (document: DocumentListing) => void {
  const addToList = useAddMade<DocumentListing>('documents')
  const addAlone = useAddMade<DocumentListing>('document')
  return (document) => {
    addAlone(document.id, document)
    if (document.number !== null && document.projectId !== null) addToList(document.projectId, document)
  }
}
