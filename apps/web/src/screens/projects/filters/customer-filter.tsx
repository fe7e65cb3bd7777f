import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { FindCustomer } from '../../../dialogs/customers/find-customer.tsx'
import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/field.module.css'
import { Popover } from '../../../ui/popover.tsx'
import selectStyles from '../../../ui/select-field.module.css'
import { useText } from '../../../words/use-text.ts'
import type { FilterProps } from '../list-wish.ts'
import { useCustomerName } from './use-customer-name.ts'

/** Whose projects, found in the shop's file. */
export function CustomerFilter({ wish, change }: FilterProps) {
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const name = useCustomerName(wish.customer)
  const trigger = (
    <button
      type="button"
      className={classNames(fieldStyles.control, selectStyles.trigger)}
      aria-labelledby={`${id}-label ${id}-said`}
    >
      <span id={`${id}-said`} className={selectStyles.value}>
        {wish.customer === '' ? text('Any customer') : name}
      </span>
      <span className={fieldStyles.affix}>
        <ChevronDown size={16} aria-hidden="true" />
      </span>
    </button>
  )
  return (
    <div className={fieldStyles.field}>
      <span id={`${id}-label`} className={fieldStyles.label}>
        {text('Customer')}
      </span>
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
    </div>
  )
}
