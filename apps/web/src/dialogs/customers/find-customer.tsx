import type { CustomerListing } from '@arredo/contract'
import { Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSettled } from '../../app/use-settled.ts'
import { CustomerLines } from '../../customers/customer-lines.tsx'
import { useCustomers } from '../../customers/use-customers.ts'
import { LoadFailed } from '../../screens/load-failed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './find-customer.module.css'

export type FindCustomerProps = {
  typed: string
  onType: (typed: string) => void
  /** The code of who has the project now. */
  present: string | null
  onChoose: (customer: CustomerListing) => void
  onEdit?: (customer: CustomerListing) => void
}

/** Those used last until something is typed; Enter takes the only one left. */
export function FindCustomer({ typed, onType, present, onChoose, onEdit }: FindCustomerProps) {
  const text = useText()
  const search = useSettled(typed.trim())
  const { state, list, message, retry, hasMore } = useCustomers(search, 'recent')
  const [only, second] = list
  const [entered, setEntered] = useState('')
  const isAnswered = state === 'ready' && search === entered && typed.trim() === entered

  // Enter is meant for the words it follows: a fast hand does not depend on a fast answer.
  useEffect(() => {
    if (entered === '' || !isAnswered) return
    setEntered('')
    if (only && !second) onChoose(only)
  }, [entered, isAnswered, only, second, onChoose])

  return (
    <div className={styles.find}>
      <SearchField
        label={text('Name, e-mail, number or place')}
        value={typed}
        autoComplete="off"
        onChange={(event) => {
          setEntered('')
          onType(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setEntered(typed.trim())
        }}
      />
      {state === 'failed' && (
        <LoadFailed title={text('The customers could not be loaded')} message={message} retry={retry} />
      )}
      {state === 'loading' && (
        <div aria-busy="true">
          <Skeleton height={48} />
        </div>
      )}
      {state === 'ready' && (
        <p className={styles.heading} role="status">
          {list.length === 0
            ? search === ''
              ? text('No customers yet')
              : text('No customer matches “{{search}}”', { search })
            : search === ''
              ? text('Used last')
              : text('{{count}} customers', { count: list.length })}
        </p>
      )}
      {list.length > 0 && (
        <ul className={styles.list} aria-label={text('Customers')}>
          {list.map((customer) => (
            <li key={customer.code} className={styles.customer}>
              <button type="button" className={styles.choose} onClick={() => onChoose(customer)}>
                <CustomerLines customer={customer} />
              </button>
              {customer.code === present && <Badge>{text('Assigned')}</Badge>}
              {onEdit && (
                <IconButton
                  label={text('Edit {{name}}', { name: customer.name })}
                  icon={<Pencil size={16} aria-hidden="true" />}
                  onClick={() => onEdit(customer)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {search !== '' && hasMore && (
        <p className={styles.heading}>{text('There are more: type on to find the right one.')}</p>
      )}
    </div>
  )
}
