import type { OfferListing } from '@arredo/contract'
import { Panel } from '../../ui/panel.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import styles from './offer-list.module.css'
import { OfferState } from './offer-state.tsx'

export type OfferListProps = {
  offers: readonly OfferListing[]
  /** Null while what would be offered next is. */
  shown: OfferListing | null
  onShow: (id: string) => void
}

export function OfferList({ offers, shown, onShow }: OfferListProps) {
  const text = useText()
  const money = useMoney()
  const moment = useMoment()
  return (
    <Panel className={styles.panel} aria-label={text('Offers of this project')}>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            <button
              type="button"
              className={styles.offer}
              aria-current={offer.id === shown?.id || undefined}
              onClick={() => onShow(offer.id)}
            >
              <span className={styles.number}>{text('Offer {{number}}', { number: offer.number })}</span>
              <span className={styles.total}>
                {money({ minor: offer.total.total, currency: offer.total.currency })}
              </span>
              <span className={styles.made}>
                {moment(offer.madeAt)} · {offer.madeBy}
              </span>
              <OfferState offer={offer} />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
