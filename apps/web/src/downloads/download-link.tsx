import type { ComponentProps } from 'react'
import { fetchFile } from './fetch-file.ts'
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
