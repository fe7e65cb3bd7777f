import type { OfferListing } from '@arredo/contract'
import { useApp } from '../../app/app-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useDate } from '../../words/use-date.ts'
import { useText } from '../../words/use-text.ts'
import styles from './offer-state.module.css'

/** In one line: being made, not made, or how long it is valid. */
export function OfferState({ offer }: { offer: OfferListing }) {
  const text = useText()
  const date = useDate()
  const { clock } = useApp().ports
  if (offer.state === 'making') {
    return (
      <span className={styles.state}>
        <Spinner />
        {text('Being made')}
      </span>
    )
  }
  if (offer.state === 'failed') {
    return <span className={classNames(styles.state, styles.failed)}>{text('Could not be made')}</span>
  }
  const isLapsed = offer.validUntil < clock.today()
  return (
    <span className={classNames(styles.state, isLapsed && styles.lapsed)}>
      {isLapsed
        ? text('Lapsed on {{date}}', { date: date(offer.validUntil) })
        : text('Valid until {{date}}', { date: date(offer.validUntil) })}
    </span>
  )
}
