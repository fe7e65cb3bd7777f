import { useForm } from 'react-hook-form'
import { AddressFields, type TypedAddress } from '../../customers/address-fields.tsx'
import { customerFrom, nobody, typedOf } from '../../customers/typed-address.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { LeaveButtons } from './leave-buttons.tsx'

/** For who has no file to look into: customers themselves, and professionals without a shop. */
export function AssignByHand({ question, onAnswer, frame }: DialogProps<'customerAssignment'>) {
  const text = useText()
  const { locale } = useLanguage()
  const { present = null } = question
  const { register, handleSubmit, formState } = useForm<TypedAddress>({
    defaultValues: present ? typedOf(present, locale) : nobody,
  })
  const select = handleSubmit((typed) => onAnswer({ kind: 'select', customer: customerFrom(typed, present) }))

  return (
    <DialogFrame
      {...frame}
      description={text('Who is this project for? Offers and prices carry this name.')}
      footer={
        <>
          <LeaveButtons question={question} onAnswer={onAnswer} />
          <Button kind="primary" type="submit" form="customer">
            {text('Assign customer')}
          </Button>
        </>
      }
    >
      <form id="customer" onSubmit={(event) => void select(event)} noValidate>
        <AddressFields register={register} errors={formState.errors} hasCompany />
      </form>
    </DialogFrame>
  )
}
