import type { OfferListing } from '@arredo/contract'
import { isChanged, type OpenProject } from '@arredo/flows'
import { FileWarning } from 'lucide-react'
import { CompareButton } from '../../documents/compare-button.tsx'
import { DocumentPages } from '../../documents/document-pages.tsx'
import { FileActions } from '../../documents/file-actions.tsx'
import { MakingProgress } from '../../documents/making-progress.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import styles from './offer-document.module.css'
import { OfferState } from './offer-state.tsx'

type OfferDocumentProps = {
  offer: OfferListing
  /** The one made before it. */
  earlier: OfferListing | undefined
  project: OpenProject
}

/** One offer: what it comes to, how to get it, and its pages. */
export function OfferDocument({ offer, earlier, project }: OfferDocumentProps) {
  const text = useText()
  const money = useMoney()
  const { total, currency, withVat } = offer.total
  const isOlder = offer.revision !== project.revision || isChanged(project)
  return (
    <Panel className={styles.panel} aria-label={text('Offer {{number}}', { number: offer.number })}>
      <header className={styles.header}>
        <div className={styles.about}>
          <h2>{text('Offer {{number}}', { number: offer.number })}</h2>
          <OfferState offer={offer} />
        </div>
        <div className={styles.price}>
          <span className={styles.total}>{money({ minor: total, currency })}</span>
          <span className={styles.basis}>{withVat ? text('with VAT') : text('without VAT')}</span>
        </div>
        {offer.document && (
          <FileActions file={offer.document.file}>
            {earlier && (
              <CompareButton projectId={offer.projectId} report="offer" id={offer.id} earlier={earlier} />
            )}
          </FileActions>
        )}
      </header>
      {isOlder && <p className={styles.older}>{text('The project has changed since this offer.')}</p>}
      <div className={styles.desk}>
        {offer.document && <DocumentPages made={offer.document} />}
        {offer.state === 'making' && <MakingProgress making={offer} />}
        {offer.state === 'failed' && (
          <EmptyState
            icon={<FileWarning aria-hidden="true" />}
            title={text('Could not be made')}
            hint={text('Nothing is lost: the project is saved. Make the offer again.')}
          />
        )}
      </div>
    </Panel>
  )
}
