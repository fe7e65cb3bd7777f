import { countriesIn } from '@arredo/contract'
import { isEmail } from '@arredo/measures'
import { useId } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { TextField } from '../ui/text-field.tsx'
import { useLanguage } from '../words/use-language.ts'
import { useText } from '../words/use-text.ts'
import styles from './customer-fields.module.css'

/** What an address is typed as; the country's code is found when it is kept. */
export type TypedAddress = {
  firstName: string
  lastName: string
  company: string
  email: string
  mobile: string
  street: string
  postalCode: string
  city: string
  county: string
  country: string
  vat: string
  notes: string
}

type Form = { register: UseFormRegister<TypedAddress>; errors: FieldErrors<TypedAddress> }

/** The same for customers and for where an order goes; a company has a line where it may be one. */
export function AddressFields({ register, errors, hasCompany }: Form & { hasCompany: boolean }) {
  const text = useText()
  const countries = useId()
  const { locale } = useLanguage()

  return (
    <div className={styles.grid}>
      <TextField label={text('First name')} autoComplete="off" maxLength={100} {...register('firstName')} />
      <TextField
        label={text('Last name')}
        autoComplete="off"
        maxLength={100}
        error={errors.lastName?.message ?? null}
        {...register('lastName', {
          validate: (typed, { company }) =>
            typed.trim() !== '' ||
            company.trim() !== '' ||
            (hasCompany ? text('Please enter a last name or a company') : text('Please enter a last name')),
        })}
      />
      {hasCompany && (
        <TextField label={text('Company')} autoComplete="off" maxLength={200} {...register('company')} />
      )}
      <TextField label={text('VAT number')} autoComplete="off" maxLength={40} {...register('vat')} />
      <TextField
        label={text('E-mail')}
        type="email"
        autoComplete="off"
        maxLength={200}
        error={errors.email?.message ?? null}
        {...register('email', {
          validate: (typed) =>
            typed.trim() === '' ||
            isEmail(typed.trim()) ||
            text('Please enter an e-mail address such as name@shop.com'),
        })}
      />
      <TextField
        label={text('Mobile')}
        type="tel"
        autoComplete="off"
        maxLength={50}
        {...register('mobile')}
      />
      <TextField label={text('Street')} autoComplete="off" maxLength={200} {...register('street')} />
      <TextField label={text('Postal code')} autoComplete="off" maxLength={20} {...register('postalCode')} />
      <TextField label={text('City')} autoComplete="off" maxLength={100} {...register('city')} />
      <TextField label={text('County')} autoComplete="off" maxLength={100} {...register('county')} />
      <TextField
        label={text('Country')}
        autoComplete="off"
        maxLength={100}
        list={countries}
        {...register('country')}
      />
      <datalist id={countries}>
        {countriesIn(locale).map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
    </div>
  )
}
