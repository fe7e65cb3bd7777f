import { type OpenDesk, useDeskNow } from '../../app/use-open-desk.ts'
import { Panel } from '../../ui/panel.tsx'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import styles from './offer-list.module.css'

type NextOfferProps = { open: OpenDesk; isShown: boolean; onShow: () => void }

/** The way to the rows as they are now, with what the customer would pay. */
export function NextOffer({ open, isShown, onShow }: NextOfferProps) {
  const text = useText()
  const money = useMoney()
  const { customer } = useDeskNow(open).evaluation.prices
  return (
    <Panel className={styles.panel}>
      <button type="button" className={styles.offer} aria-current={isShown || undefined} onClick={onShow}>
        <span className={styles.number}>{text('The next offer')}</span>
        <span className={styles.total}>
          {customer && money({ minor: customer.total, currency: customer.currency })}
        </span>
        <span className={styles.made}>{text('Its rows as they are now, to be changed')}</span>
      </button>
    </Panel>
  )
}
