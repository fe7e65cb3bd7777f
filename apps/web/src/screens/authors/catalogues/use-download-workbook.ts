import { useState } from 'react'
import { useApp } from '../../../app/app-context.tsx'
import { handOverFile } from '../../../outside/hand-over-file.ts'

const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Hands the version sold now, or a named one, to the person as a file. */
export function useDownloadWorkbook() {
  const { ports, notices } = useApp()
  const [isBusy, setIsBusy] = useState(false)

  async function download(code: string, hash?: string) {
    setIsBusy(true)
    const answer = await ports.call('catalogues/workbook', { code, ...(hash !== undefined && { hash }) })
    setIsBusy(false)
    if (answer.ok) return save(answer.value.name, answer.value.workbook)
    notices.show({ message: answer.message, kind: 'error' })
  }

  return { download, isBusy }
}

function save(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  handOverFile(name, new Blob([bytes], { type: kind }))
}
