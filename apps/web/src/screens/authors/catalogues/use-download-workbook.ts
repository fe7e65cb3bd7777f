import { useState } from 'react'
import { useApp } from '../../../app/app-context.tsx'

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
  const address = URL.createObjectURL(new Blob([bytes], { type: kind }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after this call; a minute is long enough for any.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
