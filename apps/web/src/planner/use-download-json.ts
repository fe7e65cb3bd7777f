import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'
import { useDownload } from '../downloads/use-download.ts'

/** The open project in the exchange format; null for who sells nothing. */
export function useDownloadJson(): (() => void) | null {
  const app = useApp()
  const download = useDownload()
  if (useProfile()?.kind !== 'pro') return null
  return () => {
    if (!app.project.getState().open) return
    void download(async () => {
      const { projectJson } = await import('../downloads/project-json.ts')
      return projectJson(app)
    })
  }
}
