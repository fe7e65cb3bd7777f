import type { ComponentProps } from 'react'
import type { FinishedFile } from './download-queue.ts'
import { useDownload } from './use-download.ts'

type DownloadLinkProps = Omit<ComponentProps<'a'>, 'href' | 'download' | 'onClick'> & { address: string }

/** To a file that the server keeps and names. */
export function DownloadLink({ address, ...rest }: DownloadLinkProps) {
  const download = useDownload()
  const href = `${address}${address.includes('?') ? '&' : '?'}download`
  return (
    <a
      {...rest}
      href={href}
      download=""
      onClick={(event) => {
        event.preventDefault()
        void download(() => fetchFile(href))
      }}
    />
  )
}

async function fetchFile(address: string): Promise<FinishedFile> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`Answered with ${answer.status}`)
  return { name: nameIn(answer.headers.get('content-disposition') ?? ''), content: await answer.blob() }
}

function nameIn(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  return decodeURIComponent(encoded)
}
