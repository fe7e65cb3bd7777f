import type { CustomerListing } from '@arredo/contract'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { useText } from '../words/use-text.ts'
import styles from './alike-customers.module.css'
import { CustomerLines } from './customer-lines.tsx'

/** Before somebody is in the file twice: who it may be. The person decides. */
export function AlikeCustomers({
  customers,
  onUse,
  onSomebodyElse,
}: {
  customers: readonly CustomerListing[]
  onUse: (customer: CustomerListing) => void
  onSomebodyElse: () => void
}) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])

  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <p className={styles.title}>{text('Is this the same customer?')}</p>
      <ul className={styles.list}>
        {customers.map((customer) => (
          <li key={customer.code} className={styles.customer}>
            <div>
              <CustomerLines customer={customer} />
            </div>
            <Button
              size="small"
              aria-label={text('Use {{name}}', { name: customer.name })}
              onClick={() => onUse(customer)}
            >
              {text('Use this one')}
            </Button>
          </li>
        ))}
      </ul>
      <Button size="small" kind="quiet" onClick={onSomebodyElse}>
        {text('No, this is somebody else')}
      </Button>
    </div>
  )
}
