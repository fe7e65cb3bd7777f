import { useForm } from 'react-hook-form'
import { AddressFields, type TypedAddress } from '../../customers/address-fields.tsx'
import { addressOf, typedOf } from '../../customers/typed-address.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'

/** D-129: it begins as the customer's own, which it need not stay. */
export function AddressFormDialog({ question, onAnswer, frame }: DialogProps<'addressForm'>) {
  const text = useText()
  const { locale } = useLanguage()
  const { customer, address } = question
  const { register, handleSubmit, formState } = useForm<TypedAddress>({
    defaultValues: typedOf(address ?? customer, locale),
  })
  const keep = handleSubmit((typed) => onAnswer({ address: addressOf(typed) }))

  return (
    <DialogFrame
      {...frame}
      description={text('Where the order goes. The offer still names the customer.')}
      footer={
        <>
          {address ? (
            <Button onClick={() => onAnswer({ address: null })}>{text('Use the customer’s address')}</Button>
          ) : (
            <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          )}
          <Button kind="primary" type="submit" form="address">
            {text('Use this address')}
          </Button>
        </>
      }
    >
      <form id="address" onSubmit={(event) => void keep(event)} noValidate>
        <AddressFields register={register} errors={formState.errors} hasCompany={false} />
      </form>
    </DialogFrame>
  )
}
