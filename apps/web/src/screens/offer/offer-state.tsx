import type { OfferListing } from '@arredo/contract'
import { useApp } from '../../app/app-context.tsx'
import { MadeState } from '../../documents/made-state.tsx'
import { useDate } from '../../words/use-date.ts'
import { useText } from '../../words/use-text.ts'
import styles from './offer-state.module.css'

/** In one line: being made, not made, or how long it is valid. */
export function OfferState({ offer: { state, validUntil } }: { offer: OfferListing }) {
  const text = useText()
  const date = useDate()
  const { clock } = useApp().ports
  const isLapsed = validUntil < clock.today()
  return (
    <MadeState state={state}>
      <span className={isLapsed ? styles.lapsed : undefined}>
        {isLapsed
          ? text('Lapsed on {{date}}', { date: date(validUntil) })
          : text('Valid until {{date}}', { date: date(validUntil) })}
      </span>
    </MadeState>
  )
}
