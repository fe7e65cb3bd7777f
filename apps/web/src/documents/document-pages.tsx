import type { DocumentPages as Made } from '@arredo/contract'
import { FileWarning } from 'lucide-react'
import { useState } from 'react'
import { useFileAddress } from '../downloads/use-file-address.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useText } from '../words/use-text.ts'
import styles from './document-pages.module.css'
import { PageImage } from './page-image.tsx'

/** All pages, to be read by scrolling. */
export function DocumentPages({ made: { preview, pages, page } }: { made: Made }) {
  const text = useText()
  const { address, isRefused } = useFileAddress(preview)
  const [isBroken, setIsBroken] = useState(false)
  if (isRefused || isBroken) {
    return (
      <EmptyState
        icon={<FileWarning aria-hidden="true" />}
        title={text('The document cannot be shown')}
        hint={text('The server cannot be reached. Check your connection and try again.')}
      />
    )
  }
  if (address === null) {
    return (
      <div className={styles.pages} aria-busy="true">
        <Skeleton height={480} />
      </div>
    )
  }

  const numbers = Array.from({ length: pages }, (_, index) => index)
  return (
    <ol className={styles.pages}>
      {numbers.map((index) => (
        <li key={index}>
          <PageImage shown={{ address, index, pages, page }} onError={() => setIsBroken(true)} />
        </li>
      ))}
    </ol>
  )
}
