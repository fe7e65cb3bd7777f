import { Download, ExternalLink } from 'lucide-react'
import { DownloadLink } from '../../downloads/download-link.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './offer-document.module.css'
import { useFileAddress } from './use-file-address.ts'

export function OfferActions({ file }: { file: string }) {
  const text = useText()
  const { address } = useFileAddress(file)
  if (address === null) return null

  return (
    <div className={styles.actions}>
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
      <DownloadLink className={buttonLook({})} address={address}>
        <Download size={16} aria-hidden="true" />
        {text('Download')}
      </DownloadLink>
    </div>
  )
}
