import { type CustomerListing, type CustomerRecord, customerOf } from '@arredo/contract'
import { useRef, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { CustomerForm } from '../../customers/customer-form.tsx'
import { useCustomersChanged } from '../../customers/use-customers.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { FindCustomer } from './find-customer.tsx'
import { LeaveButtons } from './leave-buttons.tsx'
import { nameTyped } from './name-typed.ts'

/** Who is in the form; null is a new one. */
type Editing = { readonly record: CustomerRecord | null }

/** D-55: looked for first, then created or changed where one has to. */
export function AssignFromFile({ question, onAnswer, frame }: DialogProps<'customerAssignment'>) {
  const text = useText()
  const { ports, notices } = useApp()
  const changed = useCustomersChanged()
  const [typed, setTyped] = useState('')
  const [editing, setEditing] = useState<Editing | null>(null)
  const [isBusy, setBusy] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const firstFocus = () => body.current?.querySelector('input') ?? null

  async function load({ code }: Pick<CustomerListing, 'code'>, then: (record: CustomerRecord) => void) {
    if (isBusy) return
    setBusy(true)
    const found = await ports.call('customers/get', { code })
    setBusy(false)
    if (found.ok) then(found.value)
    else notices.show({ message: found.message, kind: 'error' })
  }
  const assign = (record: CustomerRecord) => onAnswer({ kind: 'select', customer: customerOf(record) })

  if (editing) {
    return (
      <DialogFrame
        key="form"
        {...frame}
        firstFocus={firstFocus}
        description={editing.record ? text('Edit customer') : text('New customer')}
        footer={
          <>
            <Button onClick={() => setEditing(null)}>{text('Back to the search')}</Button>
            <Button kind="primary" type="submit" form="customer" busy={isBusy}>
              {text('Save and assign')}
            </Button>
          </>
        }
      >
        <div ref={body}>
          <CustomerForm
            id="customer"
            record={editing.record}
            start={nameTyped(typed)}
            onBusy={setBusy}
            onUse={(customer) => void load(customer, assign)}
            onKept={(record) => {
              changed()
              assign(record)
            }}
          />
        </div>
      </DialogFrame>
    )
  }
  return (
    <DialogFrame
      key="search"
      {...frame}
      firstFocus={firstFocus}
      description={text('Who is this project for? Offers and prices carry this name.')}
      footer={
        <>
          <LeaveButtons question={question} onAnswer={onAnswer} />
          <Button kind="primary" onClick={() => setEditing({ record: null })}>
            {text('New customer')}
          </Button>
        </>
      }
    >
      <div ref={body}>
        <FindCustomer
          typed={typed}
          onType={setTyped}
          present={question.present?.code ?? null}
          onChoose={(customer) => void load(customer, assign)}
          onEdit={(customer) => void load(customer, (record) => setEditing({ record }))}
        />
      </div>
    </DialogFrame>
  )
}
