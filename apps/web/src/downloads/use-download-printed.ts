import type { PrintedFile } from '@arredo/flows'
import type { Result } from '@arredo/project'
import { fetchFile } from './fetch-file.ts'
import { useDownload } from './use-download.ts'

/** what is printed when its turn comes is fetched and handed to the person. */
export function useDownloadPrinted(): (print: () => Promise<Result<PrintedFile>>) => Promise<void> {
  const download = useDownload()
  return (print) =>
    download(async () => {
      const printed = await print()
      if (!printed.ok) throw new Error(printed.message)
      return fetchFile(printed.value.address, printed.value.name)
    })
}
