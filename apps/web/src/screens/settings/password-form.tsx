import { changePassword } from '@arredo/flows'
import { type FormEvent, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useSession } from '../../app/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { usePasswordWords } from '../../words/use-password-words.ts'
import { useText } from '../../words/use-text.ts'
import styles from './settings-screen.module.css'

type Said = { readonly kind: 'good' | 'error'; readonly words: string }

export function PasswordForm() {
  const app = useApp()
  const text = useText()
  const words = usePasswordWords()
  const { profile } = useSession()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const field = (name: string) => String(typed.get(name) ?? '')
    setIsBusy(true)
    setSaid(null)
    const changed = await changePassword(app, {
      present: field('present'),
      next: field('next'),
      again: field('again'),
    })
    setIsBusy(false)
    if (changed.ok) form.reset()
    setSaid(changed.ok ? { kind: 'good', words: changed.value } : { kind: 'error', words: changed.message })
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {/* For whoever keeps passwords, to know whose it is. */}
      <input type="hidden" name="username" autoComplete="username" value={profile?.username ?? ''} readOnly />
      <PasswordField
        label={text('Password you have now')}
        name="present"
        autoComplete="current-password"
        words={words}
      />
      <PasswordField
        label={text('New password')}
        hint={text('At least 10 characters; a few words that belong together for you alone are good.')}
        name="next"
        autoComplete="new-password"
        words={words}
      />
      <PasswordField
        label={text('New password once more')}
        name="again"
        autoComplete="new-password"
        words={words}
      />
      {said && (
        <Notice kind={said.kind} isAlert>
          {text(said.words)}
        </Notice>
      )}
      <Button type="submit" kind="primary" busy={isBusy}>
        {text('Change the password')}
      </Button>
      <p className={styles.hint}>{text('Wherever else you are logged in, you are logged out by that.')}</p>
    </form>
  )
}
