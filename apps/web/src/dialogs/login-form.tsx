import { logIn } from '@arredo/flows'
import { type FormEvent, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { usePasswordWords } from '../words/use-password-words.ts'
import { useText } from '../words/use-text.ts'
import styles from './login-form.module.css'

/** User id is the account (a dealer), user name the person in it (D-12). */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const app = useApp()
  const text = useText()
  const words = usePasswordWords()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const field = (name: string) => String(typed.get(name) ?? '').trim()
    setIsBusy(true)
    setError(null)
    const result = await logIn(app, {
      userid: field('userid'),
      username: field('username'),
      password: String(typed.get('password') ?? ''),
    })
    setIsBusy(false)
    if (result.ok) onLoggedIn()
    else setError(result.message)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={text('User id')}
        hint={text('The code of your company')}
        name="userid"
        autoComplete="organization"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={text('User name')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField label={text('Password')} name="password" autoComplete="current-password" words={words} />
      {error && <Notice kind="error">{text(error)}</Notice>}
      <Button type="submit" kind="primary" size="large" wide busy={isBusy}>
        {isBusy ? text('Logging in…') : text('Log in')}
      </Button>
    </form>
  )
}
