import { changePassword } from '@arredo/flows'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useSession } from '../../app/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { type Field, useSentForm } from '../../ui/use-sent-form.ts'
import { usePasswordWords } from '../../words/use-password-words.ts'
import { useText } from '../../words/use-text.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import styles from './settings-screen.module.css'

export function PasswordForm() {
  const app = useApp()
  const text = useText()
  const words = usePasswordWords()
  const { profile } = useSession()
  const [changed, setChanged] = useState<string | null>(null)
  const { isBusy, error, onSubmit } = useSentForm({
    send: change,
    onSent(said, form) {
      form.reset()
      setChanged(said)
    },
  })
  const said = error ?? changed

  function change(field: Field) {
    setChanged(null)
    return changePassword(app, {
      present: field('present'),
      next: field('next'),
      again: field('again'),
    })
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {/* For whoever keeps passwords, to know whose it is. */}
      <input type="hidden" name="username" autoComplete="username" value={profile?.username ?? ''} readOnly />
      <PasswordField
        label={text('Password you have now')}
        name="present"
        autoComplete="current-password"
        words={words}
      />
      <NewPasswordFields />
      {said && (
        <Notice kind={error ? 'error' : 'good'} isAlert>
          {text(said)}
        </Notice>
      )}
      <Button type="submit" kind="primary" busy={isBusy}>
        {text('Change the password')}
      </Button>
      <p className={styles.hint}>{text('Wherever else you are logged in, you are logged out by that.')}</p>
    </form>
  )
}
