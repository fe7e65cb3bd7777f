import { FileWarning } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './offer-pages.module.css'
import { useFileAddress } from './use-file-address.ts'

/** A4 in points, as the picture of all pages is measured. */
const page = { width: 595.28, height: 841.89 }

/**
 * One picture holds all pages below each other; each is shown by its own part of it. A picture instead of the
 * PDF itself: telephones and the page's policy have no viewer for it inside a page.
 */
export function OfferPages({ preview, pages }: { preview: string; pages: number }) {
  const text = useText()
  const { address, isRefused } = useFileAddress(preview)
  const [isBroken, setIsBroken] = useState(false)
  if (isRefused || isBroken) {
    return (
      <EmptyState
        icon={<FileWarning aria-hidden="true" />}
        title={text('The offer cannot be shown')}
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

  return (
    <ol className={styles.pages}>
      {Array.from({ length: pages }, (_, index) => {
        const part = `#svgView(viewBox(0,${(index * page.height).toFixed(2)},${page.width},${page.height}))`
        return (
          <li key={part}>
            <img
              className={styles.page}
              src={`${address}${part}`}
              alt={text('Page {{page}} of {{pages}}', { page: index + 1, pages })}
              onError={() => setIsBroken(true)}
            />
          </li>
        )
      })}
    </ol>
  )
}
