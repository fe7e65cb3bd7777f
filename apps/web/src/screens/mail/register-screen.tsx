import { registerByMail } from '@arredo/flows'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useApp } from '../../app/app-context.tsx'
import type { KnownLogin } from '../../dialogs/login-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSentForm } from '../../ui/use-sent-form.ts'
import { useLanguage } from '../../words/use-language.ts'
import { useText } from '../../words/use-text.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { AloneScreen } from './alone-screen.tsx'
import { LogInNow } from './log-in-now.tsx'
import { MailCode } from './mail-code.tsx'
import styles from './mail-form.module.css'

/** D-217: a customer's account, from the link of a mail. */
export function RegisterScreen() {
  const text = useText()
  const { config } = useApp()
  const { code = '' } = useParams()
  const [registered, setRegistered] = useState<{ said: string; known: KnownLogin } | null>(null)
  if (registered) return <LogInNow {...registered} />
  return (
    <AloneScreen title={text('Register with {{brand}}', { brand: config.name })}>
      <MailCode key={code} code={code} purpose="registration">
        {(good) => (
          <Registration
            code={code}
            username={good.username}
            onRegistered={(said) => setRegistered({ said, known: { ...good, way: 'customer' } })}
          />
        )}
      </MailCode>
    </AloneScreen>
  )
}

function Registration({
  code,
  username,
  onRegistered,
}: {
  code: string
  username: string
  onRegistered: (said: string) => void
}) {
  const app = useApp()
  const text = useText()
  const [consent, setConsent] = useState(false)
  const { isBusy, error, onSubmit } = useSentForm({
    send(field) {
      const filled = { name: field('name'), next: field('next'), again: field('again') }
      return registerByMail(app, { code, ...filled, consent })
    },
    onSent: onRegistered,
  })

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.who}>{text('For {{email}}', { email: username })}</p>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <TextField label={text('Your name')} name="name" autoComplete="name" maxLength={100} />
      <NewPasswordFields isFirst />
      <Consent isOn={consent} onChange={setConsent} />
      {error && <Notice kind="error">{text(error)}</Notice>}
      <Button type="submit" kind="primary" size="large" wide busy={isBusy}>
        {text('Register')}
      </Button>
      <Link to="/gdprprivacy">{text('What is kept of you')}</Link>
    </form>
  )
}

/** The brand's words; nothing where it has none. */
function Consent({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const text = useText()
  const { code } = useLanguage()
  const words = useApp().config.customerConsent?.text
  if (!words) return null
  return (
    <div className={styles.consent}>
      <p className={styles.hint}>{words[code] ?? words.en}</p>
      <SwitchField label={text('I agree')} on={isOn} onChange={onChange} />
    </div>
  )
}
