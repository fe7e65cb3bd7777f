import { isEmail } from '@arredo/measures'
import type { Customer } from '@arredo/project'
import { useForm } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useText } from '../words/use-text.ts'
import styles from './customer-assignment-dialog.module.css'
import type { DialogProps } from './dialog-props.ts'

const nobody: Customer = {
  email: '',
  firstName: '',
  lastName: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
  mobile: '',
}

/** H-21: select and skip; a forced assignment cannot be closed otherwise. */
export function CustomerAssignmentDialog({ onAnswer, frame }: DialogProps<'customerAssignment'>) {
  const text = useText()
  const { register, handleSubmit, formState } = useForm<Customer>({ defaultValues: nobody })
  const { errors } = formState
  const select = handleSubmit((customer) => onAnswer({ kind: 'select', customer }))

  return (
    <DialogFrame
      {...frame}
      description={text('Who is this project for? Offers and prices carry this name.')}
      footer={
        <>
          <Button onClick={() => onAnswer({ kind: 'skip' })}>{text('Skip')}</Button>
          <Button kind="primary" type="submit" form="customer">
            {text('Assign customer')}
          </Button>
        </>
      }
    >
      <form id="customer" className={styles.form} onSubmit={(event) => void select(event)} noValidate>
        <TextField
          label={text('First name')}
          autoComplete="off"
          error={errors.firstName?.message ?? null}
          {...register('firstName', { required: text('Please enter a first name') })}
        />
        <TextField
          label={text('Last name')}
          autoComplete="off"
          error={errors.lastName?.message ?? null}
          {...register('lastName', { required: text('Please enter a last name') })}
        />
        <TextField
          label={text('E-mail')}
          type="email"
          autoComplete="off"
          error={errors.email?.message ?? null}
          {...register('email', {
            validate: (typed) =>
              isEmail(typed) || text('Please enter an e-mail address such as name@shop.com'),
          })}
        />
        <TextField label={text('Mobile')} type="tel" autoComplete="off" {...register('mobile')} />
        <TextField label={text('Street')} autoComplete="off" {...register('street')} />
        <TextField label={text('Postal code')} autoComplete="off" {...register('postalCode')} />
        <TextField label={text('City')} autoComplete="off" {...register('city')} />
        <TextField label={text('Country')} autoComplete="off" {...register('country')} />
      </form>
    </DialogFrame>
  )
}
