import { useState } from 'react'
import { useApp } from '../../../app/app-context.tsx'
import { useDownload } from '../../../downloads/use-download.ts'

const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Hands the version sold now, or a named one, to the person as a file. */
export function useDownloadWorkbook() {
  const { ports, notices } = useApp()
  const handOver = useDownload()
  const [isBusy, setIsBusy] = useState(false)

  async function download(code: string, hash?: string) {
    setIsBusy(true)
    const answer = await ports.call('catalogues/workbook', { code, ...(hash !== undefined && { hash }) })
    setIsBusy(false)
    if (answer.ok) return handOver({ name: answer.value.name, content: workbookOf(answer.value.workbook) })
    notices.show({ message: answer.message, kind: 'error' })
  }

  return { download, isBusy }
}

function workbookOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: kind })
}
