import { useState } from 'react'
import { FindCustomer } from '../../../dialogs/customers/find-customer.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { useText } from '../../../words/use-text.ts'
import type { FilterProps } from '../list-wish.ts'
import { FilterField } from './filter-field.tsx'
import { useCustomerName } from './use-customer-name.ts'

/** Whose projects, found in the shop's file. */
export function CustomerFilter({ wish, change }: FilterProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const name = useCustomerName(wish.customer)
  return (
    <FilterField label={text('Customer')} said={wish.customer === '' ? text('Any customer') : name}>
      {(trigger) => (
        <Popover trigger={trigger} title={text('Projects of a customer')} align="start">
          {(close) => (
            <FindCustomer
              typed={typed}
              onType={setTyped}
              present={null}
              onChoose={({ code }) => {
                change({ customer: code })
                close()
              }}
            />
          )}
        </Popover>
      )}
    </FilterField>
  )
}
