import { useCallback } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../words/use-text.ts'
import { type AwaitedFile, createDownloadQueue } from './download-queue.ts'
import { handOverFile } from './hand-over-file.ts'
import { toldDownload } from './told-download.ts'

const gap = 400

/** One for the page. */
const receive = createDownloadQueue({
  save: handOverFile,
  pause: () => new Promise((resolve) => setTimeout(resolve, gap)),
})

/** The one way for a file to the person, who is told when it is there. */
export function useDownload(): (file: AwaitedFile) => Promise<void> {
  const text = useText()
  const { notices, ports } = useApp()
  return useCallback(
    (file) => toldDownload(receive, file, { log: ports.log, notices, text }),
    [text, notices, ports],
  )
}
