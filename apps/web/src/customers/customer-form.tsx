import type { CustomerListing, CustomerRecord } from '@arredo/contract'
import { keepCustomer } from '@arredo/flows'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useLanguage } from '../words/use-language.ts'
import { useText } from '../words/use-text.ts'
import { AddressFields, type TypedAddress } from './address-fields.tsx'
import { AlikeCustomers } from './alike-customers.tsx'
import { ConsentField } from './consent-field.tsx'
import styles from './customer-fields.module.css'
import { countryName, detailsOf, nobody, typedOf } from './typed-address.ts'

export type CustomerFormProps = {
  /** Of the form, for a button outside of it. */
  id: string
  /** Null: a new one. */
  record: CustomerRecord | null
  /** What was looked for, and may be the name of somebody new. */
  start?: Partial<TypedAddress>
  onKept: (record: CustomerRecord) => void
  onBusy: (isBusy: boolean) => void
  /** One who is in the file already, instead of a new one. */
  onUse: (customer: CustomerListing) => void
}

/** A customer of the shop's file, new or changed. */
export function CustomerForm({ id, record, start, onKept, onBusy, onUse }: CustomerFormProps) {
  const text = useText()
  const app = useApp()
  const { locale } = useLanguage()
  const shop = useProfile()?.shop
  const [key] = useState(() => app.ports.ids())
  const [base, setBase] = useState(record)
  const [consent, setConsent] = useState(Boolean(record?.consent))
  const [isTried, setTried] = useState(false)
  const [alike, setAlike] = useState<readonly CustomerListing[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const isSomebodyElse = useRef(false)
  const { register, handleSubmit, formState, reset } = useForm<TypedAddress>({
    defaultValues: record
      ? typedOf(record.details, locale)
      : { ...nobody, country: countryName(shop?.country ?? '', locale), ...start },
  })
  const lacksConsent = !base && Boolean(app.config.customerConsent?.required) && !consent

  const keep = handleSubmit(async (typed) => {
    setTried(true)
    if (lacksConsent) return
    onBusy(true)
    const kept = await keepCustomer(app, {
      ...{ key, record: base, details: detailsOf(typed), isSomebodyElse: isSomebodyElse.current },
      consent: consent === Boolean(base?.consent) ? undefined : consent,
    })
    onBusy(false)
    setAlike(kept.kind === 'alike' ? kept.customers : [])
    setProblem(kept.kind === 'failed' ? kept.message : null)
    if (kept.kind === 'kept') onKept(kept.customer)
    if (kept.kind === 'changed') {
      setBase(kept.customer)
      setConsent(Boolean(kept.customer.consent))
      reset(typedOf(kept.customer.details, locale))
      setProblem('Someone else changed this customer meanwhile: this is what they wrote')
    }
  })

  return (
    <form id={id} className={styles.form} onSubmit={(event) => void keep(event)} noValidate>
      {problem && <Notice kind="error">{text(problem)}</Notice>}
      {alike.length > 0 && (
        <AlikeCustomers
          customers={alike}
          onUse={onUse}
          onSomebodyElse={() => {
            isSomebodyElse.current = true
            void keep()
          }}
        />
      )}
      <AddressFields register={register} errors={formState.errors} hasCompany />
      <Field label={text('Notes')} hint={text('For the shop alone: no offer and no host sees them.')}>
        {({ id: notes, describedBy }) => (
          <textarea
            id={notes}
            className={styles.notes}
            aria-describedby={describedBy}
            maxLength={2000}
            {...register('notes')}
          />
        )}
      </Field>
      <ConsentField
        given={base?.consent ?? null}
        isOn={consent}
        isMissing={isTried && lacksConsent}
        onChange={setConsent}
      />
    </form>
  )
}
