import { exportedProject } from '@arredo/flows'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'
import { jsonFile } from '../downloads/json-file.ts'
import { useDownload } from '../downloads/use-download.ts'

/** The open project in the exchange format; null for who sells nothing. */
export function useDownloadJson(): (() => void) | null {
  const app = useApp()
  const download = useDownload()
  if (useProfile()?.kind !== 'pro') return null
  return () => {
    const { open } = app.project.getState()
    if (!open) return
    const { name } = open.desk.current().document.header
    void download(async () => jsonFile(await exportedProject(app, open), name))
  }
}
