import { askForMail, canMail } from '@arredo/flows'
import { done, type Result } from '@arredo/project'
import { useEffect, useId, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { Button } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type Field, useSentForm } from '../ui/use-sent-form.ts'
import { useText } from '../words/use-text.ts'
import type { DialogProps } from './dialog-props.ts'

type State =
  | { readonly is: 'asking' }
  | { readonly is: 'sent'; readonly email: string }
  /** No mails are sent from here. */
  | { readonly is: 'nobody' }

/** What is said never tells whether somebody is known under the address. */
export function AskForMailDialog({ question: { purpose }, onAnswer, frame }: DialogProps<'askForMail'>) {
  const app = useApp()
  const text = useText()
  const id = useId()
  const [state, setState] = useState<State>({ is: 'asking' })
  const { isBusy, error, forgetError, onSubmit } = useSentForm({ send: ask, onSent: setState })

  useEffect(() => {
    void canMail(app).then((can) => can.ok && !can.value && setState({ is: 'nobody' }))
  }, [app])

  async function ask(field: Field): Promise<Result<State>> {
    const email = field('email').trim()
    const asked = await askForMail(app, purpose, email)
    return asked.ok ? done(asked.value === 'mail' ? { is: 'sent', email } : { is: 'nobody' }) : asked
  }

  if (state.is !== 'asking') {
    return (
      <DialogFrame
        {...frame}
        footer={
          <Button kind="primary" onClick={() => onAnswer(null)}>
            {text('Done')}
          </Button>
        }
      >
        {state.is === 'nobody' ? (
          <Notice isAlert>
            {text('No mails are sent from here: please ask your shop, which can help you.')}
          </Notice>
        ) : (
          <Notice kind="good" isAlert>
            {purpose === 'password'
              ? text(
                  'If {{email}} is known here, a mail with a link is on its way. The link works for 30 minutes.',
                  {
                    email: state.email,
                  },
                )
              : text('A mail with a link is on its way to {{email}}. The link works for a day.', {
                  email: state.email,
                })}{' '}
            {text('Nothing there after some minutes? Look among unwanted mails, or ask your shop.')}
          </Notice>
        )}
      </DialogFrame>
    )
  }

  return (
    <DialogFrame
      {...frame}
      description={
        purpose === 'password'
          ? text('We mail you a link with which you choose a new one.')
          : text('We mail you a link with which you finish it.')
      }
      footer={
        <Button kind="primary" type="submit" form={id} busy={isBusy}>
          {text('Send the mail')}
        </Button>
      }
    >
      <form id={id} onSubmit={onSubmit} noValidate>
        <TextField
          label={text('E-mail address')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          error={error && text(error)}
          onChange={() => forgetError()}
        />
      </form>
    </DialogFrame>
  )
}
