import type { GalleryListing } from '@arredo/contract'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import styles from './room-price.module.css'

/** What the room costs as it is shown, and on which basis. */
export function RoomPrice({ price }: Pick<GalleryListing, 'price'>) {
  const text = useText()
  const money = useMoney()
  if (!price) return null

  return (
    <p className={styles.price}>
      <span className={styles.amount}>{money({ minor: price.total, currency: price.currency })}</span>{' '}
      <span className={styles.basis}>
        {price.withVat ? text('as shown, with VAT') : text('as shown, without VAT')}
      </span>
    </p>
  )
}
