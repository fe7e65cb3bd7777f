import type { CustomerRecord } from '@arredo/contract'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { CustomerForm } from '../../customers/customer-form.tsx'
import { useCustomersChanged } from '../../customers/use-customers.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'

/** One of the shop's file, for itself; who it is like is opened instead where the person says so. */
export function CustomerFormDialog({ question, onAnswer, frame }: DialogProps<'customerForm'>) {
  const text = useText()
  const { ports, notices } = useApp()
  const changed = useCustomersChanged()
  const [record, setRecord] = useState<CustomerRecord | null>(question.record)
  const [isBusy, setBusy] = useState(false)

  async function use(code: string) {
    const found = await ports.call('customers/get', { code })
    if (found.ok) setRecord(found.value)
    else notices.show({ message: found.message, kind: 'error' })
  }

  return (
    <DialogFrame
      {...frame}
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          <Button kind="primary" type="submit" form="customer" busy={isBusy}>
            {text('Save')}
          </Button>
        </>
      }
    >
      <CustomerForm
        key={record?.code ?? ''}
        id="customer"
        record={record}
        onBusy={setBusy}
        onUse={({ code }) => void use(code)}
        onKept={(kept) => {
          changed()
          onAnswer(kept)
        }}
      />
    </DialogFrame>
  )
}
