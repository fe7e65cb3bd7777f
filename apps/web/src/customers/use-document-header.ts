import type { OpenProject } from '@arredo/flows'
import type { Header } from '@arredo/project'
import { useSyncExternalStore } from 'react'

/** Of the open project, as it is changed. */
export function useDocumentHeader({ desk }: OpenProject): Header {
  return useSyncExternalStore(desk.subscribe, () => desk.current().document.header)
}
