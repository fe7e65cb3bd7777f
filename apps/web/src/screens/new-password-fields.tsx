import { PasswordField } from '../ui/password-field.tsx'
import { usePasswordWords } from '../words/use-password-words.ts'
import { useText } from '../words/use-text.ts'

/** `next` and `again` in a form; `isFirst` for who has none yet. */
export function NewPasswordFields({ isFirst = false }: { isFirst?: boolean }) {
  const text = useText()
  const words = usePasswordWords()
  return (
    <>
      <PasswordField
        label={isFirst ? text('Password') : text('New password')}
        hint={text('At least 10 characters; a few words that belong together for you alone are good.')}
        name="next"
        autoComplete="new-password"
        words={words}
      />
      <PasswordField
        label={isFirst ? text('Password once more') : text('New password once more')}
        name="again"
        autoComplete="new-password"
        words={words}
      />
    </>
  )
}
