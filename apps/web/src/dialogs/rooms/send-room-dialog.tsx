import { isEmail } from '@arredo/measures'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApp } from '../../app/app-context.tsx'
import { useSession } from '../../app/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import fieldStyles from '../../ui/field.module.css'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './send-room-dialog.module.css'
import { useRoomShops } from './use-room-shops.ts'

type Form = { name: string; email: string; phone: string; message: string; agrees: boolean }

/** D-131: who asks and which shop; then what happens next. */
export function SendRoomDialog({ question, onAnswer, frame }: DialogProps<'sendRoom'>) {
  const text = useText()
  const { config, ports } = useApp()
  const queries = useQueryClient()
  const { profile, language } = useSession()
  const { shops, error: noShops } = useRoomShops()
  const [picked, setPicked] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, handleSubmit, formState, getValues } = useForm<Form>({
    defaultValues: { name: profile?.kind === 'customer' ? profile.displayName : '' },
  })
  const { errors, isSubmitting } = formState
  const shop = shops.find(({ code }) => code === (picked ?? profile?.shop?.code)) ?? shops[0]
  const consent =
    config.customerConsent?.text[language] ??
    config.customerConsent?.text.en ??
    text('I agree that {{brand}} and this shop use what I write here to answer me.', { brand: config.name })

  const send = handleSubmit(async ({ agrees: _, ...contact }) => {
    if (!shop) return
    setRefusal(null)
    const details = { id: question.id, shop: shop.code, consent, language, ...contact }
    const answer = await ports.call('rooms/send', details)
    if (!answer.ok) return setRefusal(answer.message)
    setSentTo(answer.value.shop)
    await queries.invalidateQueries({ queryKey: ['sharedRoom'] })
  })

  if (sentTo !== null) {
    return (
      // Another one: the button that had the keyboard is gone with the form.
      <DialogFrame
        key="sent"
        {...frame}
        footer={
          <Button kind="primary" onClick={() => onAnswer(null)}>
            {text('Go on planning')}
          </Button>
        }
      >
        <div className={styles.form}>
          <Notice kind="good">{text('Sent to {{shop}}', { shop: sentTo })}</Notice>
          <p>
            {text('Somebody of the shop looks at your room and gets in touch with you.')}{' '}
            {text('You can go on planning: they see what you save.')}
          </p>
        </div>
      </DialogFrame>
    )
  }

  return (
    <DialogFrame
      {...frame}
      description={text('The shop sees your room and how to reach you, and answers.')}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{text('Cancel')}</Button>
          <Button kind="primary" type="submit" form="send-room" busy={isSubmitting}>
            {text('Send')}
          </Button>
        </>
      }
    >
      <form id="send-room" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {shops.length > 1 && (
          <SelectField
            label={text('Shop')}
            value={shop?.code ?? ''}
            options={shops.map(({ code, name, city }) => ({
              value: code,
              label: city && city !== name ? `${city} · ${name}` : name,
            }))}
            onChange={setPicked}
          />
        )}
        {shops.length === 1 && <p className={styles.shop}>{shop?.name}</p>}
        <TextField
          label={text('Your name')}
          autoComplete="name"
          maxLength={200}
          error={errors.name?.message ?? null}
          {...register('name', {
            validate: (typed) => typed.trim() !== '' || text('Please enter your name'),
          })}
        />
        <TextField
          label={text('E-mail')}
          type="email"
          autoComplete="email"
          maxLength={200}
          error={errors.email?.message ?? null}
          {...register('email', { validate: reachable })}
        />
        <TextField
          label={text('Phone')}
          type="tel"
          autoComplete="tel"
          maxLength={50}
          hint={text('One of the two is enough')}
          {...register('phone')}
        />
        <Field label={text('Message')}>
          {({ id }) => (
            <div className={fieldStyles.control}>
              <textarea
                id={id}
                className={`${fieldStyles.input} ${styles.message}`}
                rows={3}
                maxLength={2_000}
                {...register('message')}
              />
            </div>
          )}
        </Field>
        <label className={styles.consent}>
          <input
            type="checkbox"
            aria-invalid={errors.agrees ? true : undefined}
            {...register('agrees', { required: true })}
          />
          <span>{consent}</span>
        </label>
        {errors.agrees && <Notice kind="error">{text('Without your consent it cannot be sent.')}</Notice>}
        {(refusal ?? noShops) && <Notice kind="error">{text(refusal ?? noShops ?? '')}</Notice>}
      </form>
    </DialogFrame>
  )

  function reachable(typed: string): true | string {
    const email = typed.trim()
    if (email === '' && getValues('phone').trim() === '') {
      return text('Please enter an e-mail address or a phone number')
    }
    return email === '' || isEmail(email) || text('Please enter an e-mail address such as name@shop.com')
  }
}
