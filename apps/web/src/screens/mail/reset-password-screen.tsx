import { setPasswordByMail } from '@arredo/flows'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useApp } from '../../app/app-context.tsx'
import type { KnownLogin } from '../../dialogs/login-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSentForm } from '../../ui/use-sent-form.ts'
import { useText } from '../../words/use-text.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { AloneScreen } from './alone-screen.tsx'
import { LogInNow } from './log-in-now.tsx'
import { type GoodCode, MailCode } from './mail-code.tsx'
import styles from './mail-form.module.css'

/** Where the link of a mail leads (D-216): a new password, and then the log in with it. */
export function ResetPasswordScreen() {
  const text = useText()
  const { code = '' } = useParams()
  const [changed, setChanged] = useState<Changed | null>(null)
  if (changed?.code === code) return <LogInNow said={changed.said} known={loginOf(changed.good)} />
  return (
    <AloneScreen title={text('Choose a new password')}>
      <MailCode key={code} code={code} purpose="password">
        {(good) => (
          <NewPassword code={code} good={good} onChanged={(said) => setChanged({ code, good, said })} />
        )}
      </MailCode>
    </AloneScreen>
  )
}

type Changed = { code: string; good: GoodCode; said: string }

function loginOf({ kind, userid, username }: GoodCode): KnownLogin {
  return { way: kind === 'customer' ? 'customer' : 'seller', userid, username }
}

function NewPassword({
  code,
  good: { userid, username, kind },
  onChanged,
}: {
  code: string
  good: GoodCode
  onChanged: (said: string) => void
}) {
  const app = useApp()
  const text = useText()
  const { isBusy, error, onSubmit } = useSentForm({
    send: (field) => setPasswordByMail(app, { code, next: field('next'), again: field('again') }),
    onSent: onChanged,
  })

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.who}>
        {kind === 'customer'
          ? text('For {{email}}', { email: username })
          : text('For user id {{account}}, user name {{username}}', { account: userid, username })}
      </p>
      {/* For whoever keeps passwords, to know whose it is. */}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <NewPasswordFields />
      {error && <Notice kind="error">{text(error)}</Notice>}
      <Button type="submit" kind="primary" size="large" wide busy={isBusy}>
        {text('Set the password')}
      </Button>
      <p className={styles.hint}>{text('Wherever you are logged in, you are logged out by that.')}</p>
    </form>
  )
}
