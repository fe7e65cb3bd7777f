import { Download, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { DownloadLink } from '../downloads/download-link.tsx'
import { useFileAddress } from '../downloads/use-file-address.ts'
import { buttonLook } from '../ui/button.tsx'
import { useText } from '../words/use-text.ts'
import styles from './file-actions.module.css'

type FileActionsProps = {
  file: string
  /** Where taking it home is the next step. */
  isNext?: boolean
  /** What there is besides it. */
  children?: ReactNode
}

/** What can be done with a document that is there. */
export function FileActions({ file, isNext = false, children }: FileActionsProps) {
  const text = useText()
  const { address } = useFileAddress(file)
  if (address === null) return null

  return (
    <div className={styles.actions}>
      {children}
      <a
        className={buttonLook({})}
        href={address}
        target="_blank"
        rel="noreferrer"
        title={text('Open in a new tab')}
      >
        <ExternalLink size={16} aria-hidden="true" />
        {text('Open')}
      </a>
      <DownloadLink className={buttonLook({ kind: isNext ? 'primary' : 'plain' })} address={address}>
        <Download size={16} aria-hidden="true" />
        {text('Download')}
      </DownloadLink>
    </div>
  )
}
