import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import styles from './password-field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** Hidden until one asks to see it. */
export function PasswordField({
  words,
  ...rest
}: Omit<TextFieldProps, 'type' | 'trailing'> & { words: { show: string; hide: string } }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className={styles.reveal}
          aria-label={isShown ? words.hide : words.show}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </button>
      }
    />
  )
}
