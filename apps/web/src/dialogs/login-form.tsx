import { logIn, logInAsCustomer } from '@arredo/flows'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useSession } from '../app/use-session.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type Field, useSentForm } from '../ui/use-sent-form.ts'
import { usePasswordWords } from '../words/use-password-words.ts'
import { useText } from '../words/use-text.ts'
import styles from './login-form.module.css'

export type LoginWay = 'customer' | 'seller'

/** What is known already of who logs in. */
export type KnownLogin = { way: LoginWay; userid: string; username: string }

const rememberedWay = 'loginWay'

/** A customer has an e-mail address; for a seller user id is the account (a dealer), user name the person in it (D-12). */
export function LoginForm({ onLoggedIn, known }: { onLoggedIn: () => void; known?: KnownLogin | undefined }) {
  const app = useApp()
  const text = useText()
  const words = usePasswordWords()
  const { isCustomerLoginEnabled } = useSession()
  const [way, setWay] = useState<LoginWay>(known?.way ?? rightWay())
  const password = useRef<HTMLInputElement>(null)
  const isKnown = known !== undefined
  const { isBusy, error, forgetError, onSubmit } = useSentForm({
    send: logInWith,
    onSent() {
      if (isCustomerLoginEnabled) app.ports.memory.write(rememberedWay, way)
      onLoggedIn()
    },
  })

  /** Customers come once in a while; who sells here is known by the device. */
  function rightWay(): LoginWay {
    return isCustomerLoginEnabled && app.ports.memory.read(rememberedWay) !== 'seller' ? 'customer' : 'seller'
  }

  // All that is left to type.
  useEffect(() => {
    if (isKnown) password.current?.focus()
  }, [isKnown])

  function logInWith(field: Field) {
    const [username, password] = [field('username').trim(), field('password')]
    return way === 'customer'
      ? logInAsCustomer(app, { email: username, password })
      : logIn(app, { userid: field('userid').trim(), username, password })
  }

  function other(next: LoginWay) {
    setWay(next)
    forgetError()
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {way === 'customer' ? (
        <TextField
          key="customer"
          label={text('E-mail address')}
          name="username"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={known?.username}
        />
      ) : (
        <>
          <TextField
            label={text('User id')}
            hint={text('The code of your company')}
            name="userid"
            autoComplete="organization"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={known?.userid}
          />
          <TextField
            label={text('User name')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={known?.username}
          />
        </>
      )}
      <PasswordField
        ref={password}
        label={text('Password')}
        name="password"
        autoComplete="current-password"
        words={words}
      />
      {error && <Notice kind="error">{text(error)}</Notice>}
      <Button type="submit" kind="primary" size="large" wide busy={isBusy}>
        {isBusy ? text('Logging in…') : text('Log in')}
      </Button>
      <div className={styles.ways}>
        <LinkButton onClick={() => void app.dialogs.ask('askForMail', { purpose: 'password' })}>
          {text('Forgotten your password?')}
        </LinkButton>
        {way === 'customer' && (
          <LinkButton onClick={() => void app.dialogs.ask('askForMail', { purpose: 'registration' })}>
            {text('Create an account')}
          </LinkButton>
        )}
      </div>
      {isCustomerLoginEnabled && !isKnown && (
        <p className={styles.other}>
          {way === 'customer' ? text('Do you work for a shop?') : text('Are you a customer?')}{' '}
          <LinkButton kind="inline" onClick={() => other(way === 'customer' ? 'seller' : 'customer')}>
            {way === 'customer' ? text('Log in with a user id') : text('Log in with your e-mail address')}
          </LinkButton>
        </p>
      )}
    </form>
  )
}
