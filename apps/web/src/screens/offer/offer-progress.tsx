import type { OfferListing } from '@arredo/contract'
import { useText } from '../../words/use-text.ts'
import styles from './offer-progress.module.css'

export function OfferProgress({ offer }: { offer: OfferListing }) {
  const text = useText()
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={offer.progress} aria-label={text('Being made')} />
      <p className={styles.words}>{offer.message === '' ? text('Being made') : text(offer.message)}</p>
      <p className={styles.hint}>{text('The document is on its way; you can go on working meanwhile.')}</p>
    </div>
  )
}
